/// The ways of writing a word in Korean that are the same word.
enum KoreanForms {
  /// The forms of a word: contractions in full, digits as the numbers they are read as, 하십시오체 as
  /// 해요체.
  ///
  /// - Parameter asks: Whether the answers ask something.
  static func forms(
    of key: String, next: () -> [String], in sentence: Normaliser.Traits, asks: Bool
  ) -> [[String]] {
    if key.first?.isNumber == true, let forms = KoreanNumbers.forms(of: key, next: next) {
      return forms.flatMap { form -> [[String]] in
        guard let last = form.last else { return [form] }
        return endings(of: last, in: sentence, asks: asks).map { form.dropLast() + [$0] }
      }
    }
    var forms = endings(of: key, in: sentence, asks: asks).map { [$0] }
    // One's own family and friends need not be called one's own.
    if KoreanKin.isPossessive(key), next().contains(where: KoreanKin.isKin) { forms.append([]) }
    // 좀 only softens a request.
    if key == "좀", sentence.isRequest { forms.append([]) }
    return forms
  }

  /// Whether a word asks for something.
  static func isRequest(_ key: String) -> Bool {
    ["주세", "주시", "주십", "주실", "줄래", "줄 수", "부탁", "도와"].contains(where: key.holds)
  }

  private static func endings(
    of key: String, in sentence: Normaliser.Traits, asks: Bool
  ) -> [String] {
    let full = KoreanContractions.full(key)
    var forms = [full]
    for polite in KoreanCompany.others(full) + KoreanEndings.informal(full, asks: asks) {
      let polite = KoreanContractions.full(polite)
      if !forms.contains(polite) { forms.append(polite) }
    }
    if sentence.holdsUntil, full.endsIn("에서"), let time = full.dropLast(2).last,
      "시분월일년주".contains(time)
    {
      forms.append(full.dropLast(2) + "부터")
    }
    return forms
  }
}
