import Lessons
import SQLite

/// Puts answers of other machines among those that are here, within a transaction.
///
/// Whatever came before and in whatever order: an answer stands in its table as it was judged last,
/// unless it was taken back, or its import was, or it is there already from another import.
struct AnswerTaker {
  let tables: LearnerTables
  let plan: StudyPlan
  private let undone: UndoneImports

  init(_ tables: LearnerTables) throws(SQLiteError) {
    self.tables = tables
    plan = try tables.studyPlan()
    undone = try UndoneImports(tables)
  }

  /// Takes answers to one sentence, and makes its card and the days follow.
  ///
  /// - Returns: how many were not here before.
  func take(_ answers: [SharedAnswer], to sentence: SentenceKey) throws(SQLiteError) -> Int {
    let row = try tables.sentenceRow(of: sentence)
    var count = 0
    try changing(row) { () throws(SQLiteError) in
      for answer in answers where try take(answer, to: row) { count += 1 }
      return count > 0
    }
    return count
  }

  /// Makes an answer stand, or not, as the changes of it that are known say.
  ///
  /// - Parameter subject: what changes of it call it.
  func follow(_ subject: String) throws(SQLiteError) {
    guard let stamp = ChangeStamp.parts(of: subject) else { return }
    let standing = try tables.value(
      "SELECT sentence FROM answer WHERE device = ? AND sequence = ?", stamp.device,
      stamp.sequence, as: Int64.self)
    if let standing {
      try changing(standing) { () throws(SQLiteError) in
        try keepAsGiven(stamp)
        try judge(stamp, subject)
        return true
      }
    } else if let kept = try keptAnswer(stamp) {
      _ = try take([kept], to: kept.sentence)
    }
  }

  /// Changes the answers to a sentence, and makes all follow that hangs on them.
  func changing(
    _ sentence: Int64, _ change: () throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    let before = try tables.history(of: sentence, plan)
    guard try change() else { return }
    let after = try tables.refreshCard(of: sentence, plan)
    try tables.recount(from: before, to: after, of: sentence, plan)
    try tables.refreshDone(sentence)
    try tables.refreshTurned(of: sentence, plan)
    for (day, tally) in before.days where tally.answers > after.days[day]?.answers ?? 0 {
      try tables.refreshBounds(of: day, plan)
    }
  }
}

extension AnswerTaker {
  private func take(_ answer: SharedAnswer, to sentence: Int64) throws(SQLiteError) -> Bool {
    guard !undone.contains(answer.stamp, origin: answer.origin) else { return false }
    let subject = answer.stamp.subject
    let isChanged = try tables.value(
      "SELECT 1 FROM change WHERE subject = ? AND kind IN ('g', 'x') LIMIT 1", subject,
      as: Int.self)
    if isChanged != nil || answer.body != nil { try keep(answer) }
    guard try !isTwin(answer, to: sentence), try insert(answer, to: sentence) else { return false }
    if isChanged != nil { try judge(answer.stamp, subject) }
    return true
  }

  /// Keeps an answer as it was given.
  private func keep(_ answer: SharedAnswer) throws(SQLiteError) {
    try tables.execute(
      """
      INSERT INTO change (device, sequence, clock, kind, subject, body)
      VALUES (?, ?, ?, 'a', ?, ?) ON CONFLICT DO NOTHING
      """, answer.stamp.device, answer.stamp.sequence, answer.stamp.order, answer.stamp.subject,
      answer.body ?? answer.json)
  }

  /// An answer of the log that does not stand.
  func keptAnswer(_ stamp: ChangeStamp) throws(SQLiteError) -> SharedAnswer? {
    let row = try tables.row(
      "SELECT clock, body FROM change WHERE device = ? AND sequence = ? AND kind = 'a'",
      stamp.device, stamp.sequence, as: (Int64, String).self)
    return row.flatMap { clock, body in
      SharedAnswer(
        LoggedChange(
          device: stamp.device, sequence: stamp.sequence, clock: clock, kind: "a", body: body))
    }
  }

  private func keepAsGiven(_ stamp: ChangeStamp) throws(SQLiteError) {
    let id = try tables.value(
      "SELECT id FROM answer WHERE device = ? AND sequence = ?", stamp.device, stamp.sequence,
      as: AnswerID.self)
    if let id { _ = try ChangeLog(tables: tables, now: 0).keepAsGiven(id) }
  }

  /// Whether the same answer is there from another import; the one of the lower device and number
  /// stands.
  private func isTwin(
    _ answer: SharedAnswer, to sentence: Int64
  ) throws(SQLiteError) -> Bool {
    guard let origin = answer.origin else { return false }
    let twin = try tables.row(
      """
      SELECT id, device, sequence FROM answer
      WHERE sentence = ? AND origin = ? AND seed = ? AND NOT (device = ? AND sequence = ?)
      """, sentence, origin, answer.seed, answer.stamp.device, answer.stamp.sequence,
      as: (AnswerID, DeviceID, Int64).self)
    guard let (id, device, sequence) = twin else { return false }
    try keep(answer)
    _ = try ChangeLog(tables: tables, now: 0).keepAsGiven(id)
    let mine = (answer.stamp.device.rawValue, answer.stamp.sequence)
    guard mine < (device.rawValue, sequence) else { return true }
    try tables.execute("DELETE FROM answer WHERE id = ?", id)
    return false
  }

