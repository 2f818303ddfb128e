extension QuizSession {
  /// How much is missing from an answer that nobody would think complete; nil when it may be.
  package var shortfall: Shortfall? { exercise?.draft.shortfall(by: checker) }

  /// Checks what was built or typed; an empty answer is not checked.
  ///
  /// - Parameters:
  ///   - took: Time spent on it since it was shown.
  ///   - time: Seconds since 1970 UTC.
  package mutating func check(took: Duration = .zero, at time: Int64 = 0) {
    guard let exercise, !exercise.draft.isEmpty else { return }
    let judged = checker.check(anyOf: exercise.draft.readings, mode: exercise.mode)
    state = .checked(checkedSentence(exercise, judged, took: took, at: time))
  }

  /// Shows the answer, which the learner does not know; the sentence is not known then.
  ///
  /// - Parameters:
  ///   - took: Time spent on it since it was shown.
  ///   - time: Seconds since 1970 UTC.
  package mutating func giveUp(took: Duration = .zero, at time: Int64 = 0) {
    guard let exercise else { return }
    let given = exercise.draft.isEmpty ? "" : exercise.draft.given
    var checked = checkedSentence(
      exercise, checker.answer(insteadOf: given, mode: exercise.mode), took: took, at: time)
    checked.isGivenUp = true
    state = .checked(checked)
  }

  private func checkedSentence(
    _ exercise: Exercise, _ judged: CheckedAnswer, took: Duration, at time: Int64
  ) -> CheckedSentence {
    guard let item = current else { preconditionFailure("an exercise without a sentence") }
    let seen = foreknowledge
    let isQuick = item.typingPace.isQuick(took, for: judged.given)
    let ceiling = min(exercise.ceiling(for: item.card), isQuick ? .easy : .good)
    let recall = Recall(
      verdict: judged.verdict, wordCount: exercise.draft.wordCount(of: item.sentence),
      attempt: plan.countsTries ? seen.tries + 1 : 1, help: seen.help,
      ceiling: min(ceiling, seen.limit ?? .easy))
    return CheckedSentence(
      key: item.id, exercise: exercise, judged: judged, recall: recall, time: time, took: took)
  }

  /// "My answer was right": counts it as accepted, now and whenever the sentence is asked again.
  ///
  /// Nothing to do when it was found right anyway.
  package mutating func acceptOwnAnswer() {
    guard case .checked(var checked) = state, let index = currentIndex,
      !checked.isAcceptedByLearner, !checked.isGivenUp, !checked.judged.verdict.isFaultless
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

  /// Takes back what the learner said earlier, that an answer like the one just checked was right;
  /// it is judged anew.
  ///
  /// - Returns: the own answers there are no more, as they were given.
  package mutating func forgetOwnAnswers() -> [String] {
    guard case .checked(var checked) = state, let index = currentIndex, checked.isKnownAsOwn else {
      return []
    }
    let mode = checked.exercise.mode
    let forgotten = items[index].ownAnswers.filter {
      AnswerChecker(patterns: [AnswerPattern(literal: $0)], vocabulary: .empty)
        .check(checked.judged.given, mode: mode).verdict.isRight
    }
    items[index].ownAnswers.removeAll(where: forgotten.contains)
    checker = AnswerChecker(items[index])
    checked.judge(checker.check(checked.judged.given, mode: mode))
    state = .checked(checked)
    return forgotten
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

extension AnswerChecker {
  /// The kindest judgement of what may be meant, the first of those alike.
  ///
  /// - Precondition: There is something to judge.
  fileprivate func check(anyOf readings: [String], mode: AnswerMode) -> CheckedAnswer {
    let judged = readings.map { check($0, mode: mode) }
    return judged.first { $0.verdict.isRight }
      ?? judged.first { if case .almost = $0.verdict { true } else { false } } ?? judged[0]
  }

  /// What to show to a learner who came only as far as `given`, or nowhere.
  fileprivate func answer(insteadOf given: String, mode: AnswerMode) -> CheckedAnswer {
    let model = given.isEmpty ? patterns[0].firstPath.text : check(given, mode: mode).nearest
    return CheckedAnswer(
      given: given, verdict: .wrong(Difference(given: given, expected: model)), nearest: model,
      alsoAccepted: [])
  }
}
