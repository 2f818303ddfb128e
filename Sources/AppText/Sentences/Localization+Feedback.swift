import Lessons

extension Localization {
  private typealias Values = KeyValuePairs<String, any CustomStringConvertible>

  /// What is wrong, in words that name the kind of thing; with what the author says of it.
  package func sentence(for reason: Reason) -> String {
    let (given, expected) = (reason.given ?? "", reason.expected ?? "")
    let values: Values = ["given": given, "expected": expected]
    let sentence =
      switch reason.kind {
      case .article: text(articleKey(reason), values)
      case .speechLevel: levelSentence(reason, given, expected)
      case .order: orderSentence(reason)
      default: text(reason.kind.textKey, values)
      }
    return reason.why.map { "\(sentence) \($0)" } ?? sentence
  }

  /// What is worth a word about a right answer.
  package func sentence(for remark: Remark) -> String {
    switch remark {
    case .writing(let given, let expected):
      text(.remarkWriting, ["given": given, "expected": expected])
    case .capital(let given, let expected):
      text(.remarkCapital, ["given": given, "expected": expected])
    case .speechLevel(let given, let expected):
      text(.remarkSpeechLevel, ["given": given, "expected": expected])
    case .pronoun(let given, let expected):
      text(.remarkPronoun, ["given": given, "expected": expected])
    case .ownAnswer: self[.quizRemarkOwnAnswer]
    }
  }

  private func articleKey(_ reason: Reason) -> TextKey {
    if reason.given == nil { return .reasonArticleMissing }
    return reason.expected == nil ? .reasonArticleExtra : .reasonArticle
  }

  private func levelSentence(_ reason: Reason, _ given: String, _ expected: String) -> String {
    guard let levels = reason.levels else {
      return text(.reasonEnding, ["given": given, "expected": expected])
    }
    return text(
      .reasonSpeechLevel,
      [
        "given": given, "expected": expected, "givenLevel": self[levels.given.textKey],
        "expectedLevel": self[levels.expected.textKey],
      ])
  }

  private func orderSentence(_ reason: Reason) -> String {
    let word = reason.given ?? ""
    guard let follower = reason.follower else { return text(.reasonOrderEnd, ["given": word]) }
    return text(.reasonOrderBefore, ["given": word, "word": follower])
  }
}

extension Reason.Kind {
  fileprivate var textKey: TextKey {
    switch self {
    case .spelling: .reasonSpelling
    case .spacing: .reasonSpacing
    case .wordForm: .reasonWordForm
    case .apostrophe: .reasonApostrophe
    case .article: .reasonArticle
    case .number: .reasonNumber
    case .agreement: .reasonAgreement
    case .tense: .reasonTense
    case .ending: .reasonEnding
    case .particle: .reasonParticle
    case .speechLevel: .reasonSpeechLevel
    case .numeral: .reasonNumeral
    case .order: .reasonOrderBefore
    case .otherWord: .reasonOtherWord
    case .missing: .reasonMissing
    case .extra: .reasonExtra
    case .doeOrDwae: .reasonDoeOrDwae
    case .anOrAnh: .reasonAnOrAnh
    case .ieyoOrYeyo: .reasonIeyoOrYeyo
    }
  }
}

extension SpeechLevel {
  fileprivate var textKey: TextKey {
    switch self {
    case .formal: .speechLevelFormal
    case .polite: .speechLevelPolite
    case .plain: .speechLevelPlain
    }
  }
}
