import Files
import Lessons
import SQLite
import Storage

extension Benchmark {
  /// Keeping what the learner does.
  static let storage = Benchmark(name: "storage") {
    let course = try SampleCourse(dayCount: 100, sentencesPerDay: 50).course()
    return [
      .time(
        "an answer recorded, without the disk", limit: 5e-3,
        try await recording(course, in: .memory)),
      .time("an answer recorded, on the disk", try await recording(course, in: .disk)),
      .time("database of 100,000 answers opened", try await opening(course)),
    ]
  }

  private static func recording(
    _ course: Course, in place: ScratchFolder.Place
  ) async throws -> Samples {
    let folder = try ScratchFolder(in: place)
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: .sample)
    try await database.reconcile(with: course)
    var sentences = course.sentences.makeIterator()
    return try await .seconds(runs: 200) {
      guard let sentence = sentences.next() else { preconditionFailure("too short a course") }
      try await database.recordAnswer(
        GivenAnswer(
          to: SentenceKey(course: course.id, sentence: sentence.id), text: "I will help.",
          kind: .build, verdict: .exact, grade: .good, took: .seconds(3), time: .sample))
    }
  }

  private static func opening(_ course: Course) async throws -> Samples {
    let folder = try await ScratchFolder.withAnswers(100_000, to: course)
    return try .seconds(runs: 20) {
      try LearnerDatabase(folder: FilePath(folder.path), now: .sample)
    }
  }
}

extension ScratchFolder {
  /// A data folder with a learner who gave `count` answers to a course.
  static func withAnswers(_ count: Int, to course: Course) async throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try await LearnerDatabase(folder: FilePath(folder.path), now: .sample).reconcile(with: course)
    let connection = try Connection(path: folder.file("malmoi.db"), access: .write)
    try connection.execute(
      """
      WITH RECURSIVE number (value) AS (
        SELECT 0 UNION ALL SELECT value + 1 FROM number WHERE value < ? - 1
      )
      INSERT INTO answer
        (device, sequence, clock, seed, sentence, given, exercise, verdict, grade, hints,
          milliseconds, answered_at, utc_offset)
      SELECT device.id, 1 + value, (1700000000 + value * 60) * 1000000, 1 + value, 1 + value % ?,
        'I will help the team.', 'bank', 'exact', 3, 0, 4000, 1700000000 + value * 60, 32400
      FROM number CROSS JOIN device
      """, count, course.sentences.count)
    try connection.execute(
      """
      UPDATE device SET (sequence, clock) = (SELECT max(sequence), max(clock) FROM answer)
      WHERE is_own = 1
      """)
    return folder
  }
}

extension Timestamp {
  /// Some moment.
  static let sample = Timestamp(seconds: 1_731_400_000, utcOffset: 32_400)
}
