import Lessons

extension Localization {
  /// How a text breaks the rules of JSON, and what they ask for.
  func message(for error: JSONSyntaxError) -> String {
    switch error {
    case .expectedValue(let found):
      text(.problemSyntaxExpectedValue, ["found": phrase(forFound: found)])
    case .expectedComma(let closer, let found):
      text(.problemSyntaxExpectedComma, ["closer": closer, "found": phrase(forFound: found)])
    case .expectedKey(let found):
      text(.problemSyntaxExpectedKey, ["found": phrase(forFound: found)])
    case .expectedColon(let found):
      text(.problemSyntaxExpectedColon, ["found": phrase(forFound: found)])
    case .trailingComma: self[.problemSyntaxTrailingComma]
    case .mismatchedCloser(let closer, let found):
      text(.problemSyntaxMismatchedCloser, ["closer": closer, "found": phrase(forFound: found)])
    case .unexpectedEnd(let closer): text(.problemSyntaxUnexpectedEnd, ["closer": closer])
    case .comment: self[.problemSyntaxComment]
    case .controlCharacter(let scalar): message(forControlCharacter: scalar)
    case .unterminatedString: self[.problemSyntaxUnterminatedString]
    case .invalidEscape:
      text(.problemSyntaxInvalidEscape, ["escapes": #"\" \\ \/ \b \f \n \r \t \uXXXX"#])
    case .invalidNumber: self[.problemSyntaxInvalidNumber]
    case .nestedTooDeep(let limit): text(.problemSyntaxNestedTooDeep, ["limit": limit])
    case .tooManyValues(let limit): text(.problemSyntaxTooManyValues, ["limit": limit])
    case .textAfterEnd(let found): text(.problemSyntaxTextAfterEnd, ["text": found])
    }
  }

  /// What stands where something else should: a part of a sentence, nil for the end of the text.
  private func phrase(forFound found: String?) -> String {
    guard let found else { return self[.problemFoundEnd] }
    return text(.problemFoundText, ["text": found])
  }
}
