/// One session: sentences are asked, built, checked, and asked again when they were wrong.
///
/// A value: every action is a step from one state to the next, and the same items, seed and
/// actions always lead to the same state. Actions that make no sense in a state change nothing.
package struct QuizSession: Hashable, Sendable {
  /// Where the session stands.
  package enum State: Hashable, Sendable {
    /// The new words of the current sentence are shown, before it is asked in that way.
    case introducing([NewWord], Exercise)
    /// The current sentence is being answered.
    case answering(Exercise)
    /// The current sentence was checked.
    case checked(CheckedSentence)
    /// No sentence is left.
    case finished(QuizResult)
  }

  package internal(set) var state: State
  /// The sentences of the session, with the answers the learner added on the way.
  package internal(set) var items: [QuizItem]
  /// What happened to each item so far, without a check the learner has not left yet.
  var records: [SentenceRecord]
  /// How it goes through them.
  let plan: QuizPlan
  /// Items still to be asked, without the current one.
  private var order: QuizOrder
  /// The place of the current item; nil when finished.
  private(set) var currentIndex: Int?
  /// Knows the answers of the current item.
  var checker: AnswerChecker
  /// Help taken since the current sentence was shown.
  private(set) var help = Help.none
  private let seed: UInt64
  private var round: UInt64 = 0

  /// A session over `items`, no sentence twice.
  ///
  /// - Parameters:
  ///   - seed: Decides the order of blocks and the distractors.
  ///   - plan: How it goes through the items; only those with a card can be reviewed.
  ///   - now: Seconds since 1970 UTC; what time it is matters to reviews only, at each step.
  package init(items: [QuizItem], seed: UInt64, plan: QuizPlan = .lesson, at now: Int64 = 0) {
    self.items = items
    self.seed = seed
    self.plan = plan
    records = items.map { SentenceRecord(hints: $0.foreknowledge.help.hints) }
    order = QuizOrder(items, plan, at: now)
    checker = AnswerChecker(patterns: [], vocabulary: CourseVocabulary.empty)
    state = .finished(QuizResult(outcomes: []))
    showNext(at: now)
  }

  /// The sentence being asked or just checked; nil when finished.
  package var current: QuizItem? { currentIndex.map { items[$0] } }

  /// The current sentence as it is being answered; nil while it is not, and setting it does nothing
  /// then.
  package var exercise: Exercise? {
    get { if case .answering(let exercise) = state { exercise } else { nil } }
    set { if let newValue, exercise != nil { state = .answering(newValue) } }
  }

  /// The current sentence as it is being answered, or as it was checked; nil while it is neither.
  package var shownExercise: Exercise? {
    switch state {
    case .answering(let exercise): exercise
    case .checked(let checked): checked.exercise
    case .introducing, .finished: nil
    }
  }

  /// Takes back what is wrong in the answer and puts in the next right word; counts as a hint.
  ///
  /// Right is whatever leads to an accepted answer, not only the first one.
  ///
  /// - Returns: What it did; nil when the answer needs no hint, and none is counted.
  @discardableResult
  package mutating func hint() -> Hint? {
    let checker = checker
    guard let hint = exercise?.draft.takeHint(from: checker) else { return nil }
    help.add(hint)
    return hint
  }

  /// Counts help that was taken in another way than by a hint.
  mutating func count(_ taken: Help) {
    help.add(taken)
  }

  /// What the learner has seen of the answer to the current sentence, before it is given.
  package var foreknowledge: Foreknowledge {
    var seen = current?.foreknowledge ?? .none
    if let checked { return seen.settled(by: checked) }
    seen.help.add(help)
    return seen
  }

  /// The current sentence once it is checked; nil before.
  package var checked: CheckedSentence? {
    if case .checked(let checked) = state { checked } else { nil }
  }

  /// The answer that was given next was undone, and earned no more than this: the feedback to it
  /// was seen.
  package mutating func undone(earning grade: Grade) {
    guard let index = currentIndex else { return }
    items[index].foreknowledge.limit(to: grade)
  }

  /// How far the session has come, a check not left yet included.
  package var progress: QuizProgress {
    let records = settledRecords
    return QuizProgress(
      total: items.count, seen: records.count { $0.tries + $0.skips > 0 },
      done: records.count { $0.isDone })
  }

  /// Sentences that every check so far found right, without a hint.
  package var rightAtOnceCount: Int { settledRecords.count { $0.isRightAtOnce } }

  /// What the session would come to if it ended now.
  package var resultSoFar: QuizResult {
    QuizResult(
      outcomes: zip(items, settledRecords).compactMap { item, record in
        record.tries + record.skips > 0 ? record.outcome(of: item.id) : nil
      })
  }

  /// Whether a checked sentence is asked again in this session.
  package func comesBack(_ checked: CheckedSentence) -> Bool {
    switch plan {
    case .lesson: !checked.isKnown
    case .reviews(let scheduler):
      card(after: checked, by: scheduler).isInSteps && (!checked.isKnown || !isAskedEnough)
    }
  }

  /// Whether the current sentence, known with help only, waits for another session now: its step
  /// stays the same, and this one would never end.
  private var isAskedEnough: Bool {
    currentIndex.map { records[$0].tries + 1 >= QuizPlan.askLimit } ?? false
  }

  /// Whether leaving the checked sentence ends the session.
  ///
  /// - Parameter now: Seconds since 1970 UTC.
  package func isAtEnd(at now: Int64 = 0) -> Bool {
    guard case .checked(let checked) = state else { return false }
    var session = self
    session.settle(checked)
    return session.order.next(at: now) == nil
  }

  /// Leaves a checked sentence: on to the next one, or to the result.
  ///
  /// - Parameter now: Seconds since 1970 UTC.
  package mutating func next(at now: Int64 = 0) {
    guard case .checked(let checked) = state else { return }
    settle(checked)
    showNext(at: now)
  }

  /// Takes note of a check, and puts the sentence back if it is asked again.
  private mutating func settle(_ checked: CheckedSentence) {
    guard let index = currentIndex else { return }
    let comesBack = comesBack(checked)
    records = settledRecords
    items[index].foreknowledge = items[index].foreknowledge.settled(by: checked)
    if case .reviews(let scheduler) = plan {
      items[index].card = card(after: checked, by: scheduler)
      items[index].isFirst = false
    }
    let item = items[index]
    if let planner = item.planner {
      items[index].kind = planner.kind(for: item.card, after: checked.exercise.kind)
    }
    if comesBack { order.putBack(items[index], at: index) }
  }

  /// Leaves the current sentence unanswered; it comes back later.
  ///
  /// - Parameters:
  ///   - took: Time spent on it.
  ///   - now: Seconds since 1970 UTC.
  package mutating func skip(took: Duration = .zero, at now: Int64 = 0) {
    guard case .answering = state, let index = currentIndex else { return }
    records[index].skips += 1
    records[index].hints += help.hints
    items[index].foreknowledge.help.add(help)
    records[index].took += AnsweringPace.counted(took)
    order.putOff(items[index], at: index)
    showNext(at: now)
  }

  /// Shows the item that is next, its new words first.
  private mutating func showNext(at now: Int64) {
    help = .none
    currentIndex = order.next(at: now)
    guard let item = current else {
      state = .finished(resultSoFar)
      return
    }
    checker = AnswerChecker(item)
    let exercise = makeExercise(for: item)
    state =
      item.newWords.isEmpty ? .answering(exercise) : .introducing(item.newWords, exercise)
  }

  /// A sentence as it is asked, with a fresh bank.
  mutating func makeExercise(for item: QuizItem) -> Exercise {
    round += 1
    var generator = SeededGenerator(seed: seed &+ round &* 0xD1B5_4A32_D192_ED03)
    let asked = AskedSentence(
      sentence: item.sentence, vocabulary: item.vocabulary, knowledge: item.knowledge,
      card: item.card,
      answers: item.sentence.answers + item.sentence.accepted
        + item.ownAnswers.map(AnswerPattern.init(literal:)), checker: checker,
      firstBlockID: Int(truncatingIfNeeded: round) * Self.blocksOfSentence)
    return Exercise(item.kind, asking: asked, using: &generator)
  }

  /// More blocks than any sentence has: each has a number of its own in the session.
  private static let blocksOfSentence = 1 << 16

  private var settledRecords: [SentenceRecord] {
    guard case .checked(let checked) = state, let index = currentIndex else { return records }
    var records = records
    records[index].settle(checked, hints: help.hints, comesBack: comesBack(checked))
    return records
  }

  /// The card as the answer leaves it, but for the scattering of days, which no step has.
  private func card(after checked: CheckedSentence, by scheduler: Scheduler) -> Card {
    let entry = LoggedReview(
      grade: checked.grade.rawValue, time: checked.time,
      isRecognition: checked.exercise.kind == .choose)
    let before = current.flatMap { $0.isFirst ? nil : $0.card }
    return scheduler.review(before, as: entry)?.card
      ?? scheduler.review(before, grade: checked.grade, at: checked.time).card
  }
}
