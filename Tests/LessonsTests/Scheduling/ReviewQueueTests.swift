import Testing

@testable import Lessons

struct ReviewQueueTests {
  let now: Int64 = 1_800_000_000
  let scheduler = Scheduler()

  private func known(_ course: String, _ id: String, days: Int64, stability: Double = 10)
    -> DueCard
  {
    DueCard(
      id: key(course, id),
      card: Card(
        stage: .review, memory: Memory(stability: stability, difficulty: 5),
        due: now - (days - 10) * .day, lastReview: now - days * .day))
  }

  private func step(_ course: String, _ id: String, due: Int64) -> DueCard {
    DueCard(
      id: key(course, id),
      card: Card(
        stage: .learning(step: 0), memory: Memory(stability: 1, difficulty: 5), due: now + due,
        lastReview: now - 600))
  }

  private func key(_ course: String, _ id: String) -> SentenceKey {
    SentenceKey(course: CourseID(rawValue: course), sentence: SentenceID(rawValue: id))
  }

  /// What the queue gives, as `course-sentence`, when nothing comes back.
  private func order(_ cards: [DueCard]) -> [String] {
    var queue = ReviewQueue(cards, scheduler: scheduler, now: now)
    var order: [String] = []
    while let card = queue.next(at: now) {
      order.append("\(card.id.course)-\(card.id.sentence)")
    }
    return order
  }

  @Test func `what is most likely forgotten comes first`() {
    let cards = [known("a", "1", days: 10), known("a", "2", days: 40), known("a", "3", days: 20)]
    #expect(order(cards) == ["a-2", "a-3", "a-1"])
    let shaky = known("a", "4", days: 20, stability: 1)
    #expect(order(cards + [shaky]).first == "a-4")
  }

  @Test func `a step begun by a clock that was ahead for years is asked now`() {
    let ahead = Card(
      stage: .learning(step: 0), memory: Memory(stability: 1, difficulty: 5),
      due: now + 4_000 * .day + 600, lastReview: now + 4_000 * .day)
    let soon = step("a", "2", due: 600)
    #expect(order([DueCard(id: key("a", "1"), card: ahead), soon]) == ["a-1", "a-2"])
  }

  @Test func `neighbours are from different courses`() {
    let cards = [
      known("a", "1", days: 50), known("a", "2", days: 49), known("a", "3", days: 48),
      known("b", "1", days: 20), known("b", "2", days: 19), known("c", "1", days: 11),
    ]
    #expect(order(cards) == ["a-1", "b-1", "a-2", "b-2", "a-3", "c-1"])
  }

