/// The format of a server's `library.json`.
package enum LibraryFile {
  /// Values in a list; enough for 100,000 courses.
  private static let valueLimit = 2_000_000

  /// Reads a list of courses and finds what is wrong in it.
  ///
  /// A list that breaks the rules of JSON is none: what is missing at its end can't be known. A
  /// course that breaks those of the format is left out and hides no other. Linear in time and
  /// memory.
  package static func read(_ bytes: [UInt8]) -> LibraryFileResult {
    var text = JSONText(bytes: bytes)
    guard let root = text.parse(valueLimit: valueLimit), !text.log.hasErrors else {
      return result(entries: nil, of: text.log, bytes: bytes, start: text.start)
    }
    var reader = CourseFileReader(bytes: bytes, log: text.log)
    let entries = reader.libraryEntries(root)
    return result(entries: entries, of: reader.log, bytes: bytes, start: text.start)
  }

  private static func result(
    entries: [LibraryEntry]?, of log: CourseFileProblemLog, bytes: [UInt8], start: Int
  ) -> LibraryFileResult {
    let log = log.result(course: nil, bytes: bytes, start: start)
    return LibraryFileResult(
      entries: entries, problems: log.problems, omittedProblemCount: log.omittedProblemCount)
  }
}
