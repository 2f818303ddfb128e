import Testing

@testable import Lessons

/// A session over what is due, in which answers decide what comes back and when.
struct QuizReviewTests {
  private let now: Int64 = 1_800_000_000
  private let scheduler = Scheduler()
  private let sentences = [sentence("I am ready."), sentence("Go home now."), sentence("Wait!")]

  private func known(days: Int64) -> Card {
    Card(
      stage: .review, memory: Memory(stability: 10, difficulty: 5), due: now - .day,
      lastReview: now - days * .day)
  }

  private func step(due: Int64) -> Card {
    Card(
      stage: .learning(step: 0), memory: Memory(stability: 1, difficulty: 5), due: now + due,
      lastReview: now - 600)
  }

  private func session(_ cards: Card...) -> QuizSession {
    let asked = zip(items(sentences), cards).map { item, card in
      var item = item
      item.card = card
      return item
    }
    return QuizSession(items: asked, seed: 1, plan: .reviews(scheduler), at: now)
  }

  /// Builds the model answer, or another one, and checks it.
  private func answer(
    _ session: inout QuizSession, _ grade: Grade = .good, at time: Int64
  ) {
    guard case .answering(.build(let draft)) = session.state else {
      Issue.record("not answering")
      return
    }
    for id in draft.bank.solution { session.place(id) }
    session.check(at: time)
    session.changeGrade(to: grade)
  }

  @Test func `what is most likely forgotten is asked first, and each known one once`() {
    var session = session(known(days: 12), known(days: 40), known(days: 20))
    for sentence in [sentences[1], sentences[2], sentences[0]] {
      #expect(session.current?.sentence == sentence)
      answer(&session, at: now)
      session.next(at: now)
    }
    #expect(session.state == .finished(session.resultSoFar))
    #expect(session.resultSoFar.rightAtOnceCount == 3)
  }

  @Test func `a sentence known with help only is not asked for ever`() {
    var session = session(step(due: 0), step(due: 0))
    var asked = 0
    while session.current != nil, asked < 100 {
      asked += 1
      answer(&session, .hard, at: now + Int64(asked) * 400)
      session.next(at: now + Int64(asked) * 400)
    }
    #expect(asked == 2 * QuizPlan.askLimit)
    #expect(session.progress.done == 2)
  }

  @Test(arguments: [Grade.again, .hard])
  func `a sentence left alone is not asked twice running, and stays due`(grade: Grade) {
    var session = session(known(days: 40), step(due: 0))
    answer(&session, grade, at: now)
    #expect(!session.isAtEnd(at: now))
    session.next(at: now)
    answer(&session, .easy, at: now + 5)
    session.next(at: now + 5)
    // With another one between, it comes back once.
    #expect(session.current?.sentence == sentences[1])
    answer(&session, grade, at: now + 9)
    session.next(at: now + 9)
    #expect(session.current == nil)
    for wait in [0, 61, 700] as [Int64] {
      var alone = self.session(step(due: 0))
      answer(&alone, grade, at: now)
      #expect(alone.isAtEnd(at: now + wait))
      alone.next(at: now + wait)
      #expect(alone.state == .finished(alone.resultSoFar))
      #expect(alone.items[0].card?.isInSteps == true && alone.progress.done == 0)
    }
  }

  @Test func `what was forgotten comes back after its step, and then is no later try`() {
    var session = session(known(days: 40), known(days: 30))
    answer(&session, .again, at: now)
    #expect(session.progress == QuizProgress(total: 2, seen: 1, done: 0))
    session.next(at: now)
    #expect(session.current?.sentence == sentences[1])
    answer(&session, at: now + 20)
    #expect(!session.isAtEnd(at: now + 20))
    session.next(at: now + 20)
    #expect(session.current?.sentence == sentences[0])
    #expect(session.current?.card?.stage == .relearning(step: 0))
    answer(&session, at: now + 700)
    guard case .checked(let checked) = session.state else {
      Issue.record("not checked")
      return
    }
    #expect(checked.attempt == 1 && checked.suggestedGrade == .good)
    #expect(session.isAtEnd(at: now + 700))
    session.next(at: now + 700)
    #expect(session.resultSoFar.rightAtOnceCount == 1)
    #expect(session.resultSoFar.rightLaterCount == 1)
    #expect(session.resultSoFar.outcomes.map(\.mistakes) == [1, 0])
  }

  @Test func `two steps in a session are no mistake`() {
    var session = session(step(due: -5), known(days: 40))
    answer(&session, at: now)
    #expect(!session.isAtEnd(at: now) && session.progress.done == 0)
    session.next(at: now)
    answer(&session, at: now + 5)
    session.next(at: now + 5)
    #expect(session.current?.sentence == sentences[0])
    answer(&session, at: now + 600)
    #expect(session.isAtEnd(at: now + 600) && session.progress.done == 2)
    #expect(session.resultSoFar.rightAtOnceCount == 2)
  }

  @Test func `a step whose time comes is asked before what is known`() {
    var session = session(known(days: 50), known(days: 40), step(due: 30))
    #expect(session.current?.sentence == sentences[0])
    answer(&session, at: now + 40)
    session.next(at: now + 40)
    #expect(session.current?.sentence == sentences[2])
  }

  @Test func `what is skipped comes after all others, and is not lost`() {
    var session = session(known(days: 50), known(days: 40), step(due: 700))
    session.skip(at: now)
    #expect(session.current?.sentence == sentences[1])
    answer(&session, at: now)
    session.next(at: now)
    #expect(session.current?.sentence == sentences[0])
    session.skip(at: now)
    #expect(session.current?.sentence == sentences[2])
    session.skip(at: now)
    #expect(session.current?.sentence == sentences[0])
    #expect(session.items.count == 3 && session.progress.done == 1)
  }

  @Test func `a session of nothing is at its end`() {
    let session = QuizSession(items: [], seed: 1, plan: .reviews(scheduler), at: now)
    #expect(session.state == .finished(QuizResult(outcomes: [])))
    #expect(session.current == nil && !session.isAtEnd(at: now))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every session ends, each card but the last known in the end or asked often enough`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var time = now
    var session = session(known(days: 50), step(due: -60), known(days: 11))
    var last: SentenceKey?
    for _ in 0..<200 {
      guard case .answering = session.state else { break }
      #expect(session.current?.id != last)
      last = session.current?.id
      time += Int64.random(in: 1...90, using: &generator)
      let grades: [Grade] = [.again, .hard, .good, .good, .easy]
      answer(&session, grades[Int.random(in: 0..<5, using: &generator)], at: time)
      session.next(at: time)
    }
    #expect(session.currentIndex == nil)
    let unfinished = zip(session.items, session.resultSoFar.outcomes).filter { item, outcome in
      item.card?.isInSteps == true && outcome.tries < QuizPlan.askLimit
    }
    #expect(unfinished.count <= 1)
    #expect(unfinished.allSatisfy { $0.0.id == last })
    #expect(session.progress.seen == 3 && session.progress.done >= 2)
  }
}
