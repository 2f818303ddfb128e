import CourseLibrary
import Files
import FoundationEssentials
import TestSupport

extension Torture {
  /// A server that does what it likes, ten times a round.
  static let servers = Torture(
    "servers",
    "a server that stalls, lies, breaks off, unpacks without end: said in time, and what was here "
      + "stays", rounds: 30, round: askBadServer)

  private static func askBadServer(_ run: TortureRun) async throws {
    let server = try TestHTTPServer()
    let folder = try TemporaryFolder()
    let source = ServerSource(
      try ServerAddress(server.address),
      client: HTTPClient(userAgent: "malmoi/torture", limits: .impatient),
      cacheFolder: FilePath(folder.path), now: { Date() })
    server.serve("/library.json", .text(library(of: 3)))
    guard case .success = try await source.courses() else {
      return run.found("a good server fails")
    }
    var listed = 3
    for _ in 0..<10 {
      let fault = run.any(of: ServerFault.allCases)
      server.serve("/library.json", fault.reply(run))
      let start = ContinuousClock.now
      let answer = try await source.courses()
      run.did("answers")
      run.expect(
        ContinuousClock.now - start < .seconds(20), "\(fault): waited for too long")
      switch answer {
      case .success(let listing):
        // A library that was garbled may be one all the same.
        listed = listing.items.count
      case .failure(_, let kept):
        run.did("failures told")
        run.expect(kept.items.count == listed, "\(fault): \(kept.items.count) left of \(listed)")
      }
    }
    // Whatever it was, a good answer is good again.
    server.serve("/library.json", .text(library(of: 3)))
    guard case .success(let listing) = try await source.courses() else {
      return run.found("a server that is good again fails")
    }
    run.expect(listing.items.count == 3, "\(listing.items.count) courses of 3")
  }

  /// A library of 100,000 courses from a server, once a round.
  static let hugeLibrary = Torture(
    "huge-library", "a server with 100,000 courses: listed whole, or refused in a sentence",
    rounds: 1, round: askHugeServer)

  private static func askHugeServer(_ run: TortureRun) async throws {
    let server = try TestHTTPServer()
    let folder = try TemporaryFolder()
    let source = ServerSource(
      try ServerAddress(server.address), client: HTTPClient(userAgent: "malmoi/torture"),
      cacheFolder: FilePath(folder.path), now: { Date() })
    for count in [10_000, 100_000] {
      server.serve("/library.json", .text(library(of: count)))
      switch try await source.courses() {
      case .success(let listing):
        run.did("courses listed", times: listing.items.count)
        run.expect(listing.items.count == count, "\(listing.items.count) of \(count) are listed")
      case .failure(let error, let kept):
        run.did("refused")
        run.expect(kept.items.count == 10_000, "\(error), and \(kept.items.count) are left")
      }
    }
  }

  /// A `library.json` of that many courses.
  static func library(of count: Int) -> String {
    let courses = (0..<count).map {
      #"{"id": "c\#($0)", "title": "Course \#($0)", "totalDays": 3, "#
        + #""languages": {"prompt": "ko", "answer": "en"}, "url": "c\#($0).json"}"#
    }
    return #"{"courses": [\#(courses.joined(separator: ",\n"))]}"#
  }
}

nonisolated extension HTTPLimits {
  /// Patience for a torture that is to be over today.
  fileprivate static let impatient = HTTPLimits(
    connectTime: .seconds(2), totalTime: .seconds(4), stallTime: .seconds(1))
}
