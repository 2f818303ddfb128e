/// Endings of Korean verbs in 하십시오체, and what they are in 해요체.
enum KoreanEndings {
  /// What a word of 하십시오체, or a mild question, is in 해요체; empty when it is neither.
  ///
  /// More than the right form may be among them, where the stem cannot be told from the word:
  /// 삽니다 is of 사다 or of 살다.
  static func informal(_ word: String) -> [String] {
    for ending in ["으십시오", "십시오"] where word.hasSuffix(ending) {
      return [word.dropLast(ending.count) + (ending == "으십시오" ? "으세요" : "세요")]
    }
    for ending in ["습니다", "습니까"] where word.hasSuffix(ending) {
      return present(of: String(word.dropLast(3)))
    }
    for ending in ["니다", "니까"] where word.hasSuffix(ending) {
      return formalVowelStem(String(word.dropLast(2)))
    }
    if word.hasSuffix("나요") { return question(String(word.dropLast(2))) }
    if word.hasSuffix("가요"), word.count > 2 { return copulaQuestion(String(word.dropLast(2))) }
    return []
  }

  /// 갑 of 갑니다, 입 of 입니다.
  private static func formalVowelStem(_ word: String) -> [String] {
    guard let last = word.last.flatMap(HangulBlock.init), last.final == HangulBlock.bieup else {
      return []
    }
    let open = String(word.dropLast()) + String(last.replacingFinal(with: 0))
    let liquid = String(word.dropLast()) + String(last.replacingFinal(with: HangulBlock.rieul))
    var forms = present(of: open) + present(of: liquid)
    if open.hasSuffix("이") { forms += copula(String(open.dropLast())) }
    return forms
  }

  private static func question(_ stem: String) -> [String] {
    guard let last = stem.last.flatMap(HangulBlock.init) else { return [] }
    let liquid = String(stem.dropLast()) + String(last.replacingFinal(with: HangulBlock.rieul))
    return present(of: stem) + (last.final == 0 ? present(of: liquid) : [])
  }

  /// 인 of 학생인가요, 딘 of 어딘가요, 은 of 좋은가요.
  private static func copulaQuestion(_ word: String) -> [String] {
    guard let last = word.last.flatMap(HangulBlock.init), last.final == HangulBlock.nieun else {
      return []
    }
    if word.hasSuffix("인") { return copula(String(word.dropLast())) }
    if word.hasSuffix("은") { return present(of: String(word.dropLast())) }
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
    if stem == "아니" || stem.hasSuffix("아니") { return [stem + "에요"] }
    let head = String(stem.dropLast())
    return last.final == 0 ? open(head, last) : closed(stem, head, last)
  }

  private static func open(_ head: String, _ last: HangulBlock) -> [String] {
    let whole = { (vowel: Character) in head + String(last.replacingVowel(with: vowel)) + "요" }
    switch last.vowelLetter {
    case "ㅏ":
      return [head + String(last.character) + "요"]
        + (last.character == "하" ? [head + "해요"] : [])
    case "ㅗ": return [whole("ㅘ"), head + String(last.character) + "아요"]
    case "ㅜ":
      return [whole("ㅝ"), head + String(last.character) + "어요"]
        + (last.character == "푸" ? [head + "퍼요"] : [])
    case "ㅣ":
      let honorific = last.character == "시" ? [head + "세요"] : []
      return [whole("ㅕ"), head + String(last.character) + "어요"] + honorific
    case "ㅚ": return [whole("ㅙ"), head + String(last.character) + "어요"]
    case "ㅡ": return silentVowel(head, last)
    case "ㅐ", "ㅔ", "ㅓ", "ㅕ", "ㅖ", "ㅒ": return [head + String(last.character) + "요"]
    default: return [head + String(last.character) + "어요"]
    }
  }

  /// 바쁘다, 쓰다, and 모르다, whose stems lose ㅡ.
  private static func silentVowel(_ head: String, _ last: HangulBlock) -> [String] {
    let before = head.last.flatMap(HangulBlock.init)
    let vowel: Character = before?.isBright == true ? "ㅏ" : "ㅓ"
    var forms = [head + String(last.replacingVowel(with: vowel)) + "요"]
    if last.character == "르", let before, before.final == 0 {
      forms.append(
        head.dropLast() + String(before.replacingFinal(with: HangulBlock.rieul))
          + (before.isBright ? "라요" : "러요"))
    }
    return forms
  }

  private static func closed(_ stem: String, _ head: String, _ last: HangulBlock) -> [String] {
    // Of the past and of 있다: always 어요.
    if last.final == HangulBlock.doubleSiot { return [stem + "어요"] }
    let ending = last.isBright ? "아요" : "어요"
    var forms = [stem + ending]
    let open = head + String(last.replacingFinal(with: 0))
    switch last.finalLetter {
    case "ㅂ": forms += [open + "워요", open + "와요"]
    case "ㄷ": forms.append(head + String(last.replacingFinal(with: HangulBlock.rieul)) + ending)
    case "ㅅ": forms.append(open + ending)
    case "ㅎ":
      forms.append(
        head + String(HangulBlock(last.replacingFinal(with: 0))?.replacingVowel(with: "ㅐ") ?? "애")
          + "요")
    default: break
    }
    return forms
  }
}
