/// The file format of courses: JSON in UTF-8, written by people.
package enum CourseFile {
  /// Problems that are told one by one; more are counted.
  package static let problemLimit = 100

  /// Bytes of a file that are looked at: 16 MiB.
  package static let sizeLimit = CourseLimits.fileBytes

  /// Reads a course and finds every problem the file has.
  ///
  /// Errors leave no course, warnings do. Linear in time and memory; what is larger than a course
  /// can sensibly be (16 MiB) is not looked at.
  package static func read(_ bytes: [UInt8]) -> CourseFileResult {
    var log = CourseFileProblemLog()
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var course: Course?
    if bytes.count > CourseLimits.fileBytes {
      log.add(.tooLarge(limit: CourseLimits.fileBytes), at: start)
      return log.result(course: nil, bytes: [], start: 0)
    }
    if let offset = firstOffsetNotUTF8(in: bytes) {
      log.add(.notUTF8, at: offset)
    } else if bytes[start...].allSatisfy({ " \t\r\n".utf8.contains($0) }) {
      log.add(.emptyFile, at: start)
    } else {
      var json = JSONParser(bytes: bytes, position: start)
      let root = json.parse()
      for problem in json.problems { log.add(problem.fact, at: problem.offset) }
      var reader = CourseFileReader(bytes: bytes, log: log)
      course = reader.course(root)
      log = reader.log
    }
    return log.result(course: course, bytes: bytes, start: start)
  }

  private static func firstOffsetNotUTF8(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

extension JSONProblem {
  fileprivate var fact: CourseFileError {
    if case .controlCharacter(let scalar) = error { return .controlCharacter(scalar) }
    return .syntax(error)
  }
}
