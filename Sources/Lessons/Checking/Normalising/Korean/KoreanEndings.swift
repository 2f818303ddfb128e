/// Endings of Korean verbs in 하십시오체, and what they are in 해요체.
enum KoreanEndings {
  /// What a word of 하십시오체, or a mild question, is in 해요체; empty when it is neither.
  ///
  /// More than the right form may be among them, where the stem cannot be told from the word:
  /// 삽니다 is of 사다 or of 살다.
  ///
  /// - Parameter asks: Whether it may be a mild question, 있나요.
  static func informal(_ word: String, asks: Bool = true) -> [String] {
    for ending in ["으십시오", "십시오"] where word.endsIn(ending) {
      return [word.dropLast(ending.count) + (ending == "으십시오" ? "으세요" : "세요")]
    }
    for ending in ["습니다", "습니까"] where word.endsIn(ending) {
      return present(of: String(word.dropLast(3)))
    }
    for ending in ["니다", "니까"] where word.endsIn(ending) {
      return formalVowelStem(String(word.dropLast(2)))
    }
    guard asks else { return [] }
    if word.endsIn("나요") { return question(String(word.dropLast(2))) }
    if word.endsIn("가요"), word.count > 2 { return copulaQuestion(String(word.dropLast(2))) }
    return []
  }

  /// 갑 of 갑니다, 입 of 입니다.
  private static func formalVowelStem(_ word: String) -> [String] {
    guard let last = word.last.flatMap(HangulBlock.init), last.final == HangulBlock.bieup else {
      return []
    }
    let open = String(word.dropLast()) + String(last.replacingFinal(with: 0))
    var forms = KoreanStems.withLiquid(open).flatMap(present)
    if open.endsIn("이") { forms += copula(String(open.dropLast())) }
    return forms
  }

  private static func question(_ stem: String) -> [String] {
    guard let last = stem.last.flatMap(HangulBlock.init) else { return [] }
    return last.final == 0 ? KoreanStems.withLiquid(stem).flatMap(present) : present(of: stem)
  }

  /// 인 of 학생인가요, 딘 of 어딘가요, 은 of 좋은가요.
  private static func copulaQuestion(_ word: String) -> [String] {
    guard let last = word.last.flatMap(HangulBlock.init), last.final == HangulBlock.nieun else {
      return []
    }
    if word.endsIn("인") { return copula(String(word.dropLast())) }
    if word.endsIn("은") { return present(of: String(word.dropLast())) }
    let open = String(word.dropLast()) + String(last.replacingFinal(with: 0))
    return copula(open) + present(of: open)
  }

  /// A noun with 이에요 or 예요.
  private static func copula(_ noun: String) -> [String] {
    guard let last = noun.last.flatMap(HangulBlock.init) else { return [] }
    if noun == "아니" { return ["아니에요"] }
    return [noun + (last.final == 0 ? "예요" : "이에요")]
  }

  /// The present in 해요체 of a stem; of a stem of the past or the future, the same with 어요.
  static func present(of stem: String) -> [String] {
    guard let last = stem.last.flatMap(HangulBlock.init) else { return [] }
    if stem == "아니" || stem.endsIn("아니") { return [stem + "에요"] }
    let head = String(stem.dropLast())
    return last.final == 0 ? open(head, last) : closed(stem, head, last)
  }

  private static func open(_ head: String, _ last: HangulBlock) -> [String] {
    let whole = { (vowel: Character) in head + String(last.replacingVowel(with: vowel)) + "요" }
    // 보아요 is as good as 봐요; there is no 오아요.
    let apart = { (ending: String) in
      last.initial == HangulBlock.ieung ? [] : [head + String(last.character) + ending]
    }
    switch last.vowelLetter {
    case "ㅏ": return [last.character == "하" ? head + "해요" : head + String(last.character) + "요"]
    case "ㅗ": return [whole("ㅘ")] + apart("아요")
    case "ㅜ": return last.character == "푸" ? [head + "퍼요"] : [whole("ㅝ")] + apart("어요")
    case "ㅣ": return [whole("ㅕ")] + (last.character == "시" ? [head + "세요"] : [])
    case "ㅚ": return [whole("ㅙ")] + apart("어요")
    case "ㅡ": return [silentVowel(head, last)]
    case "ㅐ", "ㅔ", "ㅓ", "ㅕ", "ㅖ", "ㅒ": return [head + String(last.character) + "요"]
    default: return [head + String(last.character) + "어요"]
    }
  }

  /// 바쁘다, 쓰다, and 모르다, whose stems lose ㅡ.
  private static func silentVowel(_ head: String, _ last: HangulBlock) -> String {
    let before = head.last.flatMap(HangulBlock.init)
    let isBright = before?.isBright == true
    guard last.character == "르", let before, !KoreanStems.keepsSingleLiquid(head + "르") else {
      return head + String(last.replacingVowel(with: isBright ? "ㅏ" : "ㅓ")) + "요"
    }
    return head.dropLast() + String(before.replacingFinal(with: HangulBlock.rieul))
      + (isBright ? "라요" : "러요")
  }

  private static func closed(_ stem: String, _ head: String, _ last: HangulBlock) -> [String] {
    // Of the past and of 있다: always 어요.
    if last.final == HangulBlock.doubleSiot { return [stem + "어요"] }
    let ending = last.isBright ? "아요" : "어요"
    let open = head + String(last.replacingFinal(with: 0))
    switch KoreanStems.change(of: stem) {
    case nil: return [stem + ending]
    case .bieup: return [open + (stem.endsIn("돕") || stem.endsIn("곱") ? "와요" : "워요")]
    case .digeut:
      return [head + String(last.replacingFinal(with: HangulBlock.rieul)) + ending]
    case .siot: return [open + ending]
    case .hieut:
      let vowel = HangulBlock(last.replacingFinal(with: 0))?.replacingVowel(with: "ㅐ")
      return [head + String(vowel ?? "애") + "요"]
    }
  }
}
