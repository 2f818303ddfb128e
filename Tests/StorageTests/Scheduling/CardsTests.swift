import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Answers that were practised.
struct PracticeTests {
  private func answer(_ kind: ExerciseKind, _ grade: Grade, at time: Int64) -> GivenAnswer {
    GivenAnswer(
      to: .sample("a"), text: "", kind: kind, verdict: grade == .again ? .wrong : .exact,
      grade: grade, took: .seconds(1), time: .at(time))
  }

  @Test(arguments: [ExerciseKind.build, .type, .gap, .choose], Grade.allCases)
  func `practice moves no card, whatever came of it`(kind: ExerciseKind, grade: Grade) async throws
  {
    let database = try LearnerDatabase.inMemory()
    for first in [Grade.again, .good, .easy] {
      try await database.recordAnswer(answer(.build, first, at: 1_000))
      let card = try await database.card(of: .sample("a"))
      let id = try await database.recordAnswer(answer(kind.practised, grade, at: 90_000))
      #expect(try await database.card(of: .sample("a")) == card)
      #expect(try await database.outlook(of: id).isEmpty, "there is nothing to choose from")
      let calendar = StudyCalendar()
      let tally = try await database.dayTallies()[calendar.day(at: 90_000, utcOffset: 32_400)]
      #expect(tally?.answers == 1 && tally?.reviews == 0, "it is work of its day all the same")
      try await database.undoAnswer(id)
    }
  }

  @Test func `what was practised before it was ever asked counts as its first answer`() async throws
  {
    let database = try LearnerDatabase.inMemory()
    try await database.recordAnswer(answer(.build.practised, .good, at: 1_000))
    #expect(try await database.card(of: .sample("a"))?.stage == .learning(step: 1))
  }

  @Test func `the next sentence is asked in another way than it was practised`() async throws {
    let database = try LearnerDatabase.inMemory()
    try await database.recordAnswer(answer(.gap.practised, .good, at: 1_000))
    #expect(try await database.lastExercises(in: .sample)["a"] == .gap)
    #expect(try await database.answers(to: .sample("a")).map(\.kind.isPractised) == [true])
  }
}

struct CardsTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `an answered sentence has the card that its answers come to`() async throws {
    #expect(try await database.card(of: .sample("s")) == nil)
    let first = try await database.recordAnswer(.graded(.good, to: "s", at: 1_000))
    let learning = try await database.card(of: .sample("s"))
    #expect(learning?.stage == .learning(step: 1))
    #expect(learning?.due == 1_600)
    let second = try await database.recordAnswer(.graded(.good, to: "s", at: 1_600))
    let log = [(first, 1_000), (second, 1_600)].map {
      LoggedReview(grade: 3, time: Int64($1), fuzzSeed: UInt64(bitPattern: $0.rawValue))
    }
    #expect(try await database.card(of: .sample("s")) == Scheduler().replay(log).card)
    #expect(try await database.card(of: .sample("other")) == nil)
  }

  @Test func `cards are found for sentences of several courses`() async throws {
    let other = SentenceKey(course: CourseID(rawValue: "other"), sentence: "s")
    try await database.recordAnswer(.graded(.good, to: "s", at: 1_000))
    let wanted: [SentenceKey] = [.sample("s"), .sample("never"), other]
    let cards = try await database.cards(of: wanted)
    #expect(cards == [.sample("s"): try await database.card(of: .sample("s"))])
  }

  @Test func `a clock set back does not change the order of answers`() async throws {
    try await database.recordAnswer(.graded(.easy, to: "s", at: 2_000_000_000))
    try await database.recordAnswer(.graded(.good, to: "s", at: 1_800_000_000))
    let card = try await database.card(of: .sample("s"))
    #expect(card?.lastReview == 1_800_000_000)
    #expect(try #require(card).due < 1_810_000_000)
  }

  @Test func `judged anew, a sentence has the card of the other grade`() async throws {
    let id = try await database.recordAnswer(.graded(.good, to: "s", at: 1_000))
    let good = try await database.card(of: .sample("s"))
    try await database.revise(id, verdict: .exact, grade: .easy)
    #expect(try await database.card(of: .sample("s"))?.stage == .review)
    try await database.revise(id, verdict: .exact, grade: .good)
    #expect(try await database.card(of: .sample("s")) == good)
    try await database.revise(AnswerID(rawValue: 99), verdict: .wrong, grade: .again)
    #expect(try await database.card(of: .sample("s")) == good)
  }

  @Test func `an answer taken away was never given`() async throws {
    let first = try await database.recordAnswer(.graded(.good, to: "s", at: 1_000))
    let card = try await database.card(of: .sample("s"))
    let days = try await database.dayTallies()
    let second = try await database.recordAnswer(.graded(.again, to: "s", at: 200_000))
    #expect(try await database.undoAnswer(second))
    #expect(try await database.card(of: .sample("s")) == card)
    #expect(try await database.dayTallies() == days)
    #expect(try await database.progress(in: .sample).isDone("s"))
    #expect(try await database.undoAnswer(first))
    #expect(try await database.card(of: .sample("s")) == nil)
    #expect(try await database.dayTallies().isEmpty)
    #expect(try await database.answers(to: .sample("s")).isEmpty)
    #expect(try await !database.progress(in: .sample).isDone("s"))
    #expect(try await !database.undoAnswer(first))
  }

  @Test func `the outlook tells the card of every grade, as it then becomes`() async throws {
    try await database.recordAnswer(.graded(.easy, to: "s", at: 0))
    let id = try await database.recordAnswer(.graded(.good, to: "s", at: 8 * 86_400))
    let outlook = try await database.outlook(of: id)
    #expect(outlook.count == 4)
    for grade in Grade.allCases {
      try await database.revise(id, verdict: .exact, grade: grade)
      #expect(try await database.card(of: .sample("s")) == outlook[grade])
    }
    #expect(try await database.outlook(of: AnswerID(rawValue: 99)).isEmpty)
  }

  @Test func `a course tells its cards, and how many are mature`() async throws {
    try await database.recordAnswer(.graded(.good, to: "a", at: 0))
    for time in [0, 10, 40, 150] {
      try await database.recordAnswer(.graded(.easy, to: "b", at: Int64(time) * 86_400))
    }
    let cards = try await database.cards(in: .sample)
    #expect(Set(cards.keys) == ["a", "b"])
    #expect(cards["b"]?.isMature == true)
    #expect(try await database.matureCount() == 1)
    #expect(try await database.cards(in: CourseID(rawValue: "other")).isEmpty)
  }

  @Test func `studied sentences come with their model answers`() async throws {
    try await database.reconcile(
      with: .sample(days: [["a = {I am|I'm} ready. / Ready!", "b = No."], ["c = Gone."]]))
    for id in ["a", "c"] {
      try await database.recordAnswer(.graded(.good, to: id, at: 0))
    }
    try await database.reconcile(
      with: .sample(days: [["a = {I am|I'm} ready. / Ready!", "b = No."]]))
    let studied = try await database.studiedSentences()
    #expect(studied.map(\.id) == [.sample("a")])
    #expect(studied.map(\.answer.text) == ["I am ready."])
    #expect(MetWord.words(of: studied).map(\.text) == ["am", "I", "ready"])
  }
}

