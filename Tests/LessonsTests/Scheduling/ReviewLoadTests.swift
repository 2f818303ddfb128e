import Testing

@testable import Lessons

struct ReviewLoadTests {
  /// A Monday.
  private let today = StudyDay(rawValue: 4)

  private func wishes(
    most: Int = 10, easy: Set<Int> = [], awayFor days: Int? = nil
  ) -> ReviewWishes {
    var wishes = ReviewWishes()
    wishes.most = most
    wishes.easyDays = easy
    wishes.awayUntil = days.map { today.advanced(by: $0) }
    return wishes
  }

  @Test(arguments: [
    ([3, 4, 5], 0, [3, 4, 5]), ([25, 0, 0, 0], 0, [10, 10, 5, 0]), ([25, 0, 0], 4, [6, 10, 9]),
    ([25, 0, 0], 30, [0, 10, 10]), ([], 0, []), ([8, 9, 10, 11, 0], 0, [8, 9, 10, 10, 1]),
  ])
  func `what is too much for a day waits for the next`(dues: [Int], done: Int, counts: [Int]) {
    #expect(ReviewSpread(dues, from: today, doneToday: done, wishes()).counts == counts)
  }

  @Test func `easy days have half, and days of an absence none`() {
    #expect(today.weekday == 0)
    let spread = ReviewSpread([30, 0, 0, 0], from: today, doneToday: 0, wishes(easy: [1]))
    #expect(spread.counts == [10, 5, 10, 5])
    let away = ReviewSpread([12, 0, 3, 0], from: today, doneToday: 0, wishes(awayFor: 2))
    #expect(away.counts == [0, 0, 10, 5])
    let free = ReviewSpread([3_000, 0], from: today, doneToday: 0, wishes(most: 0))
    #expect(free.counts == [3_000, 0])
  }

  @Test func `nothing is lost, and no day has more than its limit`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let dues = (0..<20).map { _ in Int.random(in: 0...30, using: &generator) }
      let wishes = wishes(
        most: Int.random(in: 1...40, using: &generator),
        easy: Set((0..<7).filter { _ in Bool.random(using: &generator) }),
        awayFor: Int.random(in: 0...4, using: &generator))
      let counts = ReviewSpread(dues, from: today, doneToday: 0, wishes).counts
      #expect(counts.reduce(0, +) <= dues.reduce(0, +))
      for (offset, count) in counts.enumerated() {
        let limit = wishes.limit(on: today.advanced(by: offset)) ?? .max
        #expect(count <= limit)
        // Whoever has room takes all there is.
        if count < limit {
          #expect(counts[...offset].reduce(0, +) == dues[...offset].reduce(0, +))
        }
      }
    }
  }

  // MARK: Balance

  /// Days drawn for a card of some interval, one after the other.
  private func loads(of count: Int, wishes: ReviewWishes, isBalanced: Bool) -> [StudyDay: Int] {
    let scheduler = Scheduler()
    var loads: [StudyDay: Int] = [:]
    for number in 0..<count {
      let draw = { (seed: UInt64) -> StudyDay? in
        let card = Card(
          stage: .review, memory: Memory(stability: 20, difficulty: 5), due: 20 * .day,
          lastReview: 0)
        let entry = LoggedReview(grade: 3, time: 20 * .day, fuzzSeed: seed)
        return scheduler.review(card, as: entry).map {
          StudyCalendar().day(at: $0.card.due, utcOffset: 0)
        }
      }
      let balance = ReviewBalance(wishes, loads: loads)
      let first = UInt64(number + 1)
      let seed = isBalanced ? balance.seed(from: first, draw: draw) : first
      if let day = draw(seed) { loads[day, default: 0] += 1 }
    }
    return loads
  }

  @Test func `days within the fuzz fill evenly`() throws {
    let balanced = loads(of: 90, wishes: wishes(), isBalanced: true)
    let drawn = loads(of: 90, wishes: wishes(), isBalanced: false)
    let most = try #require(balanced.values.max())
    let least = try #require(balanced.values.min())
    #expect(most - least <= 1, "\(balanced)")
    #expect(most < (drawn.values.max() ?? 0), "\(drawn)")
    #expect(Set(balanced.keys) == Set(drawn.keys), "no day that the fuzz could not draw")
  }

  @Test func `an easy day gets about half`() throws {
    let loads = loads(of: 140, wishes: wishes(easy: [2]), isBalanced: true)
    let easy = loads.filter { $0.key.weekday == 2 }.values.max() ?? 0
    let usual = try #require(loads.filter { $0.key.weekday != 2 }.values.min())
    #expect(easy <= usual / 2 + 1, "\(loads)")
  }

  @Test func `short steps draw no day, and the first seed stands`() {
    let balance = ReviewBalance(wishes(), loads: [:])
    #expect(balance.seed(from: 42) { _ in nil } == 42)
    #expect(balance.seed(from: 42) { _ in StudyDay(rawValue: 9) } == 42)
  }
}
