import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct CourseDayStandingTests {
  let database: LearnerDatabase

  init() throws {
    database = try LearnerDatabase.inMemory()
  }

  private let file = CourseFileStamp(rawValue: "1")

  @Test func `a day stands as its sentences do`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A", "b = B"], ["c = C"]]))
    #expect(
      try await database.standing(ofDay: 0, of: .sample)
        == CourseDayStanding(title: nil, sentencesLeft: 2))
    let answer = try await database.recordAnswer(.sample(to: "a"))
    #expect(try await database.standing(ofDay: 0, of: .sample)?.sentencesLeft == 1)
    _ = try await database.undoAnswer(answer)
    #expect(try await database.standing(ofDay: 0, of: .sample)?.sentencesLeft == 2)
    #expect(try await database.standing(ofDay: 2, of: .sample) == nil)
  }

  @Test func `a course follows the version of its file that it was made to follow`() async throws {
    let course = try Course.sample(days: [["a = A"]])
    #expect(try await !database.follows(file, of: .sample))
    try await database.reconcile(with: course, from: file)
    #expect(try await database.follows(file, of: .sample))
    #expect(try await !database.follows(CourseFileStamp(rawValue: "2"), of: .sample))
    // Answers change nothing of it, nor does the same file read again.
    try await database.recordAnswer(.sample(to: "a"))
    try await database.reconcile(with: course)
    #expect(try await database.follows(file, of: .sample))
    try await database.remember([.sample: false])
    #expect(try await !database.follows(file, of: .sample))
  }

  @Test func `a course that was read from elsewhere follows no file`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A"]]), from: file)
    try await database.reconcile(with: .sample(days: [["a = A", "b = B"]]))
    #expect(try await !database.follows(file, of: .sample))
  }

  @Test(arguments: [
    "INSERT INTO sentence (course, key) VALUES (1, 'new')", "DELETE FROM sentence",
    "UPDATE sentence SET key = 'other'", "UPDATE sentence SET answers = 'Other'",
    "UPDATE sentence SET day = NULL",
  ])
  func `a sentence that anything else changes takes the file's version away`(
    change: String
  ) async throws {
    try await database.reconcile(with: .sample(days: [["a = A"]]), from: file)
    try await database.write { tables throws(SQLiteError) in
      try tables.connection.execute(script: change)
    }
    #expect(try await !database.follows(file, of: .sample))
  }

  @Test(arguments: 0..<8)
  func `the days are counted right, whatever happens`(seed: UInt64) async throws {
    var generator = Lessons.SeededGenerator(seed: seed)
    let ids = (0..<12).map { "s\($0)" }
    for step in 0..<30 {
      if Bool.random(using: &generator) {
        let kept = ids.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 } + ["z"]
        let cut = Int.random(in: 1...kept.count, using: &generator)
        let days = [Array(kept[..<cut]), Array(kept[cut...])].filter { !$0.isEmpty }
        try await database.reconcile(with: .sample(days: days.map { $0.map { "\($0) = \($0)" } }))
      } else {
        let verdict: VerdictKind = Bool.random(using: &generator) ? .exact : .wrong
        let answer = try await database.recordAnswer(
          .sample(
            to: ids[Int.random(in: 0..<ids.count, using: &generator)], verdict: verdict,
            at: Int64(step)))
        if Bool.random(using: &generator) { _ = try await database.undoAnswer(answer) }
      }
      try await expectCountsToFollowSentences()
    }
  }

  private func expectCountsToFollowSentences() async throws {
    let (kept, counted) = try await database.read { tables throws(SQLiteError) in
      (
        try tables.values(
          """
          SELECT course || ',' || day || ',' || sentences || ',' || done || ','
            || ifnull(last_done_at, '') FROM course_day WHERE sentences > 0 ORDER BY course, day
          """, as: String.self),
        try tables.values(
          """
          SELECT course || ',' || day || ',' || count(*) || ',' || count(done_at) || ','
            || ifnull(max(done_at), '') FROM sentence WHERE day IS NOT NULL
          GROUP BY course, day ORDER BY course, day
          """, as: String.self)
      )
    }
    #expect(kept == counted)
  }
}
