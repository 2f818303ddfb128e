import Lessons

/// A card with its counts, as the table keeps it.
struct CardRecord: Equatable {
  /// nil until there was an answer that makes sense.
  private(set) var card: Card?
  /// Answers that made the card what it is.
  private(set) var reps = 0
  /// How often the sentence was forgotten after it was known.
  private(set) var lapses = 0
  /// Answers that made no sense.
  private(set) var setAside = 0
  /// When another program saw it last: answers before that moved nothing.
  private let begins: Int64

  /// - Parameter start: what another program knew of the sentence.
  init(from start: Card? = nil) {
    card = start
    begins = start?.lastReview ?? .min
  }

  /// Goes on by one answer, and returns what it counts for.
  mutating func add(_ answer: LoggedAnswer, _ scheduler: Scheduler) -> DayTally {
    guard answer.time.seconds >= begins else {
      return DayTally(nil, isRight: answer.isRight, milliseconds: answer.milliseconds)
    }
    guard let (next, review) = scheduler.review(card, as: answer.entry) else {
      setAside += 1
      return DayTally(nil, isRight: answer.isRight, milliseconds: answer.milliseconds)
    }
    card = next
    reps += 1
    if let review, review.stage == .review, !review.isRecalled { lapses += 1 }
    return DayTally(review, isRight: answer.isRight, milliseconds: answer.milliseconds)
  }
}

/// What the answers to one sentence come to.
struct SentenceHistory {
  private(set) var record: CardRecord
  /// What they count for on each day.
  private(set) var days: [StudyDay: DayTally] = [:]
  /// What the last of them counts for.
  private(set) var lastTally = DayTally()

  /// - Parameters:
  ///   - answers: in the order they were given.
  ///   - start: what another program knew of the sentence.
  init(_ answers: [LoggedAnswer], from start: Card? = nil, _ plan: StudyPlan) {
    record = CardRecord(from: start)
    let scheduler = plan.scheduler
    let calendar = plan.calendar
    for answer in answers {
      lastTally = record.add(answer, scheduler)
      days[answer.day(in: calendar), default: DayTally()] += lastTally
    }
  }
}
