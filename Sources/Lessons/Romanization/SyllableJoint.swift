/// How the end of a syllable and the beginning of the next one are said together.
///
/// The rules are those of the standard pronunciation (표준 발음법, chapters 4 and 5) as far as the
/// Revised Romanization shows them.
struct SyllableJoint: Hashable {
  /// What ends the first syllable.
  let coda: String
  /// What begins the second one.
  let onset: String

  /// - Parameter isBehindWord: Whether the first syllable has others before it: ㄴ before 로 and
  ///   the like stays what it is behind a whole word (신문로), else becomes ㄹ (신라).
  init(_ first: HangulBlock, _ second: HangulBlock, isBehindWord: Bool) {
    let next = Next(second)
    guard let final = first.finalLetter else {
      (coda, onset) = ("", next.onset)
      return
    }
    let joined =
      Self.linked(final, next) ?? Self.aspirated(final, next)
      ?? Self.assimilated(final, next, first: first, isBehindWord: isBehindWord)
    (coda, onset) = joined ?? (Self.sound(of: final, in: first, before: next), next.onset)
  }

  /// What a last consonant is said as when nothing follows; its place among them, 0 for none.
  static func coda(_ final: Int) -> String {
    final == 0 ? "" : codas[finalLetters[final - 1]] ?? ""
  }

  /// The next syllable, as far as the one before has to do with it.
  private struct Next {
    let letter: Character
    let vowel: Character
    let syllable: Character

    init(_ block: HangulBlock) {
      letter = Self.letters[block.initial]
      vowel = block.vowelLetter
      syllable = block.character
    }

    var onset: String { SyllableJoint.onset(letter) }
    /// Whether ㄷ and ㅌ before it become ㅈ and ㅊ.
    var palatalizes: Bool { vowel == "ㅣ" || vowel == "ㅕ" }
    /// Whether it begins an ending or 하다, so that ㅎ melts with what is before; in a noun it is
    /// written.
    var meltsAspiration: Bool { "하해했한할함합히혀혔힌힐힘".contains(syllable) }

    private static let letters = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  }

  private typealias Joined = (coda: String, onset: String)

  /// Before a vowel the last consonant moves over, of two the second one.
  private static func linked(_ final: Character, _ next: Next) -> Joined? {
    guard next.letter == "ㅇ" else { return nil }
    if final == "ㅇ" { return ("ng", "") }
    if final == "ㅎ" { return ("", "") }
    guard let (stays, moves) = clusters[final] else {
      return ("", moved(final, next))
    }
    if moves == "ㅎ" { return ("", moved(stays, next)) }
    return (codas[stays] ?? "", moved(moves, next))
  }

  private static func moved(_ letter: Character, _ next: Next) -> String {
    switch letter {
    case "ㄷ" where next.palatalizes: "j"
    case "ㅌ" where next.palatalizes: "ch"
    default: onset(letter)
    }
  }

  /// ㅎ and a plain consonant beside it make one with breath.
  private static func aspirated(_ final: Character, _ next: Next) -> Joined? {
    let breathed: [Character: String] = ["ㄱ": "k", "ㄷ": "t", "ㅂ": "p", "ㅈ": "ch"]
    if let rest = breathRests[final] {
      if let onset = breathed[next.letter] { return (rest, onset) }
      if next.letter == "ㅅ" || next.letter == "ㅆ" { return (rest, next.onset) }
      if next.letter == "ㄴ" { return rest == "l" ? ("l", "l") : ("n", "n") }
      return nil
    }
    guard next.letter == "ㅎ" else { return nil }
    let (stays, last) = clusters[final].map { ($0.stays, $0.moves) } ?? (nil, final)
    let rest = stays.flatMap { codas[$0] } ?? ""
    switch last {
    case "ㄷ", "ㅌ": return (rest, next.palatalizes ? "ch" : "t")
    case "ㅈ", "ㅊ": return (rest, "ch")
    case "ㅅ" where stays == nil: return ("", "t")
    case "ㄱ", "ㅋ", "ㄲ": return next.meltsAspiration ? (rest, "k") : (rest + "k", "h")
    case "ㅂ", "ㅍ": return next.meltsAspiration ? (rest, "p") : (rest + "p", "h")
    default: return nil
    }
  }

