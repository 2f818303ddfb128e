/// Pronouns that English needs and Korean leaves to be understood: given, they do no harm.
struct KoreanPronouns {
  /// Tells where a phrase ends.
  let order: KoreanOrder
  /// Whether some accepted answer says that it is about the speaker.
  let namesSpeaker: Bool
  /// Words that the author set as traps.
  let traps: Set<String>

  /// What was given without its pronouns, and a remark on one that is seldom said; nil when it has
  /// none that may be left out.
  func leftOut(of given: String) -> (text: String, remark: Remark?)? {
    var words: [Substring] = []
    var remark: Remark?
    var isShorter = false
    for word in given.split(whereSeparator: \.isWhitespace) {
      let key = WordKey.key(of: String(word))
      guard mayBeLeftOut(key, behind: words.last), !traps.contains(key) else {
        words.append(word)
        continue
      }
      isShorter = true
      if Self.others.contains(key) { remark = .leftOut(WordEdges.core(of: String(word))) }
    }
    return isShorter && !words.isEmpty ? (words.joined(separator: " "), remark) : nil
  }

  private func mayBeLeftOut(_ key: String, behind word: Substring?) -> Bool {
    if Self.possessives.contains(key) { return true }
    guard Self.others.contains(key) || namesSpeaker && Self.speakers.contains(key) else {
      return false
    }
    return word.map { order.endsPhrase(String($0)) } ?? true
  }

  /// Whether a word is a pronoun that may be left out somewhere.
  static func isOne(_ key: String) -> Bool { speakers.contains(key) || others.contains(key) }

  /// Whether a word names the speaker as what a sentence is about.
  static func isSpeaker(_ key: String) -> Bool { speakers.contains(key) }

  private static let speakers: Set = ["저는", "전", "제가", "나는", "난", "내가"]
  private static let possessives: Set = ["당신의"]
  private static let others: Set = [
    "당신은", "당신이", "당신의", "그는", "그가", "그녀는", "그녀가", "그들은", "그들이",
  ]
}
