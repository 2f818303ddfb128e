import Lessons
import Observation
import Storage
import TerminalUI
import UnicodeText

/// A sitting over the sentences of a day: what is asked, what is built, what came of it.
///
/// Methods say what the learner did. The rules are `QuizSession`'s; here they meet the learner's
/// clock, the database and the other scenes.
@Observable
package final class QuizViewModel {
  /// What the quiz shares with all scenes.
  @ObservationIgnored package let context: AppContext
  /// The course and the day.
  package let heading: String
  /// Where the sitting stands.
  package private(set) var session: QuizSession
  /// What is typed of the next word, in normal form C.
  package private(set) var typed = ""

  /// Sentences of the day that were done before this sitting.
  @ObservationIgnored let doneBefore: Int
  @ObservationIgnored let keeper: AnswerKeeper
  @ObservationIgnored private let dayNumber: Int
  @ObservationIgnored private var shownAt: Duration
  /// Shows the result; nil while sentences are left.
  @ObservationIgnored private var ending: Task<Void, Never>?

  /// A sitting over sentences of one day.
  ///
  /// - Parameters:
  ///   - items: the sentences to ask; not empty.
  ///   - doneBefore: how many more sentences the day has, which are done.
  ///   - dayNumber: the day, counted from one.
  package init(
    items: [QuizItem], courseTitle: String, dayNumber: Int, doneBefore: Int, context: AppContext
  ) {
    self.context = context
    self.dayNumber = dayNumber
    self.doneBefore = doneBefore
    heading = context.localization.text(
      .quizHeading, ["course": courseTitle, "day": dayNumber])
    session = QuizSession(items: items, seed: context.makeSeed())
    keeper = AnswerKeeper(database: context.database, work: context.work)
    shownAt = context.clock.elapsed()
  }

  // MARK: Building the answer

  /// The learner typed a letter of the next word.
  package func characterTyped(_ character: Character) {
    typed = (typed + String(character)).nfc
  }

  /// The learner pasted or composed text: its words are placed as if typed one by one.
  package func textPasted(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      typed = (typed + word).nfc
      if !typedWordPlaced() { return }
    }
  }

  /// The learner ended the word that is typed; returns whether a block was meant by it.
  ///
  /// Nothing typed is lost when no block was.
  @discardableResult
  package func typedWordPlaced(focused: WordBlock.ID? = nil) -> Bool {
    guard let draft, let block = filter.bestMatch(in: draft.candidates, focused: focused) else {
      return false
    }
    typed = ""
    return session.place(block.id)
  }

  /// The learner ended a word that no block was meant by.
  package func noBlockMeant() {
    let key: TextKey = isUnmatched ? .quizNoMatch : .quizAmbiguous
    context.notify(context.localization.text(key, ["text": typed]))
  }

  /// The learner chose a block: one of the bank goes into the answer, one of the answer back.
  package func blockChosen(_ id: WordBlock.ID) {
    guard let draft else { return }
    typed = ""
    if draft.isPlaced(id) { session.takeBack(id) } else { session.place(id) }
  }

  /// The learner pressed Backspace: the last letter goes, else the block before the caret.
  package func backspacePressed() {
    if typed.isEmpty {
      if session.takeBackBeforeInsertionPoint() == nil {
        context.notify(context.localization[.quizNothingToTakeBack])
      }
    } else {
      typed.removeLast()
    }
  }

  /// The learner moved a block of the answer by some places; -1 is one towards the start.
  package func blockMoved(_ id: WordBlock.ID, by offset: Int) {
    session.move(id, by: offset)
  }

  /// The learner went to a gap of the answer; the next block goes in there.
  package func gapChosen(_ gap: Int) {
    session.moveInsertionPoint(to: gap)
  }

  /// The learner took everything back.
  package func cleared() {
    typed = ""
    session.clear()
  }

  /// The learner gave up on the word that is typed.
  package func typedWordDropped() {
    typed = ""
  }

  /// The learner asked for the next right block.
  package func hintRequested() {
    typed = ""
    session.hint()
  }

  /// The learner leaves this sentence for later.
  package func skipped() {
    guard draft != nil, !isLastLeft else { return }
    typed = ""
    session.skip(took: timeTaken)
    shownAt = context.clock.elapsed()
  }

  // MARK: Checking

  /// The learner is done with the sentence; it is checked, and the answer stored.
  package func checkRequested() {
    guard let draft else { return }
    guard !draft.selected.isEmpty else {
      return context.notify(context.localization[.quizNothingPlaced])
    }
    typed = ""
    session.check(took: timeTaken)
    guard let checked, let item = session.current else { return }
    keeper.keep(
      GivenAnswer(
        to: checked.key, text: checked.judged.given, mode: item.mode,
        verdict: VerdictKind(checked.verdict), grade: checked.grade, hints: checked.hints,
        took: checked.took, time: context.clock.now()))
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

  /// The learner goes on; the next sentence shows once the answer is on the disk.
  package func continueRequested() {
    if keeper.state == .saved { return showNext() }
    context.work.start { [self] in
      if await keeper.saved() { showNext() }
    }
  }

  private func reviseKept() {
    guard let checked else { return }
    keeper.revise(
      verdict: VerdictKind(checked.verdict), grade: checked.grade,
      isOwnAnswer: checked.isAcceptedByLearner)
  }

  /// Goes on to the next sentence; after the last one the result shows over it.
  private func showNext() {
    guard checked != nil, ending == nil else { return }
    guard session.progress.right < session.progress.total else {
      ending = showResult(session.resultSoFar)
      return
    }
    session.next()
    shownAt = context.clock.elapsed()
  }

  // MARK: Leaving

  /// The learner wants to leave; asked only when a sentence under construction would be lost.
  package func leaveRequested() {
    guard let draft, !draft.selected.isEmpty else { return context.close() }
    let words = context.localization
    context.work.start { [context] in
      let isLeaving = await context.ask(
        title: words[.quizLeaveTitle], message: words[.quizLeaveBody],
        choices: [.init(words[.quizStay], answer: false), .init(words[.quizLeave], answer: true)])
      if isLeaving == true { context.close() }
    }
  }

  private func showResult(_ result: QuizResult) -> Task<Void, Never> {
    context.work.start { [context, dayNumber] in
      await context.present { dismissal in
        .quizResult(
          QuizResultViewModel(
            result: result, dayNumber: dayNumber, context: context, dismissal: dismissal))
      }
      context.close()
    }
  }

  private var timeTaken: Duration { context.clock.elapsed() - shownAt }
}
