import Lessons
import SQLite

extension LearnerDatabase {
  /// How many cards are due: those at a short step whose time has come, and those in review whose
  /// day it is, or was.
  ///
  /// On a day with more than the learner wants (`ReviewWishes`), the first ones of them: the others
  /// wait for the next days. While the learner is away nothing is due.
  ///
  /// Sentences that left their course file, and those of courses that are not on this machine
  /// (`remember(_:)`), are not due. Cards last answered in the future count too, as
  /// `Card.isFromWrongClock` says: without this they would be gone until then.
  package func dueCount(at now: Timestamp) throws(StorageError) -> Int {
    try read { tables throws(SQLiteError) in
      let plan = try tables.studyPlan()
      return try tables.dueCount(at: now, plan)
    }
  }

  /// The cards that are due, in no particular order; `ReviewQueue` has one.
  ///
  /// Their sentences are all in the course files as those were when they were read last, and the
  /// courses were on this machine when they were looked for last.
  package func dueCards(at now: Timestamp) throws(StorageError) -> [DueCard] {
    try read { tables throws(SQLiteError) in
      let limits = DueLimits(now, try tables.studyPlan())
      return try tables.rows(
        Self.dueCardsQuery, limits.endOfToday, limits.now, limits.wrongClock, limits.startOfToday,
        as: (CourseID, SentenceID, Int, Int, Double, Double, Int64, Int64, Bool).self
      )
      .map {
        DueCard(
          id: SentenceKey(course: $0, sentence: $1), card: Card(columns: ($2, $3, $4, $5, $6, $7)),
          isFirst: $8)
      }
    }
  }

  /// When the next card becomes due that is not due yet, in seconds since 1970 UTC; nil when none
  /// ever will.
  ///
  /// A card in review becomes due when its day begins.
  package func nextDue(after now: Timestamp) throws(StorageError) -> Int64? {
    try read { tables throws(SQLiteError) in
      let plan = try tables.studyPlan()
      return try tables.nextDue(
        after: now, plan, waiting: try tables.duePortion(at: now, plan).waiting)
    }
  }

  /// What the coming days bring, what is due already counted for today; so is what was answered
  /// by a clock that was wrong.
  package func forecast(at now: Timestamp, days: Int = 14) throws(StorageError) -> Forecast {
    try read { tables throws(SQLiteError) in
      let plan = try tables.studyPlan()
      let calendar = plan.calendar
      let today = calendar.day(at: now.seconds, utcOffset: now.utcOffset)
      var dues: [StudyDay: Int] = [:]
      var start = Int64.min
      for day in today..<today.advanced(by: days) {
        let end = calendar.end(of: day, utcOffset: now.utcOffset)
        dues[day] = try tables.value(Self.dueBetweenQuery, start, end)
        start = end
      }
      let limits = DueLimits(now, plan)
      let waiting = try tables.value(
        Self.waitingQuery, limits.now, limits.endOfToday, now.seconds, as: Int.self)
      for due in try tables.values(
        Self.wrongClockQuery, now.seconds, limits.wrongClock, as: Int64.self)
      {
        dues[calendar.day(at: due, utcOffset: now.utcOffset)]? -= 1
        dues[today, default: 0] += 1
      }
      for change in try tables.formDays(limits, today, calendar, utcOffset: now.utcOffset) {
        dues[change.from]? -= 1
        dues[change.to, default: 0] += 1
      }
      let forecast = Forecast(dues, from: today, days: days, waiting: waiting ?? 0)
      return forecast.spread(
        try tables.reviewWishes(), doneToday: try tables.reviewsDone(on: today),
        stepsToday: try tables.dueStepCount(limits))
    }
  }

  private static let dueCardsQuery = """
    SELECT course.key, sentence.key, \(Card.columns), card.is_first
    FROM (\(LearnerTables.dueQuery)) AS due
    CROSS JOIN card ON card.sentence = due.sentence
    CROSS JOIN sentence ON sentence.id = card.sentence
    CROSS JOIN course ON course.id = sentence.course
    WHERE due.sentence NOT IN (\(LearnerTables.heldQuery))
    """

  private static let dueBetweenQuery = """
    SELECT count(*) FROM card
    WHERE is_asked = 1 AND stage IN (1, 2, 3) AND due_at >= ? AND due_at < ?
    """

  private static let waitingQuery = """
    SELECT count(*) FROM card
    WHERE is_asked = 1 AND stage IN (1, 3) AND due_at > ? AND due_at < ? AND last_review_at <= ?
    """

  private static let wrongClockQuery = """
    SELECT due_at FROM card WHERE is_asked = 1 AND +stage IN (1, 2, 3) AND last_review_at > ?1
      AND (stage <> 2 OR last_review_at > ?2)
    """
}

/// Up to when cards are due.
struct DueLimits {
  /// For cards at a short step.
  let now: Int64
  /// For cards in review: they are due for the whole of their day.
  let endOfToday: Int64
  let startOfToday: Int64
  /// What is in review and was answered after this was answered by a clock that was wrong.
  ///
  /// No two clocks on earth differ by more. A short step that was answered after `now` was, too.
  let wrongClock: Int64