  @Test func `of many courses neighbours differ as long as there is another`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let names = ["a", "b", "c", "d", "e"].prefix(Int.random(in: 1...5, using: &generator))
      var cards: [DueCard] = []
      for name in names {
        for index in 0..<Int.random(in: 1...12, using: &generator) {
          cards.append(
            known(name, "\(index)", days: Int64.random(in: 10...90, using: &generator)))
        }
      }
      let order = order(cards)
      #expect(Set(order).count == cards.count)
      let most = names.map { name in order.count { $0.hasPrefix(name) } }.max() ?? 0
      let doubles = zip(order, order.dropFirst()).count { $0.first == $1.first }
      #expect(doubles == max(0, 2 * most - order.count - 1), "\(order)")
    }
  }

  @Test func `a short step comes when its time has come, before all others`() {
    var queue = ReviewQueue(
      [known("a", "1", days: 50), known("a", "2", days: 40), step("a", "step", due: -60)],
      scheduler: scheduler, now: now)
    let step = queue.next(at: now)
    #expect(step?.id == key("a", "step"))
    let again = scheduler.review(step?.card, grade: .again, at: now).card
    queue.putBack(DueCard(id: key("a", "step"), card: again))
    #expect(queue.next(at: now + 20)?.id == key("a", "1"))
    #expect(queue.next(at: now + 61)?.id == key("a", "step"))
    #expect(queue.next(at: now + 80)?.id == key("a", "2"))
    #expect(queue.next(at: now + 99) == nil)
  }

  @Test func `steps that end soon are not waited for when nothing else is left`() {
    var queue = ReviewQueue(
      [step("a", "soon", due: 600), step("a", "sooner", due: 60), step("a", "late", due: 1_201)],
      scheduler: scheduler, now: now)
    #expect(queue.count(at: now) == 2)
    #expect(queue.next(at: now)?.id == key("a", "sooner"))
    #expect(queue.next(at: now)?.id == key("a", "soon"))
    #expect(queue.next(at: now) == nil)
    #expect(queue.next(at: now + 1)?.id == key("a", "late"))
  }

  @Test func `a sentence is never asked twice running, not even when it is the only one`() {
    var queue = ReviewQueue(
      [step("a", "1", due: -9), step("a", "2", due: -5)], scheduler: scheduler, now: now)
    var asked: [SentenceID] = []
    for minute in 0..<6 {
      let time = now + Int64(minute) * 70
      guard let card = queue.next(at: time) else { continue }
      asked.append(card.id.sentence)
      queue.putBack(
        DueCard(id: card.id, card: scheduler.review(card.card, grade: .again, at: time).card))
    }
    #expect(asked.map(\.rawValue) == ["1", "2", "1", "2", "1", "2"])
    for wait in [0, 61, 1_200] as [Int64] {
      var alone = ReviewQueue([step("a", "1", due: 0)], scheduler: scheduler, now: now)
      alone.next(at: now).map { alone.putBack($0) }
      #expect(alone.count(at: now) == 1)
      #expect(alone.next(at: now + wait) == nil, "\(wait)")
    }
  }

  @Test func `a card that is known by now does not come back`() {
    let card = step("a", "1", due: 0)
    var queue = ReviewQueue([card], scheduler: scheduler, now: now)
    _ = queue.next(at: now)
    queue.putBack(
      DueCard(id: card.id, card: scheduler.review(card.card, grade: .easy, at: now).card))
    #expect(queue.next(at: now) == nil)
    #expect(queue.count(at: now) == 0)
  }

  @Test func `what was put off comes after what is due, before steps that are not over`() {
    var queue = ReviewQueue(
      [known("a", "1", days: 50), known("a", "2", days: 40), step("a", "soon", due: 600)],
      scheduler: scheduler, now: now)
    queue.next(at: now).map { queue.putOff($0) }
    #expect(queue.count(at: now) == 3)
    #expect(queue.next(at: now)?.id == key("a", "2"))
    let first = queue.next(at: now)
    #expect(first?.id == key("a", "1"))
    first.map { queue.putOff($0) }
    #expect(queue.next(at: now)?.id == key("a", "soon"))
    #expect(queue.next(at: now)?.id == key("a", "1"))
    #expect(queue.next(at: now) == nil)
  }

  @Test func `five thousand cards are given out, each once`() {
    let cards = (0..<5_000).map {
      known("course-\($0 % 7)", "\($0)", days: 10 + Int64($0 % 100))
    }
    #expect(Set(order(cards)).count == 5_000)
    #expect(order([]) == [])
  }
}

struct AnsweringPaceTests {
  @Test func `without data it takes a guess`() {
    #expect(AnsweringPace.unknown.duration(of: 10) == .seconds(120))
    #expect(AnsweringPace.unknown.duration(of: 0) == .zero)
    #expect(AnsweringPace.unknown.duration(of: -1) == .zero)
  }

  @Test func `with data it is the learner's own, tries and all`() {
    let pace = AnsweringPace(milliseconds: Array(repeating: 5_000, count: 600), sentences: 300)
    #expect(abs(pace.secondsPerSentence - 10) < 0.1)
  }

  @Test(
    arguments: [
      (4_000, nil, 4_000), (4_000, 9, 9_000), (4_000, 60, 60_000), (4_000, 61, 4_000),
      (4_000, 2, 4_000), (4_000, -3, 4_000), (90_000, 7_200, 90_000), (4_000, Int64.max, 4_000),
    ] as [(Int, Int64?, Int)])
  func `from check to check is what a sentence takes, unless there was a break`(
    answer: Int, pause: Int64?, expected: Int
  ) {
    #expect(AnsweringPace.milliseconds(ofAnswer: answer, after: pause) == expected)
  }

  @Test func `no answer counts for more than a minute in any tally`() {
    #expect(DayTally(nil, isRight: true, milliseconds: 7_260_000).milliseconds == 60_000)
    #expect(DayTally(nil, isRight: true, milliseconds: 59_999).milliseconds == 59_999)
    #expect(DayTally(nil, isRight: true, milliseconds: -1).milliseconds == 0)
  }

  @Test func `who was away does not seem slow, and a damaged time is no trap`() {
    let away = AnsweringPace(milliseconds: [3_600_000], sentences: 1)
    #expect(away == AnsweringPace(milliseconds: [60_000], sentences: 1))
    #expect(AnsweringPace(milliseconds: [.min, .max], sentences: -1).secondsPerSentence.isFinite)
  }
}
