import Lessons

/// A verdict without its reasons, which checking again would give.
package enum VerdictKind: String, Hashable, Sendable, CaseIterable {
  /// As the author wrote it first.
  case exact
  /// Right, with a remark.
  case accepted
  /// Right but for a slip.
  case almost
  /// Not accepted.
  case wrong

  /// The kind of a verdict.
  package init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .exact: .exact
      case .accepted: .accepted
      case .almost: .almost
      case .wrong: .wrong
      }
  }

  /// Whether the sentence counts as done with it.
  package var isRight: Bool { self != .wrong }
}
