import Lessons

extension Localization {
  /// Why a text is no answer pattern, and how it would be one.
  ///
  /// The signs of the notation are values, since `{` and `}` mark places in the texts themselves.
  func message(for kind: AnswerPatternError.Kind) -> String {
    switch kind {
    case .unclosedBrace:
      self[.problemPatternUnclosedBrace(mark: "{", closer: "}", escaped: #"\{"#)]
    case .unopenedBrace: self[.problemPatternUnopenedBrace(mark: "}", escaped: #"\}"#)]
    case .barOutsideBraces:
      self[.problemPatternBarOutsideBraces(mark: "|", example: "{a|b}", escaped: #"\|"#)]
    case .unknownEscape: self[.problemPatternUnknownEscape(escapes: #"\{ \} \| \~ \\"#)]
    case .nestedTooDeep(let limit): self[.problemPatternNestedTooDeep(limit: limit)]
    case .acceptsNothing: self[.problemPatternAcceptsNothing]
    case .danglingJoin: self[.problemPatternDanglingJoin(mark: "~", escaped: #"\~"#)]
    case .cutCharacter: self[.problemPatternCutCharacter]
    }
  }
}
