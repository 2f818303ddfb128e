import Lessons

/// What a memo said before a change.
package struct MemoVersion: Hashable, Sendable {
  /// What counts the versions of a memo.
  package let revision: Int
  /// When the memo came to say it, in seconds since 1970 UTC.
  package let changedAt: Int64
  /// What it said.
  package let text: MemoText

  /// Versions that are kept of each memo, besides what it says now.
  package static let limit = 20
}
