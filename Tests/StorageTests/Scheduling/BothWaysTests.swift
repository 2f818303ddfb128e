import Files
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Courses that are asked both ways.
struct BothWaysTests {
  let database: LearnerDatabase
  /// Monday, 30 November 2026, noon UTC.
  let noon: Int64 = 1_796_040_000
  private let day: Int64 = 86_400

  init() async throws {
    database = try .inMemory()
    try await database.reconcile(with: Self.course(30))
  }

  private static func course(_ count: Int) throws -> Course {
    try .sample(days: [(0..<count).map { "s\($0) = A\($0)" }])
  }

  private func dueIDs(_ seconds: Int64) async throws -> [String] {
    let cards = try await database.dueCards(at: .at(seconds))
    #expect(try await database.dueCount(at: .at(seconds)) == cards.count)
    #expect(try await database.forecast(at: .at(seconds)).counts[0] >= cards.count)
    return cards.map(\.id.sentence.description).sorted()
  }

  private func turned(_ id: String) -> SentenceKey {
    SentenceKey(course: .sample, sentence: SentenceID(rawValue: id).turned)
  }

  private func learn(_ ids: some Sequence<Int>, at time: Int64) async throws {
    for id in ids {
      try await database.recordAnswer(.graded(.easy, to: "s\(id)", at: time + Int64(id)))
    }
  }

  @Test func `nothing is asked the other way round unless that is wanted`() async throws {
    try await learn(0..<3, at: noon)
    #expect(try await database.asksBothWays(.sample) == false)
    #expect(try await dueIDs(noon + 400 * day) == ["s0", "s1", "s2"])
  }

  @Test func `what is known begins with tomorrow, a dozen a day`() async throws {
    try await learn(0..<30, at: noon)
    try await database.askBothWays(.sample, at: .at(noon + 60))
    #expect(try await dueIDs(noon + 120).isEmpty)
    let forecast = try await database.forecast(at: .at(noon + 120)).counts
    #expect(Array(forecast.prefix(4)) == [0, 12, 12, 6])
    let first = try await database.dueCards(at: .at(noon + day))
    #expect(first.count == 12)
    #expect(first.allSatisfy { $0.isFirst && $0.id.sentence.isTurned })
    #expect(try await database.nextDue(after: .at(noon + 120)) == noon + 7 * 3_600)
  }

  @Test func `what becomes known later follows on the next day, and goes with an undo`()
    async throws
  {
    try await database.askBothWays(.sample, at: .at(noon))
    try await database.recordAnswer(.graded(.again, to: "s1", at: noon))
    let id = try await database.recordAnswer(.graded(.easy, to: "s0", at: noon))
    #expect(try await dueIDs(noon + 100) == ["s1"])
    #expect(try await dueIDs(noon + day).contains("s0\u{1E}r"))
    try await database.undoAnswer(id)
    #expect(try await !dueIDs(noon + day).contains("s0\u{1E}r"))
  }

  @Test func `each form has a card, answers and lapses of its own`() async throws {
    try await learn([0], at: noon)
    let written = try await database.card(of: .sample("s0"))
    try await database.askBothWays(.sample, at: .at(noon))
    #expect(try await database.card(of: turned("s0")) == nil, "there is no answer yet")
    let id = try await database.recordAnswer(
      GivenAnswer(
        to: turned("s0"), text: "s0", kind: .build, verdict: .wrong, grade: .again,
        took: .seconds(2), time: .at(noon + day)))
    #expect(try await database.card(of: turned("s0"))?.stage == .learning(step: 0))
    #expect(try await database.card(of: .sample("s0")) == written)
    #expect(try await database.answers(to: .sample("s0")).count == 1)
    #expect(try await database.progress(in: .sample).doneAt.keys.map(\.rawValue) == ["s0"])
    #expect(try await database.studiedSentences().map(\.id.sentence.rawValue) == ["s0"])
    try await database.undoAnswer(id)
    #expect(try await dueIDs(noon + day) == ["s0\u{1E}r"], "it is to be asked again")
  }

