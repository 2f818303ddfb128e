import Testing

@testable import Lessons

struct SchedulerTests {
  /// One answer of a history: the gap before it, and what it leads to.
  struct Step {
    let gap: Int64
    let grade: Grade
    let stability: Double
    let difficulty: Double
    let wait: Int64
  }

  @Test func `a sentence that is known comes back after ever longer times`() {
    expect([
      Step(gap: 0, grade: .good, stability: 2.3065, difficulty: 2.118104, wait: 600),
      Step(gap: 600, grade: .good, stability: 2.3065, difficulty: 2.111214, wait: 2 * .day),
      Step(
        gap: 2 * .day, grade: .good, stability: 10.971048, difficulty: 2.104331, wait: 11 * .day),
      Step(
        gap: 10 * .day, grade: .good, stability: 43.966005, difficulty: 2.097455, wait: 44 * .day),
      Step(gap: 40 * .day, grade: .again, stability: 2.844814, difficulty: 7.387716, wait: 600),
      Step(gap: 600, grade: .good, stability: 2.844814, difficulty: 7.375556, wait: 3 * .day),
    ])
  }

  @Test func `a sentence that is not known comes back within minutes`() {
    expect([
      Step(gap: 0, grade: .again, stability: 0.212, difficulty: 6.4133, wait: 60),
      Step(gap: 60, grade: .hard, stability: 0.212, difficulty: 7.60421, wait: 330),
      Step(gap: 360, grade: .good, stability: 0.246689, difficulty: 7.591834, wait: 600),
      Step(gap: 600, grade: .easy, stability: 0.488921, difficulty: 6.772365, wait: .day),
    ])
  }

  private func expect(_ steps: [Step]) {
    var card: Card?
    var time: Int64 = 1_700_000_000
    for step in steps {
      time += step.gap
      let next = Scheduler().review(card, grade: step.grade, at: time).card
      #expect(abs(next.memory.stability - step.stability) < 1e-6)
      #expect(abs(next.memory.difficulty - step.difficulty) < 1e-6)
      #expect(next.due == time + step.wait)
      card = next
    }
  }

  @Test func `the log entry says how the card stood before`() throws {
    let scheduler = Scheduler()
    let (card, first) = scheduler.review(nil, grade: .easy, at: 1_000)
    #expect(
      first
        == Review(grade: .easy, time: 1_000, stage: nil, elapsedDays: 0, retrievability: nil))
    let (_, second) = scheduler.review(card, grade: .again, at: 1_000 + 8 * .day)
    #expect(second.stage == .review)
    #expect(second.elapsedDays == 8)
    #expect(try abs(#require(second.retrievability) - 0.9) < 0.01)
    #expect(second.testsRetention)
    #expect(!second.isRecalled)
  }

  @Test func `a second look on the same day tells nothing about forgetting`() {
    let card = Scheduler().review(nil, grade: .easy, at: 0).card
    #expect(!Scheduler().review(card, grade: .good, at: 3_600).review.testsRetention)
    let learning = Scheduler().review(nil, grade: .good, at: 0).card
    #expect(!Scheduler().review(learning, grade: .good, at: 3 * .day).review.testsRetention)
  }

  @Test func `the chance of recall is nine in ten after as many days as the memory is stable`() {
    let card = Card(
      stage: .review, memory: Memory(stability: 10, difficulty: 5), due: 0, lastReview: 0)
    #expect(abs(Scheduler().retrievability(of: card, at: 10 * .day) - 0.9) < 1e-12)
    #expect(Scheduler().retrievability(of: card, at: 0) == 1)
    #expect(Scheduler().retrievability(of: card, at: .day - 1) == 1)
    #expect(Scheduler().retrievability(of: card, at: 11 * .day) < 0.9)
  }

  @Test func `who wants to remember more is asked sooner`() {
    let intervals = [0.7, 0.8, 0.9, 0.95, 0.99].map { retention in
      Scheduler(wantedRetention: retention)
        .interval(for: Memory(stability: 30, difficulty: 5))
    }
    #expect(intervals == intervals.sorted(by: >))
    #expect(intervals[2] == 30)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 1, 2, -1])
  func `a retention that cannot be wanted becomes one that can`(wanted: Double) {
    let scheduler = Scheduler(wantedRetention: wanted)
    #expect(Scheduler.retentionRange.contains(scheduler.wantedRetention))
    let card = scheduler.review(nil, grade: .easy, at: 0).card
    #expect(card.due > 0)
  }

  @Test func `no interval is longer than the longest`() {
    let card = Card(
      stage: .review, memory: Memory(stability: 1e9, difficulty: 1), due: 0, lastReview: 0)
    #expect(Scheduler().review(card, grade: .easy, at: 0).card.due == 36_500 * .day)
    #expect(
      Scheduler(maximumInterval: 30).review(card, grade: .good, at: 0).card.due == 30 * .day)
  }

  @Test func `a card is mature when it is known and firm for three weeks`() {
    func card(_ stage: Card.Stage, _ stability: Double) -> Card {
      Card(
        stage: stage, memory: Memory(stability: stability, difficulty: 5), due: 0, lastReview: 0)
    }
    #expect(card(.review, 21).isMature)
    #expect(!card(.review, 20.9).isMature)
    #expect(!card(.relearning(step: 0), 100).isMature)
    #expect(!card(.learning(step: 1), 100).isMature)
  }
}

