import Lessons
import SQLite

/// A change as other machines are told of it.
package struct LoggedChange: Hashable, Sendable {
  /// Who made it.
  package let device: DeviceID
  /// Counts the changes of the device; some numbers are missing.
  package let sequence: Int64
  /// The order of changes, whoever made them: microseconds since 1970 UTC, or a little later.
  package let clock: Int64
  /// What it is about: `a` for an answer; those of another version are kept too.
  package let kind: String
  /// What happened, as a JSON object; `of` is what a change is about that is none of its own.
  package let body: String

  /// A change of these facts.
  package init(device: DeviceID, sequence: Int64, clock: Int64, kind: String, body: String) {
    self.device = device
    self.sequence = sequence
    self.clock = clock
    self.kind = kind
    self.body = body
  }
}

extension LearnerDatabase {
  /// The machine that this database is on.
  package func device() throws(StorageError) -> DeviceID {
    try read { tables throws(SQLiteError) in
      let device = try tables.value(
        "SELECT id FROM device WHERE is_own = 1", as: DeviceID.self)
      guard let device else {
        throw SQLiteError(code: .corrupt, message: "the database belongs to no device")
      }
      return device
    }
  }

  /// What happened on a machine, in the order of its numbers.
  ///
  /// A memo's text is with it as long as the memo or its version is kept.
  ///
  /// - Parameters:
  ///   - sequence: the last change that is known already.
  ///   - limit: how many at most.
  package func changes(
    on device: DeviceID, after sequence: Int64 = 0, limit: Int = 1_000
  ) throws(StorageError) -> [LoggedChange] {
    try read { tables throws(SQLiteError) in
      try tables.rows(
        Self.changesQuery, device, sequence, limit, as: (Int64, Int64, String, String).self
      )
      .map { LoggedChange(device: device, sequence: $0, clock: $1, kind: $2, body: $3) }
    }
  }

  private static let changesQuery = """
    SELECT answer.sequence, answer.clock, 'a', \(ChangeLog.answerBody)
    FROM answer JOIN sentence ON sentence.id = answer.sentence
    JOIN course ON course.id = sentence.course
    WHERE answer.device = ?1 AND answer.sequence > ?2 AND NOT EXISTS (
      SELECT 1 FROM change
      WHERE change.device = answer.device AND change.sequence = answer.sequence
    )
    UNION ALL
    SELECT sequence, clock, kind,
      CASE kind WHEN 'a' THEN body
      WHEN 'm' THEN json_set(body, '$.of', subject, '$.text', coalesce(
        (SELECT text FROM memo WHERE memo.key = change.subject
          AND memo.device = change.device AND memo.sequence = change.sequence),
        (SELECT text FROM memo_version WHERE memo_version.device = change.device
          AND memo_version.sequence = change.sequence)))
      ELSE json_set(body, '$.of', subject) END
    FROM change WHERE device = ?1 AND sequence > ?2
    ORDER BY 1 LIMIT ?3
    """
}
