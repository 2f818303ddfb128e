import Lessons
import SQLite

/// The log of what happened on this machine and on others, from which all else follows.
///
/// A change is written in the transaction that makes it. Answers are the greater part of the log
/// by far and stand in a table of their own; one that is revised or taken back leaves what it was
/// at first here.
struct ChangeLog {
  let tables: LearnerTables
  /// Microseconds since 1970 UTC.
  let now: Int64

  /// What a new change of a thing goes by: later than all that is known of it, be it from a machine
  /// whose clock is ahead.
  ///
  /// - Parameter subject: what all changes of the thing have in common; nil for a new one.
  func nextStamp(of subject: String?) throws(SQLiteError) -> ChangeStamp {
    let stamp = try nextStamp()
    guard let subject else { return stamp }
    let last = try tables.value(
      "SELECT max(clock) FROM change WHERE subject = ?", subject, as: Int64?.self)
    return stamp.following(last ?? nil)
  }

  /// What a new change of this device goes by: later than all that is known.
  func nextStamp() throws(SQLiteError) -> ChangeStamp {
    let row = try tables.row(
      """
      UPDATE device SET sequence = sequence + 1, clock = max(clock + 1, ?) WHERE is_own = 1
      RETURNING id, sequence, clock
      """, now, as: (DeviceID, Int64, Int64).self)
    guard let row else {
      throw SQLiteError(code: .corrupt, message: "the database belongs to no device")
    }
    return ChangeStamp(device: row.0, sequence: row.1, order: row.2)
  }

  /// Writes a change down.
  ///
  /// - Parameters:
  ///   - subject: what is found again by what is the same of all changes of one thing.
  ///   - body: what is said of it.
  @discardableResult
  func note(
    _ kind: ChangeKind, of subject: String,
    _ body: KeyValuePairs<String, any ValueConvertible> = [:]
  ) throws(SQLiteError) -> ChangeStamp {
    let stamp = try nextStamp(of: subject)
    try keep(stamp, kind, subject, body)
    return stamp
  }

  /// Keeps a change that has its stamp already; one that is there is left as it is.
  func keep(
    _ stamp: ChangeStamp, _ kind: ChangeKind, _ subject: String,
    _ body: KeyValuePairs<String, any ValueConvertible>
  ) throws(SQLiteError) {
    let places = Array(repeating: "?, ?", count: body.count).joined(separator: ", ")
    try tables.execute(
      """
      INSERT INTO change (device, sequence, clock, kind, subject, body)
      VALUES (?, ?, ?, ?, ?, json_object(\(places))) ON CONFLICT DO NOTHING
      """,
      values: [stamp.device, stamp.sequence, stamp.order, kind.rawValue, subject]
        + body.flatMap { [$0.key, $0.value] as [any ValueConvertible] })
  }
}

extension LearnerDatabase {
  /// The log, within a transaction that changes something.
  func changeLog(_ tables: LearnerTables) -> ChangeLog {
    ChangeLog(tables: tables, now: clock.now())
  }
}

extension ChangeLog {
  /// What is said of an answer, joined with its sentence and course, as JSON.
  static let answerBody = """
    json_object('course', course.key, 'sentence', sentence.key, 'given', given,
      'exercise', exercise, 'verdict', verdict, 'grade', grade, 'hints', hints,
      'ms', milliseconds, 'at', answered_at, 'offset', utc_offset, 'origin', origin,
      'seed', seed)
    """

  /// What a thing goes by that has several names: of a course, of a sentence in it.
  static func subject(_ names: String...) -> String { subject(names) }

  /// As the other one.
  static func subject(_ names: [String]) -> String { names.joined(separator: "\u{1F}") }
}

extension ChangeStamp {
  /// The stamp, or the first one after another moment where that is later.
  func following(_ order: Int64?) -> ChangeStamp {
    guard let order, order >= self.order, order < .max else { return self }
    return ChangeStamp(device: device, sequence: sequence, order: order + 1)
  }

  /// What other changes call this one by.
  var subject: String { "\(device.rawValue):\(sequence)" }
}
