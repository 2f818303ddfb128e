/// Knows which ways of writing a word are the same in a language.
struct Normaliser {
  /// What is to be known of a whole sentence before its words are looked at.
  struct Traits {
    /// Whether something is asked for politely, where a softening word may be left out.
    var isRequest = false
    /// Whether it says until when, so that "at" may mean "from".
    var holdsUntil = false
  }

  /// What the answers are written in.
  enum Script: Hashable, Sendable {
    case english, korean, other
  }

  let script: Script
  /// Keys that the author set as traps: they are what they are.
  let traps: Set<String>

  func traits(of words: WordGraph) -> Traits {
    guard script == .korean else { return Traits() }
    var traits = Traits()
    for word in words.words {
      if KoreanForms.isRequest(word.key) { traits.isRequest = true }
      if word.key.contains("까지") { traits.holdsUntil = true }
    }
    return traits
  }

  /// The forms of a word, each a row of keys; the word itself is among them unless another form
  /// stands for it.
  func forms(of key: String, next: () -> [String], in sentence: Traits) -> [[String]] {
    switch script {
    case .english: return EnglishForms.forms(of: key, next: next)
    case .korean:
      if traps.contains(key) { return [[key]] }
      return KoreanForms.forms(of: key, next: next, in: sentence)
        .filter { $0 == [key] || !$0.contains(where: traps.contains) }
    case .other: return [[key]]
    }
  }

  func mayBeginPair(_ key: String) -> Bool {
    script == .english && (key == "a" || key == "an" || key == "per")
  }

  /// What two words together are the same as.
  func pairForm(_ first: String, _ second: String) -> (first: String, second: String?)? {
    EnglishForms.pairForm(first, second)
  }
}

extension Language {
  /// How answers in it are compared.
  ///
  /// A language that is not known is told by the letters of the answers.
  func script(of answers: [AnswerPattern]) -> Normaliser.Script {
    switch primaryCode {
    case "en": return .english
    case "ko": return .korean
    case "":
      let text = answers.map(\.firstPath.text).joined()
      if text.contains(where: \.isHangul) { return .korean }
      return text.contains { ("a"..."z").contains($0) } ? .english : .other
    default: return .other
    }
  }
}
