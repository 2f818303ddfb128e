/// How far a quiz session has come.
package struct QuizProgress: Hashable, Sendable {
  /// The sentences of the session.
  package let total: Int
  /// Sentences that were checked or skipped at least once.
  package let seen: Int
  /// Sentences that do not come back.
  package let done: Int
}