  /// Two months, answered with all grades at random: the two forms never come on one day.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `the two forms of a sentence never come on one day`(seed: UInt64) async throws {
    var generator = Lessons.SeededGenerator(seed: seed)
    try await database.askBothWays(.sample, at: .at(noon))
    var bothSeen: Set<SentenceID> = []
    for number in 0..<60 as Range<Int64> {
      let start = noon + number * day
      if number < 15 { try await learn([Int(number) * 2, Int(number) * 2 + 1], at: start) }
      var asked: Set<SentenceKey> = []
      var now = start + 100
      let announced = try await database.dueCount(at: .at(now))
      #expect(try await database.forecast(at: .at(now)).counts[0] >= announced)
      while let card = try await database.dueCards(at: .at(now)).first, now < start + 7_200 {
        let grade = Grade.allCases[Int(generator.next(upperBound: UInt64(8))) % 4]
        try await database.recordAnswer(
          GivenAnswer(
            to: card.id, text: "", kind: .build, verdict: grade == .again ? .wrong : .exact,
            grade: grade, took: .seconds(3), time: .at(now)))
        asked.insert(card.id)
        if card.id.sentence.isTurned { bothSeen.insert(card.id.sentence) }
        now += 61
      }
      let written = Set(asked.map(\.asWritten))
      #expect(written.count == asked.count, "day \(number)")
    }
    #expect(bothSeen.count == 30)
  }

  @Test func `switched off it is asked no more, and what was learned comes back`() async throws {
    try await learn([0, 1], at: noon)
    try await database.askBothWays(.sample, at: .at(noon))
    try await database.recordAnswer(
      GivenAnswer(
        to: turned("s0"), text: "s0", kind: .build, verdict: .exact, grade: .easy,
        took: .seconds(2), time: .at(noon + day)))
    let card = try await database.card(of: turned("s0"))
    try await database.askBothWays(.sample, false, at: .at(noon + day))
    #expect(try await dueIDs(noon + 400 * day) == ["s0", "s1"])
    try await database.askBothWays(.sample, at: .at(noon + 2 * day))
    #expect(try await database.card(of: turned("s0")) == card)
    #expect(try await dueIDs(noon + 3 * day) == ["s1\u{1E}r"])
  }

  @Test func `it follows its sentence when the file is edited`() async throws {
    try await learn([0], at: noon)
    try await database.askBothWays(.sample, at: .at(noon))
    try await database.reconcile(with: .sample(days: [["new = A0"]]))
    #expect(try await dueIDs(noon + day) == ["new\u{1E}r"])
    try await database.reconcile(with: .sample(days: [["other = B"]]))
    #expect(try await dueIDs(noon + day).isEmpty)
    try await database.reconcile(with: .sample(days: [["new = A0"]]))
    #expect(try await dueIDs(noon + day) == ["new\u{1E}r"])
  }

  @Test func `all worked out anew comes to the same`() async throws {
    try await learn(0..<20, at: noon)
    try await database.askBothWays(.sample, at: .at(noon))
    try await database.recordAnswer(
      GivenAnswer(
        to: turned("s3"), text: "", kind: .build, verdict: .exact, grade: .good,
        took: .seconds(2), time: .at(noon + day)))
    let before = try await database.forecast(at: .at(noon + day)).counts
    var plan = StudyPlan()
    plan.dayStart = 3 * 3_600
    try await database.adopt(plan)
    try await database.adopt(StudyPlan())
    #expect(try await database.forecast(at: .at(noon + day)).counts == before)
  }

  @Test func `the log tells it to other machines`() async throws {
    try await database.askBothWays(.sample, at: .at(noon))
    try await database.askBothWays(.sample, false, at: .at(noon))
    try await database.askBothWays(.sample, false, at: .at(noon))
    let kinds = try await database.changes(on: database.device()).map(\.kind)
    #expect(kinds == ["b+", "b-"])
  }

  @Test func `a card that came before its sentence is joined to it`() async throws {
    try await database.recordAnswer(
      GivenAnswer(
        to: turned("late"), text: "", kind: .build, verdict: .exact, grade: .easy,
        took: .seconds(2), time: .at(noon)))
    try await database.reconcile(with: .sample(days: [["late = A"]]))
    try await database.askBothWays(.sample, at: .at(noon))
    #expect(try await dueIDs(noon + 400 * day) == ["late\u{1E}r"])
  }
}
