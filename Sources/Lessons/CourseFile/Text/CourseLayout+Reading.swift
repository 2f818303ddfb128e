extension CourseLayout {
  /// Reads how a course file is laid out, with all problems that it has.
  ///
  /// - Returns: no layout when the course cannot be played.
  package static func read(
    _ bytes: [UInt8], as form: CourseFileForm, for reader: CourseFile.Reader = .learner
  ) -> (layout: CourseLayout?, result: CourseFileResult) {
    switch form {
    case .text:
      let (result, layout) = CourseFile.readText(bytes, for: reader)
      return (result.course == nil ? nil : layout, result)
    case .json:
      let result = CourseFile.read(bytes, as: .json, for: reader)
      guard result.course != nil else { return (nil, result) }
      var text = JSONText(bytes: bytes)
      return (text.parse(valueLimit: JSONParser.valueLimit).map(CourseLayout.init(json:)), result)
    }
  }

  /// The course as a file of this form has it.
  package func contents(as form: CourseFileForm) -> String {
    switch form {
    case .text: text
    case .json: json
    }
  }
}
