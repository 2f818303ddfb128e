extension QuizSession {
  /// The words shown before the current sentence is asked; empty when none are.
  package var introducedWords: [NewWord] {
    if case .introducing(let words, _) = state { words } else { [] }
  }

  /// The learner has seen the new words: the sentence is asked.
  package mutating func wordsSeen() {
    guard case .introducing(_, let exercise) = state, let index = currentIndex else { return }
    items[index].newWords = []
    state = .answering(exercise)
  }

  /// Asks in none of these ways from now on; a sentence that is being asked so is asked anew.
  package mutating func leaveOut(_ kinds: Set<ExerciseKind>) {
    for index in items.indices {
      items[index].planner?.leaveOut(kinds)
      guard kinds.contains(items[index].kind) else { continue }
      let planner = items[index].planner ?? ExercisePlanner(.bank)
      items[index].kind = planner.kind(for: items[index].card, after: items[index].kind)
    }
    guard let exercise, kinds.contains(exercise.kind), let item = current else { return }
    state = .answering(makeExercise(for: item))
  }
}
