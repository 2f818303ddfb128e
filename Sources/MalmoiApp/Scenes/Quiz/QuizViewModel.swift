import Lessons
import Observation
import Storage
import TerminalUI

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
  /// Where the sitting stands; the last sentence stays when all are done, under the result.
  package internal(set) var session: QuizSession
  /// What is typed of the next word, in normal form C.
  package internal(set) var typed = ""
  /// The sentence being typed, where there is no bank; after the check as it was.
  package internal(set) var editor = TextEditor()
  /// What was written down about the sentence just checked.
  package internal(set) var memos: [Memo] = []

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

  /// Time since the sentence was shown.
  var timeTaken: Duration { context.clock.elapsed() - shownAt }

  /// Does not count a time that went by with something else.
  func leftOut(_ duration: Duration) {
    shownAt += duration
  }

  /// The learner leaves this sentence for later.
  package func skipped() {
    guard answer != nil, !isLastLeft else { return }
    session.skip(took: timeTaken)
    sentenceShown()
  }

  /// A sentence is asked from now on: nothing is typed yet, and its time begins.
  private func sentenceShown() {
    typed = ""
    editor = TextEditor()
    shownAt = context.clock.elapsed()
  }

  // MARK: Going on

  /// The learner goes on; the next sentence shows once the answer is on the disk.
  ///
  /// What is typed meanwhile is for the next sentence.
  package func continueRequested() {
    if keeper.state == .saved { return showNext() }
    context.work.start { [self] in
      await context.work.holdingKeys {
        if await keeper.saved() { showNext() }
      }
    }
  }

  /// Goes on to the next sentence; after the last one the result shows over it.
  private func showNext() {
    guard checked != nil, ending == nil else { return }
    guard session.progress.right < session.progress.total else {
      ending = showResult(session.resultSoFar)
      return
    }
    session.next()
    sentenceShown()
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

  // MARK: Leaving

  /// The learner wants to leave; asked only when something would be lost: the sentence under
  /// construction, or an answer that cannot be saved.
  package func leaveRequested() {
    let words = context.localization
    context.work.start { [self] in
      if let answer, !answer.isEmpty {
        await leave(asking: words[.quizLeaveBody])
      } else if await !keeper.saved(), case .failed(let error) = keeper.state {
        await leave(
          asking: words.text(.quizLeaveUnsaved, ["reason": words.sentence(for: error)]))
      } else {
        context.close()
      }
    }
  }

  private func leave(asking question: String) async {
    let words = context.localization
    let isLeaving = await context.ask(
      title: words[.quizLeaveTitle], message: question,
      choices: [.init(words[.quizStay], answer: false), .init(words[.quizLeave], answer: true)])
    if isLeaving == true { context.close() }
  }
}
