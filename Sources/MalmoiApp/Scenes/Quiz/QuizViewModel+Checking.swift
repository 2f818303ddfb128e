import Lessons
import Storage

extension QuizViewModel {
  /// The learner is done with the sentence; it is checked, and the answer stored.
  package func checkRequested() {
    guard let answer, let answering else { return }
    guard !answer.draft.isEmpty else {
      return context.notify(context.localization[answering.nothingGiven])
    }
    answering.looseWordDropped()
    isBeginner = false
    let now = context.clock.now()
    undoable = session
    session.check(took: timeTaken, at: now.seconds)
    guard let checked else { return }
    keeper.keep(
      GivenAnswer(
        to: checked.key, text: checked.judged.given, kind: checked.exercise.kind,
        verdict: VerdictKind(checked.verdict), grade: checked.grade, hints: checked.hints,
        took: checked.took, time: now))
    memos = []
    lookForMemos()
    lookForSpeech()
  }

  /// Takes a hint for the answer; where it needs none, that is said.
  func takeHint() -> Hint? {
    let hint = session.hint()
    if hint == nil { context.notify(context.localization[.quizNoHintNeeded]) }
    return hint
  }

  /// The learner says that the answer was right, or takes that back.
  package func ownAnswerToggled() {
    guard let checked else { return }
    if checked.isAcceptedByLearner {
      session.undoAcceptOwnAnswer()
    } else {
      session.acceptOwnAnswer()
    }
    reviseKept()
  }

  /// The learner remembered it better or worse than the check could see.
  package func gradeChosen(_ grade: Grade) {
    session.changeGrade(to: grade)
    reviseKept()
  }

  private func reviseKept() {
    guard let checked else { return }
    keeper.revise(
      verdict: VerdictKind(checked.verdict), grade: checked.grade,
      isOwnAnswer: checked.isAcceptedByLearner)
  }
}
