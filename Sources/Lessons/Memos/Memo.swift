/// A note of the learner's own.
package struct Memo: Hashable, Sendable, Identifiable {
  package let id: MemoID
  package let text: MemoText
  /// Counts the changes of the text from 1; what an edit says it started from.
  package let revision: Int
  /// Seconds since 1970 UTC.
  package let createdAt: Int64
  /// When the text last changed, in seconds since 1970 UTC; pinning is no change.
  package let changedAt: Int64
  /// Counts the changes of all memos within that second from 0.
  package let changeOrder: Int
  /// Whether it stands on top of the list.
  package let isPinned: Bool
  /// The sentence it was written on.
  package let sentence: SentenceKey?
  /// Whether other machines wrote other texts of it at the same time, and the learner has not chosen
  /// between them yet.
  package let hasRivals: Bool

  package init(
    id: MemoID, text: MemoText, revision: Int = 1, createdAt: Int64, changedAt: Int64,
    changeOrder: Int = 0, isPinned: Bool = false, sentence: SentenceKey? = nil,
    hasRivals: Bool = false
  ) {
    self.id = id
    self.text = text
    self.revision = revision
    self.createdAt = createdAt
    self.changedAt = changedAt
    self.changeOrder = changeOrder
    self.isPinned = isPinned
    self.sentence = sentence
    self.hasRivals = hasRivals
  }

  /// Whether it comes before another in a list: pinned ones first, then the newest change.
  ///
  /// What is left stands newest first too, then by name, so that no list ever jumps.
  package func isListed(before other: Memo) -> Bool {
    if isPinned != other.isPinned { return isPinned }
    if changedAt != other.changedAt { return changedAt > other.changedAt }
    if changeOrder != other.changeOrder { return changeOrder > other.changeOrder }
    if createdAt != other.createdAt { return createdAt > other.createdAt }
    return id.rawValue < other.id.rawValue
  }
}