  /// What is left of a last consonant with ㅎ in it once that is gone.
  private static let breathRests: [Character: String] = ["ㅎ": "", "ㄶ": "n", "ㅀ": "l"]

  /// Consonants become like those beside them: before ㄴ and ㅁ they are nasal, and ㄴ beside ㄹ is
  /// ㄹ.
  private static func assimilated(
    _ final: Character, _ next: Next, first: HangulBlock, isBehindWord: Bool
  ) -> Joined? {
    let nasal = ["k": "ng", "t": "n", "p": "m"]
    let sound = sound(of: final, in: first, before: next)
    switch (sound, next.letter) {
    case ("l", "ㄴ"), ("l", "ㄹ"): return ("l", "l")
    case ("n", "ㄹ"):
      return isBehindWord && "로량란력론료".contains(next.syllable) ? ("n", "n") : ("l", "l")
    case ("m", "ㄹ"), ("ng", "ㄹ"): return (sound, "n")
    case (_, "ㄹ"): return nasal[sound].map { ($0, "n") }
    case (_, "ㄴ"), (_, "ㅁ"): return nasal[sound].map { ($0, next.onset) }
    default: return nil
    }
  }

  /// What a last consonant is said as before another one.
  private static func sound(
    of final: Character, in block: HangulBlock, before next: Next
  ) -> String {
    // In verbs ㄺ before ㄱ is ㄹ (읽고); nouns keep ㄱ (닭과).
    if final == "ㄺ", next.letter == "ㄱ", !"닭흙칡".contains(block.character) { return "l" }
    // 밟다 alone of its kind has ㅂ.
    if final == "ㄼ", block.character == "밟" { return "p" }
    return codas[final] ?? ""
  }

  private static func onset(_ letter: Character) -> String { onsets[letter] ?? "" }

  private static let onsets = Dictionary(
    uniqueKeysWithValues: zip("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ", Romanization.initials))

  /// Last consonants in the order of Unicode.
  private static let finalLetters = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// What last consonants are said as when nothing changes them.
  private static let codas: [Character: String] = [
    "ㄱ": "k", "ㄲ": "k", "ㅋ": "k", "ㄳ": "k", "ㄺ": "k", "ㄴ": "n", "ㄵ": "n", "ㄶ": "n", "ㄷ": "t",
    "ㅅ": "t", "ㅆ": "t", "ㅈ": "t", "ㅊ": "t", "ㅌ": "t", "ㅎ": "t", "ㄹ": "l", "ㄼ": "l", "ㄽ": "l",
    "ㄾ": "l", "ㅀ": "l", "ㅁ": "m", "ㄻ": "m", "ㅂ": "p", "ㅍ": "p", "ㅄ": "p", "ㄿ": "p", "ㅇ": "ng",
  ]

  /// Two last consonants: which stays, and which moves to a vowel behind them.
  private static let clusters: [Character: (stays: Character, moves: Character)] = [
    "ㄳ": ("ㄱ", "ㅅ"), "ㄵ": ("ㄴ", "ㅈ"), "ㄶ": ("ㄴ", "ㅎ"), "ㄺ": ("ㄹ", "ㄱ"), "ㄻ": ("ㄹ", "ㅁ"),
    "ㄼ": ("ㄹ", "ㅂ"), "ㄽ": ("ㄹ", "ㅅ"), "ㄾ": ("ㄹ", "ㅌ"), "ㄿ": ("ㄹ", "ㅍ"), "ㅀ": ("ㄹ", "ㅎ"),
    "ㅄ": ("ㅂ", "ㅅ"),
  ]
}
