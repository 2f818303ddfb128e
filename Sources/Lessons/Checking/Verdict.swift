/// What the check found.
package enum Verdict: Hashable, Sendable {
  /// An accepted answer as the author wrote it.
  case exact
  /// Right, written in another way; the most instructive remark, if there is one.
  case accepted([Remark])
  /// Right but for one slip: the learner meant the right thing.
  case almost([Reason])
  /// Not an accepted answer; what separates it from the one that was most plausibly meant.
  case wrong(Difference)

  /// Whether the sentence counts as known: everything but `wrong`.
  package var isRight: Bool {
    if case .wrong = self { return false }
    return true
  }

  /// What is wrong, one thing at a time; empty for a right answer.
  package var reasons: [Reason] {
    switch self {
    case .exact, .accepted: []
    case .almost(let reasons): reasons
    case .wrong(let difference): difference.reasons
    }
  }

  /// What is worth a word about a right answer.
  package var remarks: [Remark] {
    if case .accepted(let remarks) = self { remarks } else { [] }
  }
}
