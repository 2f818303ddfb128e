/// Knows which ways of writing a word are the same in a language.
struct Normaliser: Hashable, Sendable {
  /// What is to be known of a whole sentence before its words are looked at.
  struct Traits {
    /// Whether something is asked for politely, where a softening word may be left out.
    var isRequest = false
    /// Whether it was given: what is right English need not be found out then.
    var isGiven = false
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
  /// Whether the answers ask something: only then is an ending of questions another way to ask.
  let asks: Bool

  func traits(of keys: [String], isGiven: Bool) -> Traits {
    guard script == .korean else { return Traits(isGiven: isGiven) }
    return Traits(
      isRequest: keys.contains(where: KoreanForms.isRequest), isGiven: isGiven,
      holdsUntil: keys.contains { $0.holds("까지") })
  }

  /// The forms of a word, each a row of keys; the word itself is among them unless another form
  /// stands for it.
  func forms(of key: String, next: () -> [String], in sentence: Traits) -> [[String]] {
    switch script {
    case .english: return EnglishForms.forms(of: key, next: next, isGiven: sentence.isGiven)
    case .korean:
      if traps.contains(key) { return [[key]] }
      let forms = KoreanForms.forms(of: key, next: next, in: sentence, asks: asks)
        .filter { $0 == [key] || !$0.contains(where: traps.contains) }
      return forms.isEmpty ? [[key]] : forms
    case .other: return [[key]]
    }
  }

  /// Whether the forms of a word depend on what comes next.
  func looksAhead(from key: String) -> Bool {
    switch script {
    case .english: key.utf8.contains(UInt8(ascii: "'")) || key == "thanks"
    case .korean: key.first?.isNumber == true || KoreanKin.isPossessive(key)
    case .other: false
    }
  }

  /// Whether there are two words that together are the same as something else.
  var hasPairs: Bool { script == .english }

  func mayBeginPair(_ key: String) -> Bool {
    script == .english && EnglishForms.pairBeginnings.contains(key)
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
