/// What kind of mistake it is to give one Korean word for another.
enum KoreanReasons {
  /// nil when the two have nothing in common that has a name.
  ///
  /// - Parameter isWord: Whether something is a word of the course.
  static func kind(
    _ given: String, _ expected: String, isWord: (String) -> Bool
  ) -> Reason.Kind? {
    if differInNumerals(given, expected) { return .numeral }
    if differInParticle(given, expected)
      || KoreanParticleForms.isMisfit(given, for: expected, isWord: isWord)
    {
      return .particle
    }
    if differInLevel(given, expected) { return .speechLevel }
    guard let stem = commonStem(given, expected), stem > 0 else { return nil }
    let (left, right) = (isPast(given), isPast(expected))
    if left != right { return .tense }
    return isVerb(given) && isVerb(expected) ? .ending : nil
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
      ["육", "여섯"], ["칠", "일곱"], ["팔", "여덟"], ["구", "아홉"], ["십", "열"],
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

  /// The count of letters that both begin with, if they are most of a stem.
  private static func commonStem(_ given: String, _ expected: String) -> Int? {
    let left = EditDistance.letters(ofKey: given)
    let right = EditDistance.letters(ofKey: expected)
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common >= 2 && common * 3 >= min(left.count, right.count) ? common : nil
  }

  private static func isPast(_ word: String) -> Bool {
    word.contains { HangulBlock($0)?.final == HangulBlock.doubleSiot && !"있겠".contains($0) }
  }

  private static func isVerb(_ word: String) -> Bool {
    verbEndings.contains(where: word.endsIn)
  }

  private static let verbEndings = [
    "요", "다", "까", "고", "서", "면", "지만", "는데", "은데", "게", "러", "려고", "을", "는", "은", "ㄹ", "어",
    "아", "해", "지", "자", "한", "할", "하는", "갈", "간", "가는", "올", "온", "볼", "본", "살", "산",
  ]
}
