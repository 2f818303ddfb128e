/// What is grammar in the difference of two Korean words: particles and endings.
enum KoreanGrammar {
  /// Particles, the longest first where one ends in another.
  static let particles: [String] = [
    "에서부터", "으로부터", "께서는", "께서도", "에게서", "한테서", "까지는", "부터는", "에서는", "에게는", "한테는", "으로는", "이라도",
    "에서", "에게", "께서", "한테", "까지", "부터", "으로", "하고", "이랑", "처럼", "보다", "마다", "밖에", "조차", "마저",
    "이나", "라도", "에는", "에도", "로는", "과는", "와는", "들이", "들은", "들을",
    "은", "는", "이", "가", "을", "를", "에", "로", "와", "과", "도", "만", "의", "랑", "나", "께", "야",
  ]

  private static let particleSet = Set(particles)

  static func isParticle(_ text: String) -> Bool { particleSet.contains(text) }

  static func isEnding(_ text: String) -> Bool { endings.contains(text) }

  /// Endings of verbs that say something of their own.
  private static let endings: Set = [
    "요", "아요", "어요", "여요", "해요", "고", "지만", "면", "으면", "아서", "어서", "여서", "해서", "서", "니까",
    "으니까", "는", "은", "을", "ㄹ", "러", "으러", "려고", "으려고", "게", "지", "자", "다", "네요", "세요",
    "으세요", "셔요", "나요", "까요", "을까요", "습니다", "습니까", "지요", "죠", "군요", "는데", "은데", "던",
    "든", "거나", "면서", "으면서", "도록", "아도", "어도", "아야", "어야", "기", "음", "아", "어", "여", "렵니다",
    "았어요", "었어요", "였어요", "했어요", "겠어요", "을게요", "을래요", "이에요", "예요", "입니다",
    "게요", "래요", "다고", "아고", "어고", "여고", "라고", "냐고", "자고", "기로", "려면", "으려면", "거든요", "잖아요", "든지",
  ]
  /// Nouns behind a verb that ends in ㄴ or ㄹ.
  private static let boundNouns = [
    "수", "것", "거", "겁", "때", "줄", "게", "적", "후", "뒤", "동안", "지", "만큼", "데", "걸",
  ]

  /// Whether the two differ in a particle, an ending or a tense.
  static func differs(_ given: String, _ expected: String, before next: [String]) -> Bool {
    let stem = commonPrefix(given, expected)
    // The stem may end before what both begin with: 었어요 and 었는데 both begin with 었.
    for length in stride(from: stem.count, through: max(1, stem.count - 2), by: -1) {
      let (left, right) = (String(given.dropFirst(length)), String(expected.dropFirst(length)))
      if isNoneOrParticle(left), isNoneOrParticle(right) { return true }
      if endings.contains(left), endings.contains(right) { return true }
    }
    return differsInSyllable(given, expected, before: next) || isUncontracted(given, expected)
  }

  private static func isNoneOrParticle(_ text: String) -> Bool {
    text.isEmpty || isParticle(text)
  }

  private static func commonPrefix(_ left: String, _ right: String) -> String {
    String(zip(left, right).prefix { $0 == $1 }.map(\.0))
  }

  /// Whether the one syllable that differs does so in what marks a tense, or the end before 수.
  private static func differsInSyllable(
    _ given: String, _ expected: String, before next: [String]
  ) -> Bool {
    guard given.count == expected.count else { return false }
    let places = zip(given, expected).enumerated().filter { $1.0 != $1.1 }
    guard places.count == 1, let (place, pair) = places.first, let left = HangulBlock(pair.0),
      let right = HangulBlock(pair.1)
    else { return false }
    if left.final != right.final {
      return differsInFinal(
        [left.final, right.final], at: place, of: expected, before: next)
    }
    if isConjugation(left, right, rest: expected.dropFirst(place + 1)) { return true }
    return left.final == HangulBlock.doubleSiot
      && Set([left.vowelLetter, right.vowelLetter]) == ["ㅏ", "ㅓ"]
  }

  /// Whether a last consonant more, less or another is of a tense, of the form before a noun, or of
  /// the stem of an irregular verb.
  private static func differsInFinal(
    _ finals: [Int], at place: Int, of expected: String, before next: [String]
  ) -> Bool {
    let holds = { (one: Int, other: Int) in finals.contains(one) && finals.contains(other) }
    if holds(HangulBlock.doubleSiot, 0) { return true }
    // 만난 수 for 만날 수.
    let isAdnominal = finals.allSatisfy {
      [0, HangulBlock.nieun, HangulBlock.rieul, HangulBlock.mieum].contains($0)
    }
    let isBeforeNoun = next.contains { word in boundNouns.contains { word.beginsWith($0) } }
    let isLast = place == expected.count - 1
    if isLast, isAdnominal, isBeforeNoun { return true }
    // 듣을 for 들을, 걷어서 for 걸어서.
    if !isLast, holds(HangulBlock.rieul, HangulBlock.digeutFinal) { return true }
    // 우고 for 울고, 갔까요 for 갈까요.
    let rest = String(expected.dropFirst(place + 1))
    if holds(HangulBlock.rieul, 0) || holds(HangulBlock.rieul, HangulBlock.doubleSiot),
      endings.contains(rest)
    {
      return true
    }
    // A stem with and without ㅂ.
    return holds(HangulBlock.bieup, 0)
      && (expected.endsIn("니다") || expected.endsIn("니까"))
  }

  /// 배워고 for 배우고, 마시서 for 마셔서: the stem as it is before another kind of ending.
  private static func isConjugation(
    _ left: HangulBlock, _ right: HangulBlock, rest: Substring
  ) -> Bool {
    guard left.initial == right.initial, left.final == right.final,
      right.final == 0 || right.final == HangulBlock.doubleSiot
    else { return false }
    let vowels = Set([left.vowelLetter, right.vowelLetter])
    let isOfStem =
      [["ㅜ", "ㅝ"], ["ㅗ", "ㅘ"], ["ㅣ", "ㅕ"], ["ㅡ", "ㅓ"], ["ㅡ", "ㅏ"]].contains { Set($0) == vowels }
      || left.initial == HangulBlock.hieut && vowels == ["ㅏ", "ㅐ"]
    return isOfStem && (endings.contains(String(rest)) || right.final == HangulBlock.doubleSiot)
  }

  /// 마시요 for 마셔요, 배우요 for 배워요: the stem with a bare 요.
  private static func isUncontracted(_ given: String, _ expected: String) -> Bool {
    guard given.endsIn("요"), given.count > 1 else { return false }
    return KoreanEndings.present(of: String(given.dropLast())).contains(expected)
  }
}
