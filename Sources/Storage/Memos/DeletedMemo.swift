import Lessons

/// A memo in the trash.
package struct DeletedMemo: Hashable, Sendable {
  /// As it was when it was deleted.
  package let memo: Memo
  /// Seconds since 1970 UTC.
  package let deletedAt: Int64

  /// How long memos stay in the trash: 30 days.
  package static let keptFor = Duration.seconds(30 * 86_400)
}
