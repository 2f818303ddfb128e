/// What a session came to.
package struct QuizResult: Hashable, Sendable {
  /// One for each sentence that was met, in the order of the session's list.
  package let outcomes: [SentenceOutcome]

  /// Sentences answered right in the end.
  package var rightCount: Int { outcomes.count { $0.isRight } }
  package var rightAtOnceCount: Int { outcomes.count { $0.isRightAtOnce } }
  /// Right in the end, after a mistake or with a hint.
  package var rightLaterCount: Int { rightCount - rightAtOnceCount }
  /// Time spent answering.
  package var took: Duration { outcomes.reduce(.zero) { $0 + $1.took } }

  /// The words missed, each once, in the order they were.
  package var missed: [MissedWord] {
    var seen: Set<MissedWord> = []
    return outcomes.flatMap(\.missed).filter { seen.insert($0).inserted }
  }
}