  private func insert(_ answer: SharedAnswer, to sentence: Int64) throws(SQLiteError) -> Bool {
    try tables.execute(
      """
      INSERT INTO answer
        (device, sequence, clock, origin, seed, sentence, given, exercise, verdict, grade, hints,
          milliseconds, answered_at, utc_offset)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (device, sequence) DO NOTHING
      """,
      answer.stamp.device, answer.stamp.sequence, answer.stamp.order, answer.origin, answer.seed,
      sentence, answer.given, answer.exercise, answer.verdict, answer.grade, answer.hints,
      answer.milliseconds, answer.time.seconds, answer.time.utcOffset) == 1
  }

  /// Judges an answer as it was judged last, or takes it away.
  private func judge(_ stamp: ChangeStamp, _ subject: String) throws(SQLiteError) {
    let last = try tables.row(
      """
      SELECT kind, body ->> 'verdict', CAST(body ->> 'grade' AS INTEGER) FROM change
      WHERE subject = ? AND kind IN ('g', 'x')
      ORDER BY kind = 'x' DESC, clock DESC, device DESC, sequence DESC LIMIT 1
      """, subject, as: (String, VerdictKind?, Grade?).self)
    guard let (kind, verdict, grade) = last else { return }
    if kind == ChangeKind.undo.rawValue {
      try tables.execute(
        "DELETE FROM answer WHERE device = ? AND sequence = ?", stamp.device, stamp.sequence)
    } else if let verdict, let grade {
      try tables.execute(
        "UPDATE answer SET verdict = ?, grade = ? WHERE device = ? AND sequence = ?", verdict,
        grade, stamp.device, stamp.sequence)
    }
  }
}

/// The answers of imports that were taken back.
struct UndoneImports {
  private let ranges: [(device: DeviceID, sequences: ClosedRange<Int64>)]

  init(_ tables: LearnerTables) throws(SQLiteError) {
    ranges = try tables.rows(
      """
      SELECT made.device, CAST(made.body ->> 'first' AS INTEGER),
        CAST(made.body ->> 'last' AS INTEGER)
      FROM change AS undone JOIN change AS made ON made.subject = undone.subject
      WHERE undone.kind = 'i-' AND made.kind = 'i+'
        AND made.body ->> 'first' IS NOT NULL AND made.body ->> 'last' IS NOT NULL
      """, as: (DeviceID, Int64, Int64).self
    )
    .map { ($0, $1...max($1, $2)) }
  }

  func contains(_ stamp: ChangeStamp, origin: String?) -> Bool {
    origin != nil
      && ranges.contains { $0.device == stamp.device && $0.sequences.contains(stamp.sequence) }
  }
}

extension ChangeStamp {
  /// The device and the number that a subject names; nil when it names no change.
  ///
  /// Its order is not known.
  static func parts(of subject: String) -> ChangeStamp? {
    let parts = subject.split(separator: ":")
    guard parts.count == 2, let device = Int64(parts[0]), let sequence = Int64(parts[1]) else {
      return nil
    }
    return ChangeStamp(device: DeviceID(rawValue: device), sequence: sequence, order: 0)
  }
}

extension LearnerTables {
  /// Replaces what a sentence's answers counted for, also on days that nothing was counted on.
  func recount(
    from before: SentenceHistory, to after: SentenceHistory, of sentence: Int64, _ plan: StudyPlan
  ) throws(SQLiteError) {
    for (day, span) in try spans(of: sentence, plan) where after.days[day] != before.days[day] {
      try makeRoom(for: day, span)
    }
    try recount(from: before.days, to: after.days)
  }

  /// When the answers to a sentence were given on each day: the first, and the offset of the last.
  private func spans(
    of sentence: Int64, _ plan: StudyPlan
  ) throws(SQLiteError) -> [StudyDay: Timestamp] {
    let times = try rows(
      "SELECT answered_at, utc_offset FROM answer WHERE sentence = ? ORDER BY clock, device",
      sentence, as: (Int64, Int).self)
    return times.reduce(into: [:]) { spans, time in
      let day = plan.calendar.day(at: time.0, utcOffset: time.1)
      let first = min(time.0, spans[day]?.seconds ?? .max)
      spans[day] = Timestamp(seconds: first, utcOffset: time.1)
    }
  }

  /// A day to count on, if there is none yet.
  fileprivate func makeRoom(for day: StudyDay, _ span: Timestamp) throws(SQLiteError) {
    try execute(
      """
      INSERT INTO study_day
        (day, answers, right_answers, reviews, recalled, new_sentences, milliseconds, first_at,
          last_offset)
      VALUES (?, 0, 0, 0, 0, 0, 0, ?, ?)
      ON CONFLICT (day) DO UPDATE SET first_at = min(first_at, excluded.first_at)
      """, day, span.seconds, span.utcOffset)
  }
}
