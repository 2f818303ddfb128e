/// How a session goes through its sentences.
package enum QuizPlan: Hashable, Sendable {
  /// A day of a course: one after the other; what was not known comes back after the others.
  case lesson
  /// Reviews, as `ReviewQueue` orders them: what an answer leaves at a short step comes back when
  /// its time has come. When only the sentence just answered is left, the session ends, and that
  /// one stays due.
  case reviews(Scheduler)

  /// How often a session of reviews asks a sentence that stays at its step without a mistake.
  static let askLimit = 5

  /// Whether asking again is another try at the same question: to know it then is Hard.
  ///
  /// Reviews ask again after a step, and that is a question of its own; were it Hard, the sentence
  /// would stay at its step for ever.
  var countsTries: Bool { self == .lesson }
}
