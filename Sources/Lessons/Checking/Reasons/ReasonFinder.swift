/// Says what kind of thing is wrong where another word was given.
struct ReasonFinder {
  let script: Normaliser.Script
  let mode: AnswerMode
  /// What the author says of the distractors, by their keys.
  let explanations: [String: String]
  let normaliser: Normaliser
  /// The words of the course.
  let vocabulary: CourseVocabulary

  /// Without any language, for what was typed.
  static let plain = ReasonFinder(
    script: .other, mode: .typed, explanations: [:],
    normaliser: Normaliser(script: .other, traps: [], asks: false), vocabulary: .empty)

  /// A word made ready for comparing.
  func alignedWord(_ text: String, _ numbers: inout KeyNumbers) -> WordAlignment.Word {
    let key = WordKey.key(of: text)
    let forms = normaliser.forms(of: key, next: { [] }, in: Normaliser.Traits())
    return WordAlignment.Word(
      text: text, key: key, number: numbers.number(of: key),
      letters: LetterBag(EditDistance.letters(ofKey: key)),
      forms: forms == [[key]] ? [] : forms.map { $0.map { numbers.number(of: $0) } },
      lexemes: lexemes(of: key))
  }

  /// Whether the one was given for the other: forms of one word, or much alike.
  func isRelated(_ given: WordAlignment.Word, _ expected: WordAlignment.Word) -> Bool {
    if given.letters.leastUnlikeness(to: expected.letters) <= 0.5,
      given.letters.unlikeness(to: expected.letters) <= 0.5
    {
      return true
    }
    // Forms of one word begin alike, but for a few words.
    return given.letters.letters.count <= 40
      && (given.letters.letters.first == expected.letters.letters.first
        || given.lexemes.contains(where: expected.lexemes.contains))
      && kind(given.key, expected.key) != nil
  }

  private func lexemes(of key: String) -> [Int] {
    switch script {
    case .english: EnglishReasons.lexemes(of: key)
    case .korean: KoreanReasons.lexemes(of: key)
    case .other: []
    }
  }

  private func kind(_ given: String, _ expected: String) -> Reason.Kind? {
    switch script {
    case .english: EnglishReasons.kind(given, expected)
    case .korean: KoreanReasons.kind(given, expected, vocabulary)
    case .other: nil
    }
  }

  /// What is wrong with a word, if anything.
  ///
  /// - Parameters:
  ///   - previous: The expected word before it.
  ///   - isLast: Whether no other word is expected behind it.
  func reason(for step: Difference.Step, behind previous: String?, isLast: Bool) -> Reason? {
    switch step {
    case .kept: nil
    case .replaced(let given, let expected):
      reason(given: given, expected: expected, behind: previous, isLast: isLast)
    case .missing(let word): reason(missing: word)
    case .extra(let word): reason(extra: word)
    case .misplaced(let word, let follower):
      Reason(.order, given: word, expected: word, follower: follower)
    }
  }

  /// The reason why `given` does not do for `expected`.
  private func reason(
    given: String, expected: String, behind previous: String?, isLast: Bool
  ) -> Reason {
    let (givenKey, expectedKey) = (WordKey.key(of: given), WordKey.key(of: expected))
    var kind =
      kind(givenKey, expectedKey)
      ?? (isMisspelt(givenKey, expectedKey) ? .spelling : .otherWord)
    // 싶어 of 싶어 해요 is no level of its own.
    if kind == .speechLevel, !isLast, SpeechLevel(ofKey: expectedKey) == .plain { kind = .ending }
    return Reason(
      script == .english ? EnglishReasons.kind(kind, behind: previous.map(WordKey.key)) : kind,
      given: given, expected: expected, why: explanations[givenKey])
  }

  func reason(extra word: String) -> Reason {
    let key = WordKey.key(of: word)
    return Reason(isArticle(word) ? .article : .extra, given: word, why: explanations[key])
  }

  func reason(missing word: String) -> Reason {
    Reason(isArticle(word) ? .article : .missing, expected: word)
  }

  func isArticle(_ word: String) -> Bool {
    script == .english && EnglishReasons.articles.contains(WordKey.key(of: word))
  }

  /// Only what was typed can be misspelt; and what is another word is not.
  private func isMisspelt(_ given: String, _ expected: String) -> Bool {
    guard mode == .typed, explanations[given] == nil, !vocabulary.contains(given),
      script != .english || !EnglishWords.contains(given),
      script != .korean || !KoreanSlips.isOtherWord(given)
    else { return false }
    let letters = LetterBag(EditDistance.letters(ofKey: expected))
    let givenLetters = LetterBag(EditDistance.letters(ofKey: given))
    // A syllable has three letters: another one makes another word.
    if script == .korean, EditDistance.between(givenLetters.letters, letters.letters) > 2 {
      return false
    }
    return givenLetters.unlikeness(to: letters) <= 0.34
  }
}
