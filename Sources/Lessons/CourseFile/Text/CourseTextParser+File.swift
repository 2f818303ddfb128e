extension CourseLayout {
  /// Reads the plain text of a course, reporting what it is not written as.
  ///
  /// - Returns: nil when it cannot be text at all.
  init?(plainText bytes: [UInt8], log: inout CourseFileProblemLog) {
    let start = bytes.textStart
    guard bytes.count <= CourseLimits.fileBytes else {
      log.add(.tooLarge(limit: CourseLimits.fileBytes), at: start)
      return nil
    }
    if let offset = bytes.firstOffsetNotUTF8 {
      log.add(.notUTF8, at: offset)
      return nil
    }
    var parser = CourseTextParser(bytes: bytes, log: log)
    parser.parse(from: start)
    log = parser.log
    self = parser.text
  }
}

extension [UInt8] {
  /// Where text begins: behind a byte order mark.
  var textStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
