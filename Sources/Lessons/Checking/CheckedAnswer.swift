/// A given answer and what the check has to say about it.
package struct CheckedAnswer: Hashable, Sendable {
  /// As the learner gave it.
  package let given: String
  package let verdict: Verdict
  /// The accepted answer nearest to the given one, as the author wrote it.
  package let nearest: String
  /// Some other accepted answers, best first; at most three.
  package let alsoAccepted: [String]
}
