import AppText
import CourseLibrary
import Files
import Glibc
import Lessons
import TestSupport

extension Torture {
  /// A folder of courses whose names are any bytes, one folder a round.
  static let names = Torture(
    "names",
    "course files named by any bytes, twins among them: each is listed, no name reaches the screen "
      + "raw", rounds: 200, round: listFolder)

  private static func listFolder(_ run: TortureRun) async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path)
    var names: Set<FilePath> = []
    for _ in 0..<20 {
      for name in anyNames(run) where names.insert(name).inserted {
        try write(course(of: names.count), to: path.appending(name))
      }
    }
    let broken = FilePath(bytes: anyBytes(run) + Array(".json".utf8))
    if names.insert(broken).inserted { try write("{", to: path.appending(broken)) }
    run.did("names", times: names.count)

    let address = CourseSourceAddress.folder(path: path)
    let source = FolderSource(address: address, path: path)
    guard case .success(let listing) = await source.courses() else {
      return run.found("the folder cannot be read")
    }
    let count = names.count - listing.problems.count
    run.expect(
      listing.items.count == count, "\(listing.items.count) of \(count) are listed")
    for problem in listing.problems {
      run.expect(
        problem.place.printable.unicodeScalars.allSatisfy { !$0.isUnsafeInText },
        "\(problem.place.debugDescription) is shown raw")
    }
  }

  /// A name, or two that look alike.
  private static func anyNames(_ run: TortureRun) -> [FilePath] {
    let bytes = anyBytes(run)
    let end = Array(".json".utf8)
    guard run.once(in: 3) else { return [FilePath(bytes: bytes + end)] }
    return ["\u{E9}", "e\u{301}"].map { FilePath(bytes: bytes + Array($0.utf8) + end) }
  }

  /// Up to forty bytes that a name may have; not one that makes a file a hidden one.
  private static func anyBytes(_ run: TortureRun) -> [UInt8] {
    [UInt8(ascii: "n")]
      + (0..<run.number(in: 0...40)).map { _ in UInt8(run.number(in: 1...255)) }
      .filter { $0 != UInt8(ascii: "/") }
  }

  private static func course(of number: Int) -> String {
    #"{"format": 1, "id": "c\#(number)", "title": "C", "languages": {"prompt": "ko", "answer": "en"},"#
      + #" "days": [{"sentences": [{"prompt": "네.", "answers": ["Yes."]}]}]}"#
  }

  private static func write(_ text: String, to path: FilePath) throws {
    let file = open(path.cString, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { throw NoFile(errno: errno) }
    defer { close(file) }
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
  }

  private struct NoFile: Error {
    let errno: Int32
  }
}
