import CourseLibrary
import Files
import FoundationEssentials
import Lessons
import TestSupport

extension Torture {
  /// A library that has moved, and moved again, ten a round.
  static let redirects = Torture(
    "redirects",
    "a library behind redirects of every form, with relative urls of every form: its course is "
      + "found", rounds: 30
  ) { run in
    for _ in 0..<10 { try await askMovedServer(run) }
  }

  private static func askMovedServer(_ run: TortureRun) async throws {
    let server = try TestHTTPServer()
    let folder = try TemporaryFolder()
    var place = "/library.json"
    for hop in 0..<run.number(in: 0...5) {
      let target = "/\(String(repeating: "d/", count: run.number(in: 0...2)))l\(hop).json"
      server.serve(place, .redirect(to: reference(to: target, from: place, run)))
      place = target
    }
    let course = "/\(run.any(of: ["", "c/", "d/e/"]))course.json"
    let url = reference(to: course, from: place, run)
    server.serve(
      place,
      .text(
        #"{"courses": [{"id": "c", "title": "C", "totalDays": 1, "url": "\#(url)","#
          + #" "languages": {"prompt": "ko", "answer": "en"}}]}"#))
    server.serve(course, .text(courseFile))
    let source = ServerSource(
      try ServerAddress(server.address), client: HTTPClient(userAgent: "malmoi/torture"),
      cacheFolder: FilePath(folder.path), now: { Date() })
    run.did("libraries")
    do {
      let found = try await source.course(CourseID(rawValue: "c")).course
      run.expect(found.id.rawValue == "c", "\(place), \(url): another course")
    } catch {
      run.found("\(place), \(url): \(error)")
    }
  }

  /// A way to name a place as seen from another (RFC 3986): from the root, or with dots.
  private static func reference(to place: String, from base: String, _ run: TortureRun) -> String {
    let depth = base.split(separator: "/").count - 1
    let up = String(repeating: "../", count: depth)
    return run.any(of: [
      place, "/./x/..\(place)", up + place.dropFirst(), "./\(up)\(place.dropFirst())",
      "y/../\(up)\(place.dropFirst())", up + "../" + place.dropFirst(),
    ])
  }

  private static let courseFile =
    #"{"format": 1, "id": "c", "title": "C", "languages": {"prompt": "ko", "answer": "en"},"#
    + #" "days": [{"sentences": [{"prompt": "네.", "answers": ["Yes."]}]}]}"#
}
