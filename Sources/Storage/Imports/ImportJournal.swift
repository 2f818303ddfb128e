import Files
import Glibc
import Lessons

/// What an import is about to write, as a file in its folder: there from before the first course file
/// is touched until the log has the import, or all is as it was.
struct ImportJournal {
  /// A course file that is being written.
  struct Entry: Equatable {
    let course: CourseID
    let path: FilePath
    /// Whether there was a file before, of which a copy is kept.
    let isReplaced: Bool
    /// Of what is written.
    let checksum: String
  }

  /// The process that writes, which names the files it has not finished after itself.
  let process: Int32
  let entries: [Entry]

  init(process: Int32 = getpid(), _ entries: [Entry]) {
    self.process = process
    self.entries = entries
  }

  /// Fields that end with a zero, since a path may hold any other byte.
  var bytes: [UInt8] {
    let fields =
      ["\(process)"]
      + entries.flatMap {
        [$0.course.rawValue, $0.path.text, $0.isReplaced ? "1" : "0", $0.checksum]
      }
    return fields.flatMap { Array($0.utf8) + [0] }
  }

  /// Nil when it was not written to its end.
  init?(_ bytes: [UInt8]) {
    guard bytes.last == 0 else { return nil }
    let fields = bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let process = Int32(fields[0]), fields.count % 4 == 1 else { return nil }
    self.process = process
    entries = stride(from: 1, to: fields.count, by: 4).map { index in
      Entry(
        course: CourseID(rawValue: fields[index]), path: FilePath(fields[index + 1]),
        isReplaced: fields[index + 2] == "1", checksum: fields[index + 3])
    }
  }
}
