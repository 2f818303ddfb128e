/// The file format of courses: JSON or plain text in UTF-8, written by people.
package enum CourseFile {
  /// Problems that are told one by one; more are counted.
  package static let problemLimit = 100

  /// Bytes of a file that are looked at: 16 MiB.
  package static let sizeLimit = CourseLimits.fileBytes

  /// Whom a course is read for.
  package enum Reader: Sendable {
    /// Its author, who is told every problem.
    case author
    /// A learner, who waits: warnings that take long to find are left out.
    case learner
  }

  /// Reads a course and finds every problem the file has.
  ///
  /// Errors leave no course, warnings do. Linear in time and memory; what is larger than a course
  /// can sensibly be (16 MiB) is not looked at.
  package static func read(
    _ bytes: [UInt8], as form: CourseFileForm = .json, for reader: Reader = .author
  ) -> CourseFileResult {
    switch form {
    case .json: readJSON(bytes, for: reader)
    case .text: readText(bytes, for: reader).result
    }
  }

  private static func readJSON(_ bytes: [UInt8], for reader: Reader) -> CourseFileResult {
    if reader == .learner, let course = PlainCourseReader.course(in: bytes) {
      return CourseFileResult(course: course, problems: [])
    }
    return readWithCare(bytes, for: reader)
  }

  /// Reads a course that may have any problem.
  static func readWithCare(_ bytes: [UInt8], for reader: Reader) -> CourseFileResult {
    var text = JSONText(bytes: bytes)
    guard let root = text.parse(valueLimit: JSONParser.valueLimit) else {
      return text.log.result(course: nil, bytes: bytes, start: text.start)
    }
    var file = CourseFileReader(bytes: bytes, log: text.log)
    file.checksUse = reader == .author
    let course = file.course(root)
    return file.log.result(course: course, bytes: bytes, start: text.start)
  }

  /// Reads a course in plain text, and how it is laid out.
  static func readText(
    _ bytes: [UInt8], for reader: Reader
  ) -> (result: CourseFileResult, layout: CourseLayout?) {
    var log = CourseFileProblemLog()
    let layout = CourseLayout(plainText: bytes, log: &log)
    var file = CourseFileReader(bytes: bytes, log: log)
    file.checksUse = reader == .author
    file.skips = layout?.skips
    let course = layout.flatMap { file.course($0.node(endingAt: bytes.count)) }
    return (file.log.result(course: course, bytes: bytes, start: bytes.textStart), layout)
  }
}
