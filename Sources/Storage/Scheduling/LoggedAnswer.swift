import Lessons
import SQLite

/// A recorded answer, as far as cards and days follow from it.
struct LoggedAnswer {
  let id: Int64
  /// Where it stands among all answers.
  let stamp: ChangeStamp
  private let seed: Int64
  /// Of a damaged file it may be anything.
  let grade: Int
  let isRight: Bool
  let time: Timestamp
  let milliseconds: Int
  /// Whether a word only had to be chosen.
  private let isRecognition: Bool
  /// Whether the learner only practised.
  let isPractice: Bool

  /// What a `Row` has to hold, in this order.
  static let columns = """
    id, grade, verdict <> 'wrong', answered_at, utc_offset, milliseconds, device, sequence, clock,
      seed, CASE WHEN exercise = '\(ExerciseKind.choose.rawValue)' THEN 1
        WHEN exercise GLOB '\(ExerciseKind.practiceMark)*' THEN 2 ELSE 0 END
    """

  init(_ row: borrowing Row) throws(SQLiteError) {
    id = try row.integer(0)
    grade = Int(try row.integer(1))
    isRight = try row.integer(2) != 0
    time = Timestamp(seconds: try row.integer(3), utcOffset: Int(try row.integer(4)))
    milliseconds = Int(try row.integer(5))
    stamp = ChangeStamp(
      device: DeviceID(rawValue: try row.integer(6)), sequence: try row.integer(7),
      order: try row.integer(8))
    seed = try row.integer(9)
    isRecognition = try row.integer(10) == 1
    isPractice = try row.integer(10) == 2
  }

  /// The entry of the scheduler's log.
  ///
  /// What scatters the next review stands with the answer: a replay draws the same again, on every
  /// machine.
  var entry: LoggedReview {
    LoggedReview(
      grade: grade, time: time.seconds, fuzzSeed: UInt64(bitPattern: seed),
      isRecognition: isRecognition, isPractice: isPractice)
  }

  /// The day it was given on, by the clock the learner had then.
  func day(in calendar: StudyCalendar) -> StudyDay {
    calendar.day(at: time.seconds, utcOffset: time.utcOffset)
  }
}
