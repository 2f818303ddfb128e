import Lessons
import SQLite

/// What came of taking what other machines tell.
package struct TakenChanges: Hashable, Sendable {
  /// Answers that were not here before.
  package internal(set) var answers = 0
  /// Other changes that were not here before.
  package internal(set) var others = 0
  /// Those of them that this version cannot work in; they are kept.
  package internal(set) var unknown = 0

  /// Nothing.
  package init() {}

  /// Adds what came of another part.
  package static func += (left: inout TakenChanges, right: TakenChanges) {
    left.answers += right.answers
    left.others += right.others
    left.unknown += right.unknown
  }
}

extension LearnerDatabase {
  /// Takes answers of other machines: all of them, in one transaction, or none.
  ///
  /// Those that are here already are passed over. `settle` is to follow for the days they were
  /// given on.
  ///
  /// - Complexity: goes through all answers of the sentences they are to; a hundred sentences are
  ///   some milliseconds.
  package func take(_ answers: [SharedAnswer]) throws(StorageError) -> TakenChanges {
    try write { tables throws(SQLiteError) in
      try tables.meet(answers.map(\.stamp), at: clock.now())
      let taker = try AnswerTaker(tables)
      var taken = TakenChanges()
      for (sentence, answers) in Dictionary(grouping: answers, by: \.sentence) {
        taken.answers += try taker.take(answers, to: sentence)
      }
      return taken
    }
  }

  /// Takes other changes of other machines: all of them, in one transaction, or none.
  package func take(_ changes: [LoggedChange]) throws(StorageError) -> TakenChanges {
    try write { tables throws(SQLiteError) in
      try tables.meet(changes.map(\.stamp), at: clock.now())
      let log = changeLog(tables)
      var taken = TakenChanges()
      var subjects: [String: Set<String>] = [:]
      for change in changes {
        guard let subject = try log.take(change) else { continue }
        taken.others += 1
        subjects[change.kind, default: []].insert(subject)
      }
      let known = Set(ChangeFollower.all.flatMap(\.kinds))
      taken.unknown = changes.filter { !known.contains($0.kind) }.count
      for follower in ChangeFollower.all {
        let touched = follower.kinds.reduce(into: Set<String>()) {
          $0.formUnion(subjects[$1] ?? [])
        }
        for subject in touched.sorted() { try follower.follow(tables, log, subject) }
      }
      return taken
    }
  }

  /// The days of study that answers belong to.
  package func days(of answers: [SharedAnswer]) throws(StorageError) -> Set<StudyDay> {
    let calendar = try studyPlan().calendar
    return Set(answers.map { calendar.day(at: $0.time.seconds, utcOffset: $0.time.utcOffset) })
  }

  /// Finds out anew by which clock some days ended, once answers of other machines came to them.
  package func settle(_ days: some Sequence<StudyDay> & Sendable) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      let plan = try tables.studyPlan()
      for day in days { try tables.refreshBounds(of: day, plan) }
    }
  }
}

extension ChangeLog {
  /// Keeps a change of another machine.
  ///
  /// - Returns: what it is about; nil when it is here already.
  fileprivate func take(_ change: LoggedChange) throws(SQLiteError) -> String? {
    guard var body = FlatObject(json: change.body) else { return nil }
    let subject = body.text("of") ?? change.stamp.subject
    let text = change.kind == ChangeKind.memo.rawValue ? body.text("text") : nil
    if change.kind != ChangeKind.answer.rawValue {
      body.fields.removeAll { $0.key == "of" }
      if change.kind == ChangeKind.memo.rawValue { body.fields.removeAll { $0.key == "text" } }
    }
    let count = try tables.execute(
      """
      INSERT INTO change (device, sequence, clock, kind, subject, body)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """, change.device, change.sequence, change.clock, change.kind, subject, body.json)
    guard count == 1 else { return nil }
    if let text, let clean = try? MemoText(text) {
      try tables.keepText(
        clean.string, of: subject, change.stamp,
        at: body.integer("at") ?? change.clock / 1_000_000)
    }
    return subject
  }
}

extension LearnerTables {
  /// How far ahead of our own a clock may be that ours is set after: a day, in microseconds.
  private static let trustedLead: Int64 = 86_400_000_000

  /// Makes room for what other machines tell: what happens here from now on comes after it, unless
  /// a clock is too far ahead.
  fileprivate func meet(_ stamps: [ChangeStamp], at now: Int64) throws(SQLiteError) {
    for (device, stamps) in Dictionary(grouping: stamps, by: \.device) {
      let sequence = stamps.map(\.sequence).max() ?? 0
      let first = stamps.map(\.sequence).min() ?? 0
      try execute(
        """
        INSERT INTO device (id) VALUES (?) ON CONFLICT DO NOTHING
        """, device)
      try execute(
        """
        UPDATE device SET late = late + (sequence >= ?1), sequence = max(sequence, ?2),
          clock = max(clock, ?3)
        WHERE id = ?4 AND is_own = 0
        """, first, sequence, stamps.map(\.order).max() ?? 0, device)
    }
    let clock = stamps.map(\.order).filter { $0 <= now + Self.trustedLead }.max()
    try execute("UPDATE device SET clock = max(clock, ?) WHERE is_own = 1", clock ?? 0)
  }
}
