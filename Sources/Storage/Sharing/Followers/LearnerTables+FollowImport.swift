import Lessons
import SQLite

extension LearnerTables {
  /// Takes the answers and memories of an import away once it was taken back, and lets stand what
  /// another import brought too.
  func followImport(_ subject: String) throws(SQLiteError) {
    let range = try row(
      """
      SELECT made.device, CAST(made.body ->> 'first' AS INTEGER),
        CAST(made.body ->> 'last' AS INTEGER)
      FROM change AS made JOIN change AS undone ON undone.subject = made.subject
      WHERE made.subject = ? AND made.kind = 'i+' AND undone.kind = 'i-'
        AND made.body ->> 'first' IS NOT NULL AND made.body ->> 'last' IS NOT NULL
      """, subject, as: (DeviceID, Int64, Int64).self)
    guard let (device, first, last) = range else { return }
    let taker = try AnswerTaker(self)
    let sentences = try values(
      """
      SELECT sentence FROM answer WHERE device = ?1 AND sequence BETWEEN ?2 AND ?3
      UNION SELECT sentence FROM memory_start WHERE device = ?1 AND sequence BETWEEN ?2 AND ?3
      """, device, first, last, as: Int64.self)
    for sentence in sentences {
      try taker.changing(sentence) { () throws(SQLiteError) in
        try execute(
          """
          DELETE FROM answer WHERE sentence = ? AND device = ? AND sequence BETWEEN ? AND ?
            AND origin IS NOT NULL
          """, sentence, device, first, last)
        try execute(
          "DELETE FROM memory_start WHERE sentence = ? AND device = ? AND sequence BETWEEN ? AND ?",
          sentence, device, first, last)
        return true
      }
    }
    for twin in try keptImports() { try taker.follow(twin) }
  }

  /// Imported answers of the log that do not stand.
  private func keptImports() throws(SQLiteError) -> [String] {
    try values(
      """
      SELECT subject FROM change WHERE kind = 'a' AND body ->> 'origin' IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM answer
          WHERE answer.device = change.device AND answer.sequence = change.sequence)
      """, as: String.self)
  }
}
