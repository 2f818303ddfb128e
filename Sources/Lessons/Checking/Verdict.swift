/// What the check found.
package enum Verdict: Hashable, Sendable {
  /// The answer as the author wrote it first.
  case exact
  /// Right, with something worth saying.
  case accepted([Remark])
  /// Right but for a slip: the learner meant the right thing.
  case almost([Slip])
  /// Not an accepted answer; what separates it from the nearest one.
  case wrong(Difference)

  /// Whether the sentence counts as known: everything but `wrong`.
  package var isRight: Bool {
    if case .wrong = self { return false }
    return true
  }
}
