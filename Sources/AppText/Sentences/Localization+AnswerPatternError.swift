import Lessons

extension Localization {
  /// Why a text is no answer pattern, and how it would be one.
  ///
  /// The signs of the notation are values, since `{` and `}` mark places in the texts themselves.
  func message(for kind: AnswerPatternError.Kind) -> String {
    switch kind {
    case .unclosedBrace:
      text(.problemPatternUnclosedBrace, ["mark": "{", "closer": "}", "escaped": #"\{"#])
    case .unopenedBrace: text(.problemPatternUnopenedBrace, ["mark": "}", "escaped": #"\}"#])
    case .barOutsideBraces:
      text(
        .problemPatternBarOutsideBraces, ["mark": "|", "example": "{a|b}", "escaped": #"\|"#])
    case .unknownEscape: text(.problemPatternUnknownEscape, ["escapes": #"\{ \} \| \~ \\"#])
    case .nestedTooDeep(let limit): text(.problemPatternNestedTooDeep, ["limit": limit])
    case .acceptsNothing: self[.problemPatternAcceptsNothing]
    case .danglingJoin: text(.problemPatternDanglingJoin, ["mark": "~", "escaped": #"\~"#])
    case .cutCharacter: self[.problemPatternCutCharacter]
    }
  }
}
