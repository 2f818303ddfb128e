import Files
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct RecomputingTests {
  private let database: LearnerDatabase
  private var plan = StudyPlan()

  init() async throws {
    database = try LearnerDatabase.inMemory()
    plan.wantedRetention = 0.95
    await database.takeSmallSteps()
    for number in 0..<120 {
      try await database.recordAnswer(answer(number))
    }
  }

  private func answer(_ number: Int) -> GivenAnswer {
    .graded(
      Grade.allCases[number % 4], to: "s\(number % 17)", at: 1_700_000_000 + Int64(number) * 40_000)
  }

  /// What all answers come to when they are gone through at once.
  private func expected() async throws -> [String] {
    try await database.recomputeAtOnce()
    return try await database.derivedRows()
  }

  @Test func `in steps all cards and days become what they become at once`() async throws {
    #expect(try await database.adopt(plan))
    let inSteps = try await database.derivedRows()
    #expect(try await database.studyPlan() == plan)
    #expect(try await inSteps == expected())
    #expect(try await !database.adopt(plan))
  }

  @Test func `what is answered meanwhile counts, and is not waited with`() async throws {
    async let adoption = database.adopt(plan)
    for number in 120..<170 {
      try await database.recordAnswer(answer(number))
      await Task.yield()
    }
    #expect(try await adoption)
    let inSteps = try await database.derivedRows()
    #expect(try await inSteps == expected())
  }

  @Test func `grades changed and answers taken away meanwhile count`() async throws {
    async let adoption = database.adopt(plan)
    for number in 0..<20 {
      let id = try await database.recordAnswer(answer(200 + number))
      try await database.revise(id, verdict: .wrong, grade: .again)
      if number.isMultiple(of: 3) { try await database.undoAnswer(id) }
      await Task.yield()
    }
    #expect(try await adoption)
    let inSteps = try await database.derivedRows()
    #expect(try await inSteps == expected())
  }

  @Test func `of two plans the later one counts`() async throws {
    var later = plan
    later.wantedRetention = 0.8
    async let first = database.adopt(plan)
    async let second = database.adopt(later)
    _ = try await (first, second)
    #expect(try await [plan, later].contains(database.studyPlan()))
    let inSteps = try await database.derivedRows()
    #expect(try await inSteps == expected())
  }

  @Test func `where it was broken off, whoever opens the database does it by the old plan`()
    async throws
  {
    let folder = try TemporaryFolder()
    let kept = try LearnerDatabase(folder: FilePath(folder.path), now: .at(1_700_000_000))
    for number in 0..<40 { try await kept.recordAnswer(answer(number)) }
    let rows = try await kept.derivedRows()
    try await kept.mixCards()
    #expect(try await kept.derivedRows() != rows)
    let opened = try LearnerDatabase(folder: FilePath(folder.path), now: .at(1_700_000_000))
    #expect(try await opened.derivedRows() == rows)
    #expect(try await !opened.adopt(StudyPlan()))
  }

  @Test func `where it was broken off, it is done again`() async throws {
    try await database.mixCards()
    #expect(try await database.adopt(StudyPlan()))
    let inSteps = try await database.derivedRows()
    #expect(try await inSteps == expected())
    #expect(try await !database.adopt(StudyPlan()))
  }
}

extension LearnerDatabase {
  fileprivate func takeSmallSteps() {
    recomputingSteps = RecomputingSteps(answers: 7, cards: 3)
  }

  fileprivate func recomputeAtOnce() throws {
    try write { tables throws(SQLiteError) in
      try tables.recompute(try tables.studyPlan())
    }
  }

  /// Leaves cards as a kill in the middle does.
  fileprivate func mixCards() throws {
    try write { tables throws(SQLiteError) in
      try tables.noteRecomputing(true)
      try tables.execute("UPDATE card SET stability = 1 WHERE sentence % 2 = 0")
    }
  }
}
