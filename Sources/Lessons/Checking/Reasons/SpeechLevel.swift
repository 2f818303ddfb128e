/// How politely a Korean sentence ends.
package enum SpeechLevel: String, Hashable, Sendable, CaseIterable {
  /// 합니다: formal.
  case formal
  /// 해요: polite.
  case polite
  /// 해: among friends.
  case plain

  /// The level of a verb by its ending.
  init(of word: String) {
    self.init(ofKey: WordKey.key(of: word))
  }

  /// The level of a verb by the ending of its key.
  init(ofKey key: String) {
    if ["니다", "니까", "십시오", "시오", "시다"].contains(where: key.endsIn) {
      self = .formal
    } else {
      self = key.endsIn("요") || key.endsIn("죠") ? .polite : .plain
    }
  }
}
