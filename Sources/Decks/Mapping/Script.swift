import Lessons

/// A script, as far as it tells one language from another.
enum Script: Int, CaseIterable {
  case hangul, kana, han, latin, cyrillic, greek, hebrew, arabic, thai, devanagari

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005: self = .han
    case 0x400...0x52F: self = .cyrillic
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0xE00...0xE7F: self = .thai
    case 0x900...0x97F: self = .devanagari
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  var isHan: Bool { Script(self) == .han }
  var isKana: Bool { Script(self) == .kana }
}

/// How many letters of each script a text has.
struct ScriptCounts {
  private var counts = [Int](repeating: 0, count: Script.allCases.count)

  init() {}

  init(_ text: some StringProtocol) {
    add(text)
  }

  mutating func add(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      if let script = Script(scalar) { counts[script.rawValue] += 1 }
    }
  }

  subscript(script: Script) -> Int { counts[script.rawValue] }

  var letters: Int { counts.reduce(0, +) }

  /// The script of most letters, Japanese counting as one.
  var dominant: Script? {
    guard letters > 0 else { return nil }
    if self[.kana] > 0, self[.kana] + self[.han] > letters / 2 { return .kana }
    return Script.allCases.max { self[$0] < self[$1] }
  }
}

extension Script {
  /// The language that is meant when a text of this script is learned, unless the words say more.
  var usualLanguage: String {
    switch self {
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    case .latin: "en"
    case .cyrillic: "ru"
    case .greek: "el"
    case .hebrew: "he"
    case .arabic: "ar"
    case .thai: "th"
    case .devanagari: "hi"
    }
  }

  /// Whether texts in these languages may share a script.
  static func of(_ language: Language) -> Script {
    allCases.first { $0.usualLanguage == language.primaryCode } ?? .latin
  }
}

/// Finds out what language texts are in, by their script and their commonest words.
struct LanguageGuess {
  private var scripts = ScriptCounts()
  private var hits: [String: Int] = [:]

  mutating func add(_ text: String) {
    scripts.add(text)
    guard text.utf8.contains(where: { $0 < 0x80 }) else { return }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
      for (language, words) in Self.commonWords where words.contains(String(word)) {
        hits[language, default: 0] += 1
      }
    }
  }

  /// nil when there are no letters; `und` for Latin letters with no word known.
  var language: Language? {
    guard let script = scripts.dominant else { return nil }
    guard script == .latin else { return Language(code: script.usualLanguage) }
    let best = hits.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return Language(code: best?.key ?? "und")
  }

  /// The languages of two sides.
  ///
  /// Latin letters that tell nothing are English beside another script: a list of words has no
  /// common ones.
  static func pair(_ prompt: LanguageGuess, _ answer: LanguageGuess) -> LanguagePair {
    func language(_ guess: LanguageGuess, beside other: LanguageGuess) -> Language {
      let language = guess.language ?? Language(code: "und")
      guard language.code == "und", guess.scripts.dominant == .latin,
        let script = other.scripts.dominant, script != .latin
      else { return language }
      return Language(code: "en")
    }
    return LanguagePair(
      prompt: language(prompt, beside: answer), answer: language(answer, beside: prompt))
  }

  private static let commonWords: [String: Set<String>] = [
    "en": ["the", "is", "you", "i", "to", "of", "and", "it", "my", "are", "i'm", "was", "this"],
    "es": ["el", "los", "las", "es", "y", "que", "está", "un", "una", "yo", "no", "mi", "muy"],
    "fr": ["le", "les", "est", "et", "je", "vous", "une", "des", "pas", "il", "elle", "c'est"],
    "de": ["der", "die", "das", "ist", "und", "ich", "nicht", "ein", "eine", "sie", "wir", "es"],
    "it": ["il", "gli", "è", "e", "che", "non", "una", "sono", "io", "di", "questo", "molto"],
    "pt": ["o", "os", "é", "e", "que", "não", "uma", "eu", "você", "um", "muito", "está"],
    "nl": ["het", "een", "ik", "niet", "de", "is", "dat", "wij", "zijn", "hij", "en", "van"],
  ]
}
