/// A text that should be JSON, with everything that keeps it from being that.
struct JSONText {
  let bytes: [UInt8]
  /// Offset of the first character, behind a byte order mark.
  let start: Int
  private(set) var log = CourseFileProblemLog()

  init(bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The value that is the whole text; nil when there is nothing that could be read.
  mutating func parse(valueLimit: Int) -> JSONNode? {
    guard bytes.count <= CourseLimits.fileBytes else {
      log.add(.tooLarge(limit: CourseLimits.fileBytes), at: start)
      return nil
    }
    if let offset = bytes.firstOffsetNotUTF8 {
      log.add(.notUTF8, at: offset)
      return nil
    }
    if bytes[start...].allSatisfy({ " \t\r\n".utf8.contains($0) }) {
      log.add(.emptyFile, at: start)
      return nil
    }
    var parser = JSONParser(bytes: bytes, position: start, valueLimit: valueLimit)
    let root = parser.parse()
    for problem in parser.problems { log.add(problem.fact, at: problem.offset) }
    return root
  }
}

extension [UInt8] {
  /// Where the first bytes are that are no UTF-8.
  var firstOffsetNotUTF8: Int? {
    // Mostly there is none, which the standard library sees many bytes at a time.
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
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
