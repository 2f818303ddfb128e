import Lessons

extension Localization {
  /// What a line of a course in plain text is not written as, and what was expected.
  func message(for error: CourseTextError) -> String {
    switch error {
    case .missingTitle: self[.problemTextMissingTitle]
    case .missingID: self[.problemTextMissingID]
    case .missingLanguages: self[.problemTextMissingLanguages]
    case .unknownHeading: self[.problemTextUnknownHeading]
    case .unknownField(let text): self[.problemTextUnknownField(text: text)]
    case .sentenceBeforeDay: self[.problemTextSentenceBeforeDay]
    case .missingEquals: self[.problemTextMissingEquals]
    case .crampedEquals: self[.problemTextCrampedEquals]
    case .emptyPrompt: self[.problemTextEmptyPrompt]
    case .emptyAnswer: self[.problemTextEmptyAnswer]
    case .unclosedSpeaker: self[.problemTextUnclosedSpeaker]
    case .brokenID: self[.problemTextBrokenID]
    case .strayIndent: self[.problemTextStrayIndent]
    case .unknownSign(let text): self[.problemTextUnknownSign(text: text)]
    case .emptyItem(let text): self[.problemTextEmptyItem(text: text)]
    case .wordWithoutMeaning: self[.problemTextWordWithoutMeaning]
    case .unknownEscape: self[.problemTextUnknownEscape]
    }
  }
}
