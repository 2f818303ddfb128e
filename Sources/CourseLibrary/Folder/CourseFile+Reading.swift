import Files
import Lessons

extension CourseFile {
  /// Reads the course file at `path` and finds every problem it has.
  ///
  /// Never waits: a pipe or a device is refused. A file that is too large is a problem of the
  /// file, in its first line, like any other. What does not end like plain text is read as JSON.
  ///
  /// - Throws: Why there is nothing to read.
  package static func read(
    at path: FilePath, for reader: Reader = .author
  ) throws(FileReadError) -> CourseFileResult {
    try read(at: path) { bytes, form in read(bytes, as: form, for: reader) }
  }

  /// Reads it as `read` does, and with what its sentences side by side give its author to think of.
  package static func review(at path: FilePath) throws(FileReadError) -> CourseFileResult {
    try read(at: path, review)
  }

  private static func read(
    at path: FilePath, _ read: ([UInt8], CourseFileForm) -> CourseFileResult
  ) throws(FileReadError) -> CourseFileResult {
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: path, limit: sizeLimit)
      return read(bytes, CourseFileForm(endingOf: path.text) ?? .json)
    } catch {
      guard case .tooLarge(let limit) = error.reason else { throw error }
      let problem = CourseFileProblem(line: 1, column: 1, fact: .tooLarge(limit: limit))
      return CourseFileResult(course: nil, problems: [problem])
    }
  }
}
