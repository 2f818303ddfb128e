import Lessons

/// What a memo said before a change.
package struct MemoVersion: Hashable, Sendable {
  /// What counts the versions of a memo.
  package let revision: Int
  /// When the memo came to say it, in seconds since 1970 UTC.
  package let changedAt: Int64
  /// What it said.
  package let text: MemoText
  /// Who wrote it on a machine that did not know of what the memo says now, until the learner
  /// chooses; nil for what it said before.
  package var rival: MemoAuthor?

  /// Versions that are kept of each memo, besides what it says now.
  package static let limit = 20

  /// The nearest revision that leaves room for many more: a damaged file may say anything.
  static func plausible(_ revision: Int) -> Int {
    min(max(revision, 1), 1 << 62)
  }
}

/// On which machine a text was written.
package enum MemoAuthor: Hashable, Sendable {
  /// On this one.
  case here
  /// On another one, by its name.
  case machine(String)

  init(_ device: DeviceID, isOwn: Bool, name: String?) {
    self = isOwn ? .here : .machine(name ?? "\(device)")
  }
}
