/// What kind of mistake it is to give one Korean word for another.
enum KoreanReasons {
  /// nil when the two have nothing in common that has a name.
  static func kind(
    _ given: String, _ expected: String, _ vocabulary: CourseVocabulary
  ) -> Reason.Kind? {
    if differInNumerals(given, expected) { return .numeral }
    if let kind = pairs[given]?[expected] { return kind }
    if differInCopula(given, expected) { return .ieyoOrYeyo }
    if !vocabulary.isVerb(expected),
      differInParticle(given, expected)
        || KoreanParticleForms.isMisfit(given, for: expected, isWord: vocabulary.contains)
    {
      return .particle
    }
    if differInLevel(given, expected) { return .speechLevel }
    guard let common = commonStem(given, expected) else {
      // 와면 for 오면: the stem is no more than the letters that differ.
      return vocabulary.isVerb(expected) && given.count == expected.count
        && KoreanGrammar.differs(given, expected, before: []) ? .ending : nil
    }
    // Only what ends alike differs in its time alone.
    if isPast(given) != isPast(expected), given.last == expected.last { return .tense }
    if vocabulary.isVerb(expected) { return isMistyped(given, expected) ? nil : .ending }
    return common.isMost && isVerb(given) && isVerb(expected) ? .ending : nil
  }

  /// What is of other kinds than its letters tell.
  private static let pairs: [String: [String: Reason.Kind]] = [
    "저": ["제": .particle], "나": ["내": .particle], "너": ["네": .particle],
    "누구": ["누가": .particle], "안": ["않": .anOrAnh], "안아요": ["않아요": .anOrAnh],
    "안고": ["않고": .anOrAnh], "아니": ["아니요": .speechLevel, "아뇨": .speechLevel],
  ]

  /// Whether 이에요 and 예요 stand behind one noun: 민수이에요 for 민수예요.
  private static func differInCopula(_ given: String, _ expected: String) -> Bool {
    guard given != expected, let noun = noun(of: expected, before: ["이에요", "예요"]) else {
      return false
    }
    return noun == self.noun(of: given, before: ["이에요", "이예요", "예요", "에요"])
  }

  private static func noun(of word: String, before copulas: [String]) -> String? {
    copulas.first(where: word.endsIn).map { word.droppingEnding($0) }
  }

  /// Whether a letter of a verb was mistyped, and its ending is what it should be.
  private static func isMistyped(_ given: String, _ expected: String) -> Bool {
    given.count > 1 && expected.count > 1
      && EditDistance.between(
        EditDistance.letters(ofKey: given), EditDistance.letters(ofKey: expected)) == 1
      && !KoreanGrammar.differs(given, expected, before: [])
  }

  /// The numbers that a word may be the name of.
  static func lexemes(of key: String) -> [Int] { numerals[key].map { [$0] } ?? [] }

  private static func differInNumerals(_ given: String, _ expected: String) -> Bool {
    guard let left = numerals[given], let right = numerals[expected] else { return false }
    return given != expected && left == right
  }

  private static let numerals: [String: Int] = {
    let names = [
      ["일", "한", "하나"], ["이", "두", "둘"], ["삼", "세", "셋", "석"], ["사", "네", "넷", "넉"], ["오", "다섯"],
      ["육", "여섯"], ["칠", "일곱"], ["팔", "여덟"], ["구", "아홉"], ["십", "열"], ["이십", "스물", "스무"],
      ["삼십", "서른"], ["사십", "마흔"], ["오십", "쉰"], ["육십", "예순"], ["칠십", "일흔"], ["팔십", "여든"],
      ["구십", "아흔"],
    ]
    return Dictionary(
      names.enumerated().flatMap { number, names in names.map { ($0, number + 1) } }
    ) { first, _ in first }
  }()

  private static func differInParticle(_ given: String, _ expected: String) -> Bool {
    for particle in KoreanGrammar.particles where expected.endsIn(particle) {
      let noun = expected.droppingEnding(particle)
      guard !noun.isEmpty, given.beginsWith(noun) else { continue }
      let rest = String(given.dropFirst(noun.count))
      if rest != particle, rest.isEmpty || KoreanGrammar.isParticle(rest) { return true }
    }
    return expected.count > 1 && given.beginsWith(expected)
      && KoreanGrammar.isParticle(String(given.dropFirst(expected.count)))
  }

  private static func differInLevel(_ given: String, _ expected: String) -> Bool {
    guard SpeechLevel(ofKey: given) != SpeechLevel(ofKey: expected) else { return false }
    for (short, long) in plainEndings where given.endsIn(short) && expected.endsIn(long) {
      if given.droppingEnding(short) == expected.droppingEnding(long) { return true }
    }
    if given.endsIn("다"), !given.endsIn("니다"), expected.endsIn("요"),
      KoreanEndings.present(of: given.droppingEnding("다")).contains(expected)
    {
      return true
    }
    return expected.beginsWith(given) && droppedEndings.contains(rest(of: expected, behind: given))
      || given.beginsWith(expected) && rest(of: given, behind: expected) == "요"
      || KoreanEndings.informal(given).contains(expected)
      || KoreanEndings.informal(expected).contains { $0 == given || $0 == given + "요" }
  }

  private static func rest(of word: String, behind beginning: String) -> String {
    String(word.dropFirst(beginning.count))
  }

  /// Endings among friends, and the polite ones of the same words.
  private static let plainEndings = [
    ("이야", "이에요"), ("야", "예요"), ("줘", "주세요"), ("해", "하세요"), ("거야", "거예요"),
  ]
  /// What a word among friends lacks.
  private static let droppedEndings: Set = ["요", "하세요", "해요", "세요"]

  private struct Stem {
    let isMost: Bool
  }

  /// What both begin with: two letters or more, and whether they are a third of the shorter word.
  private static func commonStem(
    _ given: String, _ expected: String
  ) -> Stem? {
    let left = EditDistance.letters(ofKey: given)
    let right = EditDistance.letters(ofKey: expected)
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common >= 2 ? Stem(isMost: common * 3 >= min(left.count, right.count)) : nil
  }

  private static func isPast(_ word: String) -> Bool {
    word.contains { HangulBlock($0)?.final == HangulBlock.doubleSiot && !"있겠".contains($0) }
  }

  private static func isVerb(_ word: String) -> Bool {
    verbEndings.contains(where: word.endsIn)
  }

  private static let verbEndings = [
    "요", "죠", "다", "까", "고", "서", "면", "지만", "는데", "은데", "게", "러", "려고", "을", "는", "은", "ㄹ", "어",
    "아", "해", "지", "자", "한", "할", "하는", "갈", "간", "가는", "올", "온", "볼", "본", "살", "산",
  ]
}
