/// A given answer and what the check has to say about it.
package struct CheckedAnswer: Hashable, Sendable {
  /// As the learner gave it.
  package let given: String
  package let verdict: Verdict
  /// The answer to be shown: what the learner most plausibly meant, as the author wrote it.
  package let nearest: String
  /// Some other accepted answers, best first; at most three.
  package let alsoAccepted: [String]
  /// Whether it is right, and not what the author wrote first.
  package let isOtherWording: Bool

  package init(
    given: String, verdict: Verdict, nearest: String, alsoAccepted: [String],
    isOtherWording: Bool = false
  ) {
    self.given = given
    self.verdict = verdict
    self.nearest = nearest
    self.alsoAccepted = alsoAccepted
    self.isOtherWording = isOtherWording
  }
}
