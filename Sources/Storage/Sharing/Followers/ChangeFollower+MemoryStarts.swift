import Lessons
import SQLite

extension ChangeFollower {
  /// What sentences begin with, since another program knew them; the import that another program saw
  /// them in last counts, unless it was taken back.
  static let memoryStarts = ChangeFollower(.memoryStart) {
    tables, _, subject throws(SQLiteError) in
    let names = subject.names
    guard names.count == 2 else { return }
    let row = try tables.sentenceRow(of: SentenceKey(names))
    let last = try tables.row(
      memoryStartQuery, subject,
      as: (DeviceID, Int64, String, Double, Double, Int64, Int64).self)
    guard let (device, sequence, origin, stability, difficulty, time, due) = last else { return }
    let card = Card(
      stage: .review, memory: Memory(stability: stability, difficulty: difficulty), due: due,
      lastReview: time)
    try AnswerTaker(tables).changing(row) { () throws(SQLiteError) in
      try tables.keepStart(card, of: row, device, sequence, origin: origin)
      return true
    }
  }

  private static let memoryStartQuery = """
    SELECT device, sequence, ifnull(body ->> 'origin', ''),
      CAST(body ->> 'stability' AS REAL), CAST(body ->> 'difficulty' AS REAL),
      CAST(body ->> 'last' AS INTEGER), CAST(body ->> 'due' AS INTEGER)
    FROM change AS start WHERE subject = ? AND kind = 'h'
      AND body ->> 'stability' IS NOT NULL AND body ->> 'difficulty' IS NOT NULL
      AND body ->> 'last' IS NOT NULL AND body ->> 'due' IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM change AS made JOIN change AS undone ON undone.subject = made.subject
        WHERE made.device = start.device AND made.kind = 'i+' AND undone.kind = 'i-'
          AND start.sequence BETWEEN CAST(made.body ->> 'first' AS INTEGER)
            AND CAST(made.body ->> 'last' AS INTEGER))
    ORDER BY clock DESC, device DESC, sequence DESC LIMIT 1
    """
}
