import Files
import Lessons
import SQLite

/// Writes a deck into the log, within a transaction.
struct ImportWriter {
  let tables: LearnerTables
  let log: ChangeLog
  let time: Timestamp

  func write(
    _ deck: DeckImport, _ news: ImportNews, _ files: [ImportJournal.Entry]
  ) throws(SQLiteError) {
    for course in deck.courses {
      try tables.follow(course.course, log)
    }
    let count = Int64(news.cards.reduce(0) { $0 + $1.card.reviews.count + 1 })
    let (device, first) = try reserve(count)
    var sequence = first
    for (course, card) in news.cards {
      let row = try tables.sentenceRow(
        of: SentenceKey(course: course, sentence: card.sentence))
      if let start = card.start {
        try tables.keepStart(start, of: row, device, sequence, origin: deck.origin)
        try log.noteStart(
          start, of: SentenceKey(course: course, sentence: card.sentence), device, sequence,
          origin: deck.origin)
      }
      sequence += 1
      for review in card.reviews {
        try insert(review, of: row, device, sequence, origin: deck.origin)
        sequence += 1
      }
      try tables.refreshDone(row)
    }
    try log.note(.import, of: deck.id.rawValue, body(of: deck, files, first: first, count))
    if !news.cards.isEmpty { try tables.recompute(tables.studyPlan()) }
  }

  private func body(
    of deck: DeckImport, _ files: [ImportJournal.Entry], first: Int64, _ count: Int64
  ) -> KeyValuePairs<String, any ValueConvertible> {
    [
      "at": time.seconds, "title": deck.title, "origin": deck.origin,
      "first": first, "last": first + count - 1,
      "courses": files.map(\.course.rawValue).joined(separator: "\n"),
      // Where the folder of own courses is, is a matter of the machine.
      "paths": files.map(\.path.lastName).joined(separator: "\n"),
      "replaced": files.map { $0.isReplaced ? "1" : "0" }.joined(separator: "\n"),
      "sums": files.map(\.checksum).joined(separator: "\n"),
    ]
  }

  /// Numbers for changes that are older than those of today.
  private func reserve(_ count: Int64) throws(SQLiteError) -> (device: DeviceID, first: Int64) {
    let row = try tables.row(
      "UPDATE device SET sequence = sequence + ? WHERE is_own = 1 RETURNING id, sequence", count,
      as: (DeviceID, Int64).self)
    guard let row else {
      throw SQLiteError(code: .corrupt, message: "the database belongs to no device")
    }
    return (row.0, row.1 - count + 1)
  }

  /// An answer takes its place in the order by the time it was given, and is known again by the
  /// number its next review is scattered by.
  private func insert(
    _ review: ImportedCard.Review, of sentence: Int64, _ device: DeviceID, _ sequence: Int64,
    origin: String
  ) throws(SQLiteError) {
    let verdict = review.grade == .again ? VerdictKind.wrong : .exact
    try tables.execute(
      """
      INSERT INTO answer
        (device, sequence, clock, origin, seed, sentence, given, exercise, verdict, grade, hints,
          milliseconds, answered_at, utc_offset)
      VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, ?, 0, ?, ?, ?)
      """,
      device, sequence, review.id * 1_000, origin, review.id, sentence, ExerciseKind.card, verdict,
      review.grade, review.milliseconds, review.id / 1_000, time.utcOffset)
  }
}

/// FNV-1a, 64 bits: whether a file was edited since.
enum Checksum {
  static func text(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

extension LearnerTables {
  /// Makes a sentence done from the first time on that it is known to have been right, here or in
  /// another program: whatever came in which order, all machines find the same.
  func refreshDone(_ sentence: Int64) throws(SQLiteError) {
    try execute(
      """
      UPDATE sentence SET done_at = (
        SELECT min(time) FROM (
          SELECT answered_at AS time FROM answer WHERE sentence = ?1 AND grade <> ?2
          UNION ALL SELECT last_review_at FROM memory_start WHERE sentence = ?1))
      WHERE id = ?1
      """, sentence, Grade.again)
  }
}
