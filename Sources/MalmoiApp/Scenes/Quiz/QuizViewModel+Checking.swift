import Lessons
import Storage

extension QuizViewModel {
  /// The learner is done with the sentence; it is checked, and the answer stored.
  package func checkRequested() {
    guard let answer else { return }
    guard !answer.isEmpty else {
      let key: TextKey = draft == nil ? .quizNothingTyped : .quizNothingPlaced
      return context.notify(context.localization[key])
    }
    typed = ""
    isBeginner = false
    let now = context.clock.now()
    undoable = session
    session.check(took: timeTaken, at: now.seconds)
    guard let checked, let item = session.current else { return }
    keeper.keep(
      GivenAnswer(
        to: checked.key, text: checked.judged.given, kind: item.kind,
        verdict: VerdictKind(checked.verdict), grade: checked.grade, hints: checked.hints,
        took: checked.took, time: now))
    memos = []
    lookForMemos()
    lookForSpeech()
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
