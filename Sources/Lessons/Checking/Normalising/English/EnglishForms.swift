/// The ways of writing a word in English that are the same word.
enum EnglishForms {
  /// The forms of a word: contractions in full, numbers as words, American spelling, hyphens as
  /// spaces.
  ///
  /// - Parameter isGiven: Whether it is a word of what was given.
  static func forms(of key: String, next: () -> [String], isGiven: Bool) -> [[String]] {
    // Thanks to somebody is no thanks for anything.
    if key == "thanks", next().contains("to") { return [[key]] }
    if key.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      if let whole = wholeWords[key] { return whole }
      return [[EnglishSpelling.american(key)]]
    }
    if let whole = wholeWords[key] { return whole }
    if key.contains(where: \.isNumber), let words = EnglishNumbers.words(of: key) { return [words] }
    if key.contains("'") {
      return EnglishContractions.forms(of: key, next: next, isGiven: isGiven)
    }
    if key.contains("-"), key.first != "-" {
      return hyphenated(key, next: next, isGiven: isGiven)
    }
    return [[key]]
  }

  /// Its parts as words of their own, or written together: e-mail, email.
  private static func hyphenated(
    _ key: String, next: () -> [String], isGiven: Bool
  ) -> [[String]] {
    let parts = key.split(separator: "-").map(String.init)
    let apart = parts.flatMap { forms(of: $0, next: next, isGiven: isGiven).first ?? [$0] }
    return [apart, [EnglishSpelling.american(parts.joined())]]
  }

  private static let wholeWords: [String: [[String]]] = [
    "cannot": [["can", "not"]], "gonna": [["going", "to"]], "wanna": [["want", "to"]],
    "gotta": [["got", "to"]], "gimme": [["give", "me"]], "lemme": [["let", "me"]],
    "dunno": [["do", "not", "know"]], "okay": [["ok"]], "%": [["percent"]], "&": [["and"]],
    "'em": [["them"]], "'cause": [["because"]], "'til": [["until"]], "till": [["until"]],
    "anybody": [["anyone"]], "everybody": [["everyone"]], "somebody": [["someone"]],
    "nobody": [["no", "one"]], "yeah": [["yes"]], "hi": [["hello"]], "thanks": [["thank", "you"]],
  ]

  /// The first words of pairs.
  static let pairBeginnings: Set = ["a", "an", "per", "have", "has"]

  /// `an hour` is `one hour`, `per cent` is `percent`, and `have got` is `have`.
  static func pairForm(_ first: String, _ second: String) -> (first: String, second: String?)? {
    switch first {
    case "per" where second == "cent": ("percent", nil)
    case "have" where second == "got", "has" where second == "got": (first, nil)
    case "an" where second == "hour": ("one", second)
    case "a" where countedNouns.contains(second): ("one", second)
    default: nil
    }
  }

  private static let countedNouns: Set = [
    "second", "minute", "day", "week", "month", "year", "decade", "century", "hundred",
    "thousand", "million", "billion", "dozen",
  ]
}
