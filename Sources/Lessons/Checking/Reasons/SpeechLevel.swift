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
    let key = WordKey.key(of: word)
    if ["니다", "니까", "십시오", "시오", "시다"].contains(where: key.hasSuffix) {
      self = .formal
    } else {
      self = key.hasSuffix("요") || key.hasSuffix("죠") ? .polite : .plain
    }
  }
}
