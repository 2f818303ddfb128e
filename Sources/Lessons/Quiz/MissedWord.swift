/// A word the learner did not have, and what stood there instead.
package struct MissedWord: Hashable, Sendable {
  package let expected: String
  /// nil when nothing like it was given.
  package let given: String?
}

extension MissedWord {
  /// The words a verdict says were missed, nearly right ones beside what was given for them.
  ///
  /// A word in the wrong place is not among them: the learner had it.
  static func words(missedIn verdict: Verdict) -> [MissedWord] {
    verdict.reasons.compactMap { reason in
      guard ![.order, .spacing, .wordForm].contains(reason.kind), let expected = reason.expected
      else {
        return nil
      }
      return MissedWord(expected: expected, given: reason.given)
    }
  }
}
