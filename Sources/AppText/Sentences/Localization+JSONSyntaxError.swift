import Lessons

extension Localization {
  /// How a text breaks the rules of JSON, and what they ask for.
  func message(for error: JSONSyntaxError) -> String {
    guard let quote = error.typographicQuote else { return plainMessage(for: error) }
    return self[.problemSyntaxTypographicQuote(code: quote.codePointName)]
  }

  private func plainMessage(for error: JSONSyntaxError) -> String {
    switch error {
    case .expectedValue(let found):
      self[.problemSyntaxExpectedValue(found: phrase(forFound: found))]
    case .expectedComma(let closer, let found):
      self[.problemSyntaxExpectedComma(closer: closer, found: phrase(forFound: found))]
    case .expectedKey(let found):
      self[.problemSyntaxExpectedKey(found: phrase(forFound: found))]
    case .expectedColon(let found):
      self[.problemSyntaxExpectedColon(found: phrase(forFound: found))]
    case .trailingComma: self[.problemSyntaxTrailingComma]
    case .mismatchedCloser(let closer, let found):
      self[.problemSyntaxMismatchedCloser(closer: closer, found: phrase(forFound: found))]
    case .unexpectedEnd(let closer): self[.problemSyntaxUnexpectedEnd(closer: closer)]
    case .comment: self[.problemSyntaxComment]
    case .controlCharacter(let scalar): message(forControlCharacter: scalar)
    case .unterminatedString: self[.problemSyntaxUnterminatedString]
    case .invalidEscape:
      self[.problemSyntaxInvalidEscape(escapes: #"\" \\ \/ \b \f \n \r \t \uXXXX"#)]
    case .loneSurrogate: self[.problemSyntaxLoneSurrogate]
    case .invalidNumber: self[.problemSyntaxInvalidNumber]
    case .nestedTooDeep(let limit): self[.problemSyntaxNestedTooDeep(limit: limit)]
    case .tooManyValues(let limit): self[.problemSyntaxTooManyValues(limit: limit)]
    case .textAfterEnd(let found): self[.problemSyntaxTextAfterEnd(text: found)]
    }
  }

  /// What stands where something else should: a part of a sentence, nil for the end of the text.
  private func phrase(forFound found: String?) -> String {
    guard let found else { return self[.problemFoundEnd] }
    // In quotation marks it could not be told from them.
    if found == "\"" { return self[.problemFoundQuote] }
    return self[.problemFoundText(text: found)]
  }
}

extension JSONSyntaxError {
  /// The curved quotation mark that stands where a straight one is meant, as word processors and
  /// chats put it; nil when something else is wrong.
  fileprivate var typographicQuote: Unicode.Scalar? {
    let found: String? =
      switch self {
      case .expectedValue(let found), .expectedComma(_, let found), .expectedKey(let found),
        .expectedColon(let found):
        found
      case .mismatchedCloser(_, let found), .textAfterEnd(let found): found
      default: nil
      }
    return found?.unicodeScalars.first.flatMap { scalar in
      let isQuote = [.initialPunctuation, .finalPunctuation].contains(
        scalar.properties.generalCategory)
      return isQuote || "„‚〝〞〟＂「」『』".unicodeScalars.contains(scalar) ? scalar : nil
    }
  }
}
