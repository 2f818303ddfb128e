/// What kind of mistake it is to give one Korean word for another.
enum KoreanReasons {
  /// nil when the two have nothing in common that has a name.
  static func kind(_ given: String, _ expected: String) -> Reason.Kind? {
    if differInNumerals(given, expected) { return .numeral }
    if differInParticle(given, expected) { return .particle }
    if differInLevel(given, expected) { return .speechLevel }
    guard let stem = commonStem(given, expected), stem > 0 else { return nil }
    let (left, right) = (isPast(given), isPast(expected))
    if left != right { return .tense }
    return isVerb(given) && isVerb(expected) ? .ending : nil
  }

  private static func differInNumerals(_ given: String, _ expected: String) -> Bool {
    zip(sino, native).contains { sino, forms in
      forms.contains(expected) && (given == sino || forms.contains(given) && given != expected)
        || given != expected && expected == sino && forms.contains(given)
    }
  }

  private static let sino = ["일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "십"]
  private static let native: [[String]] = [
    ["한", "하나"], ["두", "둘"], ["세", "셋", "석"], ["네", "넷", "넉"], ["다섯"], ["여섯"], ["일곱"],
    ["여덟"], ["아홉"], ["열"],
  ]

  private static func differInParticle(_ given: String, _ expected: String) -> Bool {
    for particle in KoreanGrammar.particles where expected.hasSuffix(particle) {
      let noun = expected.dropLast(particle.count)
      guard !noun.isEmpty, given.hasPrefix(noun) else { continue }
      let rest = String(given.dropFirst(noun.count))
      if rest != particle, rest.isEmpty || KoreanGrammar.particles.contains(rest) { return true }
    }
    return KoreanGrammar.particles.contains { particle in
      given == expected + particle && expected.count > 1
    }
  }

  private static func differInLevel(_ given: String, _ expected: String) -> Bool {
    guard SpeechLevel(of: given) != SpeechLevel(of: expected) else { return false }
    if given + "요" == expected || expected + "요" == given { return true }
    if ["하세요", "해요"].contains(where: { given + $0 == expected }) { return true }
    let plain = ["이야": "이에요", "야": "예요", "줘": "주세요", "해": "하세요", "거야": "거예요"]
    for (short, long) in plain where given.hasSuffix(short) && expected.hasSuffix(long) {
      if given.dropLast(short.count) == expected.dropLast(long.count) { return true }
    }
    return KoreanEndings.informal(given).contains(expected)
      || KoreanEndings.informal(expected).contains { $0 == given || $0 == given + "요" }
      || expected.hasSuffix("세요") && given == String(expected.dropLast(2))
  }

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
    verbEndings.contains(where: word.hasSuffix)
  }

  private static let verbEndings = [
    "요", "다", "까", "고", "서", "면", "지만", "는데", "은데", "게", "러", "려고", "을", "는", "은", "ㄹ", "어",
    "아", "해", "지", "자", "한", "할", "하는", "갈", "간", "가는", "올", "온", "볼", "본", "살", "산",
  ]
}
