import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// A session over the sentences of a day, or over what is due: what is asked, what is built, what came of it.
///
/// Methods say what the learner did. The rules are `QuizSession`'s; here they meet the learner's
/// clock, the database and the other scenes.
@Observable
package final class QuizViewModel {
  /// What the quiz needs.
  @ObservationIgnored let context: any QuizContext
  /// Where the session stands; the last sentence stays when all are done, under the result.
  ///
  /// Lent to who reads it, and not copied as the macro would: a frame looks at it dozens of times.
  @ObservationIgnored package internal(set) var session: QuizSession {
    _read {
      access(keyPath: \.session)
      yield standing
    }
    _modify {
      _$observationRegistrar.willSet(self, keyPath: \.session)
      defer { _$observationRegistrar.didSet(self, keyPath: \.session) }
      yield &standing
    }
  }
  /// What the learner does to answer the sentence; nil when there is none.
  private(set) var answering: (any AnswerViewModel)?
  /// Whether the learner never answered anything: how to do it is said then.
  var isBeginner = false
  /// Whether the learner was asked if half a sentence is to be checked; once is enough.
  @ObservationIgnored var wasAskedToCheck = false
  /// What was written down about the sentence just checked.
  package internal(set) var memos: [Memo] = []
  /// How often the sentence just checked was forgotten, when that is worth a word; nil when it is
  /// not.
  var leechLapses: Int?
  /// Whether no program was found that could say the sentence just checked.
  var isSpeechMissing = false

  /// The last answer; nil when there is nothing to undo.
  var undoable: UndoableAnswer?

  @ObservationIgnored private var standing: QuizSession
  /// What the session is about.
  @ObservationIgnored let subject: QuizSubject
  @ObservationIgnored let keeper: AnswerKeeper
  @ObservationIgnored private let foreknowledge: ForeknowledgeKeeper
  @ObservationIgnored private var shownAt: Duration
  /// Shows the result; nil while sentences are left.
  @ObservationIgnored private var ending: Task<Void, Never>?

  /// A session that has begun.
  init(_ session: QuizSession, on subject: QuizSubject, context: any QuizContext) {
    self.context = context
    self.subject = subject
    standing = session
    keeper = AnswerKeeper(database: context.database, work: context.work)
    foreknowledge = ForeknowledgeKeeper(
      session.items, database: context.database, work: context.work)
    shownAt = context.clock.elapsed()
    answering = session.exercise?.makeViewModel(for: self)
    if let spoken = session.exercise?.spoken { sayQuestion(spoken) }
  }

  /// Time since the sentence was shown.
  var timeTaken: Duration { context.clock.elapsed() - shownAt }

  /// Keeps what the learner has seen of the answer to the current sentence: it counts in the next
  /// session, too.
  func noteForeknowledge() {
    guard let key = session.current?.id else { return }
    foreknowledge.note(session.foreknowledge, of: key, at: context.clock.now())
  }

  /// Does not count a time that went by with something else.
  func timePassedElsewhere(_ duration: Duration) {
    shownAt += duration
  }

  /// The learner leaves this sentence for later.
  package func skipped() {
    guard answer != nil, !isLastLeft else { return }
    session.skip(took: timeTaken, at: context.clock.now().seconds)
    sentenceShown()
  }

  /// A sentence is asked from now on, or its new words are shown: nothing is typed yet, and its time
  /// begins.
  func sentenceShown() {
    answering = session.exercise?.makeViewModel(for: self)
    wasAskedToCheck = false
    shownAt = context.clock.elapsed()
    if let spoken = session.exercise?.spoken { sayQuestion(spoken) }
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
    let now = context.clock.now().seconds
    guard !session.isAtEnd(at: now) else {
      ending = showResult(session.resultSoFar)
      return
    }
    session.next(at: now)
    sentenceShown()
  }

  private func showResult(_ result: QuizResult) -> Task<Void, Never> {
    context.work.start { [self] in
      let (returns, finishedDays) = await context.work.holdingKeys {
        (await context.returns(of: result), await context.finishedDays(of: subject, result))
      }
      let choice = await context.showResult(
        result, of: subject, finishedDays: finishedDays, returns: returns, canUndo: canUndo)
      if choice == .undo {
        ending = nil
        return undoRequested()
      }
      await context.closed()
      if choice == .goOn { await context.review() }
    }
  }

  /// Goes back to how the session was before the last check; what was typed
  /// stays, blocks go back.
  func takeBack(_ answer: UndoableAnswer) {
    session = answer.before
    session.undone(earning: answer.earned)
    session.exercise?.draft.reopen()
    undoable = nil
    memos = []
    noteForeknowledge()
    sentenceShown()
  }

  // MARK: Leaving

  /// The learner wants to leave; asked only when something would be lost: the sentence under
  /// construction, or an answer that cannot be saved.
  package func leaveRequested() {
    let words = context.localization
    context.work.start { [self] in
      if let answer, !answer.draft.isEmpty {
        await leave(asking: words[.quizLeaveBody])
      } else if await !keeper.saved(), case .failed(let error) = keeper.state {
        await leave(
          asking: words[.quizLeaveUnsaved(reason: words.sentence(for: error))])
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