/// Cards and days always are what the answers come to.
struct CardConsistencyTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `whatever happens, working all out anew changes nothing`(seed: UInt64) async throws {
    let database = try LearnerDatabase.inMemory()
    var random = TestSupport.SeededGenerator(seed: seed)
    var ids: [AnswerID] = []
    var time: Int64 = 1_700_000_000
    for round in 0..<120 {
      time += Int64.random(in: -90_000...400_000, using: &random)
      let grade = Grade.allCases.randomElement(using: &random) ?? .good
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        try await database.undoAnswer(ids.randomElement(using: &random) ?? AnswerID(rawValue: 1))
      case 1, 2:
        try await database.revise(
          ids.randomElement(using: &random) ?? AnswerID(rawValue: 1), verdict: .almost,
          grade: grade)
      case 3:
        let sentences = ["a", "b", "c", "d"].shuffled(using: &random).prefix(2)
        try await database.reconcile(with: .sample(days: [sentences.map { "\($0) = \($0)" }]))
      default:
        let id = ["a", "b", "c", "d", "e"].randomElement(using: &random) ?? "a"
        let offset = [-28_800, 0, 32_400].randomElement(using: &random) ?? 0
        ids.append(
          try await database.recordAnswer(.graded(grade, to: id, at: time, offset: offset)))
      }
      guard !ids.isEmpty, round % 10 == 9 else { continue }
      let kept = try await database.derivedRows()
      try await database.recomputeAll()
      #expect(try await database.derivedRows() == kept, "seed \(seed), round \(round)")
      #expect(!kept.isEmpty)
    }
  }
}

extension LearnerDatabase {
  /// Everything that follows from the answers, as text.
  func derivedRows() throws(StorageError) -> [String] {
    try read { tables throws(SQLiteError) in
      try tables.values(
        """
        SELECT printf('%d %d %d %.12g %.12g %d %d %d %d %d', sentence, stage, step, stability,
          difficulty, due_at, last_review_at, reps, lapses, is_asked)
        FROM card ORDER BY sentence
        """, as: String.self)
        + tables.values(
          """
          SELECT printf('%d %d %d %d %d %d %d %d %d', day, answers, right_answers, reviews,
            recalled, new_sentences, milliseconds, first_at, last_offset)
          FROM study_day ORDER BY day
          """, as: String.self)
    }
  }

  func recomputeAll() throws(StorageError) {
    try write { tables throws(SQLiteError) in
      try tables.recompute(try tables.studyPlan())
    }
  }
}

extension GivenAnswer {
  /// An answer with a grade, at a second of a clock.
  static func graded(
    _ grade: Grade, to id: String, in course: CourseID = .sample, at seconds: Int64,
    offset: Int = 0, took: Duration = .seconds(4)
  ) -> GivenAnswer {
    GivenAnswer(
      to: SentenceKey(course: course, sentence: SentenceID(rawValue: id)), text: "x", kind: .build,
      verdict: grade == .again ? .wrong : .exact, grade: grade, took: took,
      time: Timestamp(seconds: seconds, utcOffset: offset))
  }
}
