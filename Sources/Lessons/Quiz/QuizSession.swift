/// One sitting: sentences are asked, built, checked, and asked again when they were wrong.
///
/// A value: every action is a step from one state to the next, and the same items, seed and
/// actions always lead to the same state. Actions that make no sense in a state change nothing.
package struct QuizSession: Hashable, Sendable {
  /// Where the sitting stands.
  package enum State: Hashable, Sendable {
    /// The current sentence is being answered.
    case answering(Draft)
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
  /// Items still to be asked, the current one first.
  var queue: [Int]
  /// Knows the answers of the current item.
  var checker: AnswerChecker
  /// Hints taken since the current sentence was shown.
  package internal(set) var hints = 0
  private let seed: UInt64
  private var round: UInt64 = 0
  private var nextBlockID = 0

  /// A session over `items` in their order.
  ///
  /// - Parameter seed: Decides the order of blocks and the distractors.
  package init(items: [QuizItem], seed: UInt64) {
    self.items = items
    self.seed = seed
    records = items.map { _ in SentenceRecord() }
    queue = Array(items.indices)
    checker = AnswerChecker(patterns: [], vocabulary: CourseVocabulary.empty)
    state = .finished(QuizResult(outcomes: []))
    showNext()
  }

  /// The sentence being asked or just checked; nil when finished.
  package var current: QuizItem? { queue.first.map { items[$0] } }

  /// How far the session has come, a check not left yet included.
  package var progress: QuizProgress {
    let records = settledRecords
    return QuizProgress(
      total: items.count, seen: records.count { $0.tries + $0.skips > 0 },
      right: records.count { $0.isRight })
  }

  /// What the session would come to if it ended now.
  package var resultSoFar: QuizResult {
    QuizResult(
      outcomes: zip(items, settledRecords).compactMap { item, record in
        record.tries + record.skips > 0 ? record.outcome(of: item.id) : nil
      })
  }

  /// Leaves a checked sentence: on to the next one, or to the result.
  package mutating func next() {
    guard case .checked(let checked) = state else { return }
    records = settledRecords
    let index = queue.removeFirst()
    if checked.comesBack { queue.append(index) }
    showNext()
  }

  /// Leaves the current sentence unanswered; it comes back later.
  ///
  /// - Parameter took: Time spent on it.
  package mutating func skip(took: Duration = .zero) {
    guard case .answering = state else { return }
    let index = queue.removeFirst()
    records[index].skips += 1
    records[index].hints += hints
    records[index].took += took
    queue.append(index)
    showNext()
  }

  /// Shows the first item of the queue with a fresh bank.
  private mutating func showNext() {
    hints = 0
    guard let item = current else {
      state = .finished(resultSoFar)
      return
    }
    checker = AnswerChecker(item)
    round += 1
    switch item.mode {
    case .bank:
      var generator = SeededGenerator(seed: seed &+ round &* 0xD1B5_4A32_D192_ED03)
      let bank = WordBank(
        for: item.sentence, vocabulary: item.vocabulary, graph: checker.graph,
        firstID: nextBlockID, using: &generator)
      nextBlockID += bank.blocks.count
      state = .answering(.blocks(BlockDraft(bank: bank)))
    case .typed:
      let words = AnswerWords(item.sentence.answers[0].firstPath)
      state = .answering(
        .typed(TypedDraft(leading: words.leading, trailing: words.trailing)))
    }
  }

  private var settledRecords: [SentenceRecord] {
    guard case .checked(let checked) = state, let index = queue.first else { return records }
    var records = records
    records[index].settle(checked)
    return records
  }
}
