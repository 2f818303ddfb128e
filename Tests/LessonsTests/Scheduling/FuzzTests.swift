import Testing

@testable import Lessons

struct FuzzTests {
  @Test(arguments: [
    (3, 2...4), (4, 3...5), (7, 5...9), (10, 8...12), (20, 17...23), (44, 40...48), (100, 93...107),
  ])
  func `a day is scattered as far as its interval allows`(days: Int, range: ClosedRange<Int>) {
    #expect(Scheduler().fuzzRange(around: days) == range)
  }

  @Test func `short intervals are not scattered`() {
    #expect(Scheduler().fuzzRange(around: 1) == nil)
    #expect(Scheduler().fuzzRange(around: 2) == nil)
  }

  @Test func `no range passes the longest interval or holds less than two days`() {
    let scheduler = Scheduler(maximumInterval: 30)
    for days in 3...30 {
      let range = scheduler.fuzzRange(around: days)
      #expect(range.map { $0.lowerBound >= 2 && $0.upperBound <= 30 } == true)
    }
  }

  @Test func `every day of the range is drawn, and no other`() {
    let card = Card(
      stage: .review, memory: Memory(stability: 10, difficulty: 5), due: 0, lastReview: 0)
    let exact = Scheduler().review(card, grade: .good, at: 10 * .day).card
    let days = Int((exact.due - 10 * .day) / .day)
    var generator = SeededGenerator(seed: 1)
    let drawn = Set(
      (0..<2_000).map { _ in
        let card = Scheduler().review(card, grade: .good, at: 10 * .day, fuzz: &generator).card
        return Int((card.due - 10 * .day) / .day)
      })
    #expect(drawn == Scheduler().fuzzRange(around: days).map(Set.init))
  }

  @Test func `the same seed draws the same day, and short steps draw nothing`() {
    let entry = LoggedReview(grade: 4, time: 0, fuzzSeed: 9)
    let once = Scheduler().review(nil, as: entry)?.card
    #expect(once == Scheduler().review(nil, as: entry)?.card)
    let dues = (0..<50).map { seed in
      Scheduler().review(nil, as: LoggedReview(grade: 4, time: 0, fuzzSeed: seed))?.card.due
    }
    #expect(Set(dues).count > 1)
    let step = LoggedReview(grade: 1, time: 0, fuzzSeed: 9)
    #expect(Scheduler().review(nil, as: step)?.card.due == 60)
  }
}