  init(_ now: Timestamp, _ plan: StudyPlan) {
    let calendar = plan.calendar
    let today = calendar.day(at: now.seconds, utcOffset: now.utcOffset)
    self.now = now.seconds
    startOfToday = calendar.start(of: today, utcOffset: now.utcOffset)
    endOfToday = calendar.end(of: today, utcOffset: now.utcOffset)
    let (limit, overflows) = now.seconds.addingReportingOverflow(86_400)
    wrongClock = overflows ? .max : limit
  }
}

extension LearnerTables {
  /// The sentences that are due; ?1 is the end of today, ?2 is now, ?3 the limit of wrong clocks.
  fileprivate static let dueQuery = """
    SELECT sentence FROM card WHERE is_asked = 1 AND stage = 2 AND due_at < ?1
    UNION ALL
    SELECT sentence FROM card WHERE is_asked = 1 AND stage IN (1, 3) AND due_at <= ?2
    UNION ALL
    SELECT sentence FROM card WHERE is_asked = 1 AND last_review_at > ?2 AND CASE stage
      WHEN 2 THEN last_review_at > ?3 AND due_at >= ?1 ELSE due_at > ?2 END
    """

  /// What is due today, and what of it waits for another day.
  func dueCount(at now: Timestamp, _ plan: StudyPlan) throws(SQLiteError) -> Int {
    try duePortion(at: now, plan).today
  }

  /// What is due and for today, and what is due and waits for the next days.
  func duePortion(
    at now: Timestamp, _ plan: StudyPlan
  ) throws(SQLiteError) -> (today: Int, waiting: Int) {
    let limits = DueLimits(now, plan)
    let due =
      try value(
        "SELECT count(*) FROM (\(Self.dueQuery))", limits.endOfToday, limits.now,
        limits.wrongClock, as: Int.self) ?? 0
    let held = due > 0 ? try heldCount(limits) : 0
    let (today, waiting) = try portion(of: due - held, at: now, plan, limits)
    return (today, waiting + held)
  }

  private func portion(
    of all: Int, at now: Timestamp, _ plan: StudyPlan, _ limits: DueLimits
  ) throws(SQLiteError) -> (today: Int, waiting: Int) {
    let today = plan.calendar.day(at: now.seconds, utcOffset: now.utcOffset)
    guard let limit = try reviewWishes().limit(on: today) else { return (all, 0) }
    if limit == 0 { return (0, all) }
    let room = max(0, limit - (try reviewsDone(on: today)))
    if all <= room { return (all, 0) }
    // What is at a short step does not wait for another day.
    let steps = min(all, try dueStepCount(limits))
    let known = min(all - steps, room)
    return (steps + known, all - steps - known)
  }

  /// How many cards at a short step are due.
  func dueStepCount(_ limits: DueLimits) throws(SQLiteError) -> Int {
    try value(
      """
      SELECT count(*) FROM card WHERE is_asked = 1 AND stage IN (1, 3) AND due_at <= ?2
        AND sentence NOT IN (\(Self.heldQuery))
      """, limits.endOfToday, limits.now, limits.wrongClock, limits.startOfToday) ?? 0
  }

  /// - Parameter waiting: what is due and waits for the next days.
  func nextDue(
    after now: Timestamp, _ plan: StudyPlan, waiting: Int
  ) throws(SQLiteError) -> Int64? {
    let limits = DueLimits(now, plan)
    let known = try value(
      "SELECT min(due_at) FROM card WHERE is_asked = 1 AND stage = 2 AND due_at >= ?",
      limits.endOfToday, as: Int64?.self)
    let day = known.flatMap(\.self).map { due in
      let day = plan.calendar.day(at: due, utcOffset: now.utcOffset)
      return plan.calendar.start(of: day, utcOffset: now.utcOffset)
    }
    let learning = try nextStep(ofStage: 1, after: limits.now)
    let relearning = try nextStep(ofStage: 3, after: limits.now)
    let next = [day, learning, relearning].compactMap(\.self).min()
    return try postponed(next, at: now, plan, waiting: waiting)
  }

  /// When something is due next, as the learner's wishes have it: what waits for the next days comes
  /// with the first that has room, and nothing before an absence ends.
  private func postponed(
    _ next: Int64?, at now: Timestamp, _ plan: StudyPlan, waiting: Int
  ) throws(SQLiteError) -> Int64? {
    let wishes = try reviewWishes()
    let today = plan.calendar.day(at: now.seconds, utcOffset: now.utcOffset)
    guard
      let after = (1...366).lazy.map(today.advanced(by:)).first(where: { wishes.limit(on: $0) != 0 }
      )
    else { return next }
    let start = plan.calendar.start(of: after, utcOffset: now.utcOffset)
    if wishes.limit(on: today) == 0 { return waiting > 0 ? start : next.map { max($0, start) } }
    return waiting > 0 ? min(next ?? start, start) : next
  }

  private func nextStep(ofStage stage: Int, after time: Int64) throws(SQLiteError) -> Int64? {
    try value(
      """
      SELECT min(due_at) FROM card
      WHERE is_asked = 1 AND stage = ?1 AND due_at > ?2 AND last_review_at <= ?2
      """, stage, time, as: Int64?.self
    )
    .flatMap(\.self)
  }
}
