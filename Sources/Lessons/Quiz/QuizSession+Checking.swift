extension QuizSession {
  /// Checks what was built or typed; an empty answer is not checked.
  ///
  /// - Parameters:
  ///   - took: Time spent on it since it was shown.
  ///   - time: Seconds since 1970 UTC.
  package mutating func check(took: Duration = .zero, at time: Int64 = 0) {
    guard let exercise, !exercise.draft.isEmpty, let item = current, let index = currentIndex
    else { return }
    let judged = checker.check(exercise.draft.given, mode: exercise.mode)
    let attempt = plan.countsTries ? records[index].tries + 1 : 1
    let grade = Grade(
      verdict: judged.verdict, attempt: attempt, hints: hints, kind: exercise.kind,
      isMature: item.isMature)
    state = .checked(
      CheckedSentence(
        key: item.id, exercise: exercise, judged: judged, attempt: attempt, hints: hints,
        time: time, took: took, suggestedGrade: grade))
  }

  /// "My answer was right": counts it as accepted, now and whenever the sentence is asked again.
  ///
  /// Nothing to do when it was found right anyway.
  package mutating func acceptOwnAnswer() {
    guard case .checked(var checked) = state, let index = currentIndex,
      !checked.isAcceptedByLearner, !checked.judged.verdict.isFaultless
    else { return }
    checked.isAcceptedByLearner = true
    checked.chosenGrade = nil
    items[index].ownAnswers.append(checked.judged.given)
    state = .checked(checked)
  }

  /// Takes "my answer was right" back.
  package mutating func undoAcceptOwnAnswer() {
    guard case .checked(var checked) = state, let index = currentIndex,
      checked.isAcceptedByLearner
    else { return }
    checked.isAcceptedByLearner = false
    checked.chosenGrade = nil
    items[index].ownAnswers.removeLast()
    state = .checked(checked)
  }

  /// Gives the checked sentence another grade; nil goes back to the suggested one.
  package mutating func changeGrade(to grade: Grade?) {
    guard case .checked(var checked) = state else { return }
    checked.chosenGrade = grade
    state = .checked(checked)
  }
}

extension Verdict {
  /// Whether there is nothing the learner could object to.
  fileprivate var isFaultless: Bool {
    switch self {
    case .exact, .accepted: true
    case .almost, .wrong: false
    }
  }
}