/// What a damaged file, or a clock that was set, can hand in.
struct SchedulerFaultTests {
  @Test func `a clock set back loses no card`() {
    let scheduler = Scheduler()
    let future = scheduler.review(nil, grade: .easy, at: 2_000_000_000).card
    let (card, review) = scheduler.review(future, grade: .good, at: 1_800_000_000)
    #expect(card.lastReview == 1_800_000_000)
    #expect(card.due > 1_800_000_000)
    #expect(card.due < 1_800_000_000 + 60 * .day)
    #expect(review.elapsedDays == 0)
    #expect(review.retrievability == 1)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func `a memory that cannot be becomes the nearest that can`(value: Double) {
    let memory = Memory(stability: value, difficulty: value)
    #expect(Memory.stabilityRange.contains(memory.stability))
    #expect(Memory.difficultyRange.contains(memory.difficulty))
  }

  @Test func `whatever is handed in, the card that comes out is possible`() {
    var generator = SeededGenerator(seed: 5)
    let wild: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 0.001, 1, 1e9, 1e300]
    let times: [Int64] = [.min, -1, 0, 1, 1_700_000_000, 253_402_300_799, .max]
    for _ in 0..<5_000 {
      let stages: [Card.Stage] = [
        .learning(step: .min), .learning(step: .max), .review, .relearning(step: -1),
        .relearning(step: 7),
      ]
      let memory = Memory(
        stability: wild.randomElement(using: &generator) ?? 1,
        difficulty: wild.randomElement(using: &generator) ?? 1)
      let card = Card(
        stage: stages.randomElement(using: &generator) ?? .review, memory: memory,
        due: times.randomElement(using: &generator) ?? 0,
        lastReview: times.randomElement(using: &generator) ?? 0)
      let grade = Grade.allCases.randomElement(using: &generator) ?? .good
      let time = times.randomElement(using: &generator) ?? 0
      let next = Scheduler().review(card, grade: grade, at: time, fuzz: &generator).card
      #expect(Memory.stabilityRange.contains(next.memory.stability))
      #expect(Memory.difficultyRange.contains(next.memory.difficulty))
      #expect(Card.timeRange.contains(next.due))
      #expect(next.due >= next.lastReview)
    }
  }

  @Test func `what makes no sense in a log is set aside and counted`() {
    let log = [
      LoggedReview(grade: 3, time: 1_000), LoggedReview(grade: 0, time: 1_300),
      LoggedReview(grade: 5, time: 1_400), LoggedReview(grade: 3, time: -1),
      LoggedReview(grade: 3, time: .max), LoggedReview(grade: 3, time: 1_600),
    ]
    let replayed = Scheduler().replay(log)
    #expect(replayed.setAside == 4)
    #expect(replayed.reviews.map(\.time) == [1_000, 1_600])
    #expect(replayed.card == Scheduler().replay([log[0], log[5]]).card)
    #expect(Scheduler().replay([]).card == nil)
  }

  @Test func `lapses are counted only where something known was forgotten`() {
    let log = [1, 1, 4, 1, 3].enumerated().map { index, grade in
      LoggedReview(grade: grade, time: Int64(index) * 3 * .day)
    }
    #expect(Scheduler().replay(log).lapses == 1)
  }

  @Test(arguments: [[], [1.0], Array(repeating: 1.0, count: 21), Array(repeating: .nan, count: 21)])
  func `weights outside of their ranges are refused`(values: [Double]) {
    #expect(FSRSWeights(values) == nil)
  }

  @Test func `the standard weights are within their ranges`() {
    #expect(FSRSWeights(FSRSWeights.standard.values) == .standard)
  }
}
