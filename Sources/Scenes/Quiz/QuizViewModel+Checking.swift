import AppText
import Lessons
import Storage
import TerminalUI

extension QuizViewModel {
  /// The learner is done with the sentence; it is checked, and the answer stored.
  package func checkRequested() {
    guard let answer, let answering else { return }
    guard !answer.draft.isEmpty else {
      return context.notify(context.localization[answering.nothingGiven])
    }
    if let shortfall = session.shortfall, !wasAskedToCheck,
      context.settings.values.asksBeforeHalf
    {
      wasAskedToCheck = true
      return context.notify(
        context.localization[.quizHalfBuilt(given: shortfall.given, wanted: shortfall.wanted)])
    }
    settle { $0.check(took: timeTaken, at: $1.seconds) }
  }

  /// The learner does not know the sentence, and wants to see the answer.
  package func showMeRequested() {
    guard answer != nil else { return }
    settle { $0.giveUp(took: timeTaken, at: $1.seconds) }
  }

  /// Stores what a check of the sentence, or giving it up, has come to.
  private func settle(_ check: (inout QuizSession, Timestamp) -> Void) {
    answering?.looseWordDropped()
    isBeginner = false
    let now = context.clock.now()
    let before = session
    check(&session, now)
    guard let checked else { return }
    undoable = UndoableAnswer(before: before, earned: checked.earned)
    keeper.keep(
      GivenAnswer(
        to: checked.key, text: checked.judged.given,
        kind: subject.isPractice ? checked.exercise.kind.practised : checked.exercise.kind,
        verdict: VerdictKind(checked.verdict), grade: checked.grade, hints: checked.hints,
        took: checked.took, time: now))
    noteForeknowledge()
    memos = []
    leechLapses = nil
    lookForMemos()
    lookForLapses()
    lookForSpeech()
  }

  /// Takes a hint for the answer; where it needs none, that is said.
  func takeHint() -> Hint? {
    let hint = session.hint()
    if hint == nil {
      context.notify(context.localization[.quizNoHintNeeded])
    } else {
      noteForeknowledge()
    }
    return hint
  }

  /// The learner says that the answer was right, or takes that back, whenever it was said.
  ///
  /// An answer with a word that looks like a slip is asked about once more: whoever keeps a
  /// misspelt sentence is never told of the mistake again.
  package func ownAnswerToggled() {
    guard let checked else { return }
    if checked.isAcceptedByLearner {
      session.undoAcceptOwnAnswer()
      reviseKept()
    } else if checked.isKnownAsOwn {
      reviseKept(forgetting: session.forgetOwnAnswers())
    } else if let word = session.doubtfulWord, reasonNotToAccept == nil {
      context.work.start { [self] in
        if await isSure(of: word), self.checked == checked { acceptOwnAnswer() }
      }
    } else {
      acceptOwnAnswer()
    }
  }

  private func acceptOwnAnswer() {
    session.acceptOwnAnswer()
    reviseKept()
  }

  private func isSure(of word: DoubtfulWord) async -> Bool {
    let words = context.localization
    let isSure = await context.ask(
      title: words[.quizDoubtTitle],
      message: words[.quizDoubtBody(given: word.given, known: word.known)],
      choices: [
        .init(words[.quizDoubtNo], answer: false), .init(words[.quizDoubtYes], answer: true),
      ])
    return isSure == true
  }

  /// The learner remembered it better or worse than the check could see.
  package func gradeChosen(_ grade: Grade) {
    session.changeGrade(to: grade)
    reviseKept()
  }

  private func reviseKept(forgetting forgotten: [String] = []) {
    guard let checked else { return }
    undoable?.earned = checked.earned
    noteForeknowledge()
    keeper.revise(
      verdict: VerdictKind(checked.verdict), grade: checked.grade,
      isOwnAnswer: checked.isAcceptedByLearner, forgetting: forgotten)
  }
}
