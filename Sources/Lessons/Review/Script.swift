/// The letters that languages are written in, as far as a mistake can be told by them.
enum Script: Hashable {
  case latin, hangul, han, kana, cyrillic, greek, hebrew, arabic, thai, devanagari

  /// The script of a letter; nil for what is no letter of one of these.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A,
      0xC0...0x24F where scalar.properties.isAlphabetic,
      0x1E00...0x1EFF:
      self = .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0x3040...0x30FF: self = .kana
    case 0x0400...0x052F: self = .cyrillic
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self = .greek
    case 0x0590...0x05FF: self = .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F: self = .arabic
    case 0x0E00...0x0E7F: self = .thai
    case 0x0900...0x097F: self = .devanagari
    default: return nil
    }
  }

  /// The scripts a language is written in; nil where that is not known for sure, as for one that
  /// names its script (`"sr-Latn"`).
  static func scripts(of language: Language) -> Set<Script>? {
    let subtags = language.code.lowercased().split(separator: "-").map(String.init).dropFirst()
    if subtags.contains(where: { $0.count == 4 }) { return nil }
    return table[language.primaryCode]
  }

  private static let table: [String: Set<Script>] = {
    let others: [String: Set<Script>] = [
      "ko": [.hangul, .han], "ja": [.han, .kana], "zh": [.han], "ru": [.cyrillic],
      "uk": [.cyrillic], "bg": [.cyrillic], "el": [.greek], "he": [.hebrew], "ar": [.arabic],
      "fa": [.arabic], "ur": [.arabic], "th": [.thai], "hi": [.devanagari], "ne": [.devanagari],
    ]
    let latin = [
      "cs", "da", "de", "en", "es", "et", "fi", "fr", "hu", "id", "it", "lt", "lv", "nl", "no",
      "pl",
      "pt", "ro", "sk", "sl", "sv", "tr", "vi",
    ]
    return others.merging(latin.map { ($0, [.latin]) }) { first, _ in first }
  }()
}
