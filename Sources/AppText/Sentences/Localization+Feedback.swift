import Lessons

extension Localization {
  /// What is wrong, in words that name the kind of thing; with what the author says of it.
  package func sentence(for reason: Reason) -> String {
    let (given, expected) = (reason.given ?? "", reason.expected ?? "")
    let sentence =
      switch reason.kind {
      case .article: self[article(reason, given, expected)]
      case .speechLevel: levelSentence(reason, given, expected)
      case .order: orderSentence(reason)
      default: self[reason.kind.message(given, expected)]
      }
    return reason.why.map { "\(sentence) \($0)" } ?? sentence
  }

  /// What is worth a word about a right answer.
  package func sentence(for remark: Remark) -> String {
    switch remark {
    case .writing(let given, let expected):
      self[.remarkWriting(given: given, expected: expected)]
    case .capital(_, let expected): self[.remarkCapital(expected: expected)]
    case .speechLevel(let given, let expected):
      self[.remarkSpeechLevel(given: given, expected: expected)]
    case .pronoun(let given, let expected):
      self[.remarkPronoun(expected: expected, given: given)]
    case .leftOut(let given): self[.remarkLeftOut(given: given)]
    case .ownAnswer: self[.quizRemarkOwnAnswer]
    }
  }

  private func article(_ reason: Reason, _ given: String, _ expected: String) -> Message {
    if reason.given == nil { return .reasonArticleMissing(expected: expected) }
    return reason.expected == nil
      ? .reasonArticleExtra(given: given) : .reasonArticle(expected: expected, given: given)
  }

  private func levelSentence(_ reason: Reason, _ given: String, _ expected: String) -> String {
    guard let levels = reason.levels else {
      return self[.reasonEnding(expected: expected, given: given)]
    }
    return self[
      .reasonSpeechLevel(
        given: given, givenLevel: self[levels.given.textKey], expected: expected,
        expectedLevel: self[levels.expected.textKey])]
  }

  private func orderSentence(_ reason: Reason) -> String {
    let word = reason.given ?? ""
    guard let follower = reason.follower else { return self[.reasonOrderEnd(given: word)] }
    return self[.reasonOrderBefore(given: word, word: follower)]
  }
}

extension Reason.Kind {
  /// What is said of the two words alone.
  fileprivate func message(_ given: String, _ expected: String) -> Message {
    switch self {
    case .spelling: .reasonSpelling(given: given, expected: expected)
    case .spacing: .reasonSpacing(expected: expected, given: given)
    case .wordForm: .reasonWordForm(expected: expected, given: given)
    case .apostrophe: .reasonApostrophe(given: given, expected: expected)
    case .article: .reasonArticle(expected: expected, given: given)
    case .number: .reasonNumber(expected: expected, given: given)
    case .agreement: .reasonAgreement(expected: expected, given: given)
    case .tense: .reasonTense(expected: expected, given: given)
    case .ending, .speechLevel: .reasonEnding(expected: expected, given: given)
    case .particle: .reasonParticle(expected: expected, given: given)
    case .numeral: .reasonNumeral(expected: expected, given: given)
    case .order: .reasonOrderEnd(given: given)
    case .otherWord: .reasonOtherWord(expected: expected, given: given)
    case .missing: .reasonMissing(expected: expected)
    case .extra: .reasonExtra(given: given)
    case .doeOrDwae: .reasonDoeOrDwae(expected: expected, given: given)
    case .anOrAnh: .reasonAnOrAnh(expected: expected, given: given)
    case .ieyoOrYeyo: .reasonIeyoOrYeyo(expected: expected, given: given)
    }
  }
}

extension SpeechLevel {
  fileprivate var textKey: Message {
    switch self {
    case .formal: .speechLevelFormal
    case .polite: .speechLevelPolite
    case .plain: .speechLevelPlain
    }
  }
}
