import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Answers of several machines, in whatever order they came here.
struct ArrivalOrderTests {
  private struct Answer {
    let device: Int64
    let sequence: Int64
    let clock: Int64
    let sentence: Int
    let grade: Int
  }

  /// Answers of three devices; a device has one at a moment, two may have the same moment.
  private func answers(_ generator: inout Lessons.SeededGenerator) -> [Answer] {
    (1...3 as ClosedRange<Int64>).flatMap { device in
      let moments = (0..<40 as Range<Int64>).shuffled(using: &generator).prefix(20).sorted()
      return moments.enumerated().map { number, moment in
        Answer(
          device: device, sequence: Int64(number), clock: moment * 7_200_000_000,
          sentence: Int.random(in: 1...4, using: &generator),
          grade: Int.random(in: 1...4, using: &generator))
      }
    }
  }

  /// What the answers come to when they arrive in this order.
  private func outcome(of answers: [Answer]) async throws -> [String] {
    let database = try LearnerDatabase.inMemory()
    try await database.reconcile(with: .sample(days: [["a = A", "b = B", "c = C", "d = D"]]))
    _ = try await database.read { tables throws(SQLiteError) in
      try tables.connection.execute(script: "INSERT INTO device (id) VALUES (1), (2), (3)")
      for answer in answers {
        try tables.execute(
          """
          INSERT INTO answer (device, sequence, clock, seed, sentence, given, exercise, verdict,
            grade, hints, milliseconds, answered_at, utc_offset)
          VALUES (?, ?, ?, ?, ?, '', 'bank', 'exact', ?, 0, 1000, ?, 0)
          """, answer.device, answer.sequence, answer.clock,
          answer.sequence + 1_000 * answer.device, answer.sentence, answer.grade,
          answer.clock / 1_000_000)
      }
    }
    try await database.recomputeAll()
    let all = try await database.derivedRows()
    for sentence in 1...4 as ClosedRange<Int64> {
      try await database.write { tables throws(SQLiteError) in
        _ = try tables.refreshCard(of: sentence, try tables.studyPlan())
      }
    }
    #expect(try await database.derivedRows() == all, "one by one it comes to the same")
    return all
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `makes no difference to cards and days`(seed: UInt64) async throws {
    var generator = Lessons.SeededGenerator(seed: seed)
    let answers = answers(&generator)
    let expected = try await outcome(of: answers)
    #expect(expected.count > 4)
    for _ in 0..<3 {
      #expect(try await outcome(of: answers.shuffled(using: &generator)) == expected)
    }
  }

  @Test func `all answers count where a damaged file has no order for them`() async throws {
    let answers = (0..<20 as Range<Int64>).map {
      Answer(device: 1, sequence: 100 - $0, clock: 7_200_000_000, sentence: 1, grade: 1)
    }
    let rows = try await outcome(of: answers)
    #expect(rows.count == 2)
    #expect(rows[0].contains(" 20 0 1"), "20 repetitions of the one card")
    #expect(rows[1].contains(" 20 20 "), "20 answers on the one day")
  }
}
