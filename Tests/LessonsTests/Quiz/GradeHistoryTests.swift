import Testing

@testable import Lessons

/// What the learner may do before an answer, none of which makes its grade kinder.
struct GradeHistoryTests {
  private let sentences = [
    sentence("I fixed the login bug yesterday."), sentence("Go home now, please, my friend."),
  ]

  private func session(
    kind: ExerciseKind = .build, isMature: Bool = false, pace: TypingPace = .unknown,
    foreknowledge: Foreknowledge = .none
  ) -> QuizSession {
    let asked = items(sentences, kind: kind, isMature: isMature).map { item in
      QuizItem(
        id: item.id, sentence: item.sentence, languages: item.languages,
        vocabulary: item.vocabulary, kind: kind, card: item.card, foreknowledge: foreknowledge,
        typingPace: pace)
    }
    return QuizSession(items: asked, seed: 4)
  }

  /// Completes the answer, and checks it.
  private func complete(_ session: inout QuizSession, took: Duration = .seconds(5)) throws {
    let item = try #require(session.current)
    if let draft = session.exercise?.build {
      for id in draft.selected { session.takeBack(id) }
      for id in draft.bank.solution { session.place(id) }
    } else {
      session.type(item.sentence.answers[0].firstPath.text)
    }
    session.check(took: took)
  }

  private func hint(_ session: inout QuizSession, times: Int) {
    for _ in 0..<times { session.hint() }
  }

  private func grade(_ session: QuizSession) throws -> Grade {
    try #require(session.checked).grade
  }

  @Test(arguments: [ExerciseKind.build, .type])
  func `every word by a hint is a word not known`(kind: ExerciseKind) throws {
    var session = session(kind: kind)
    hint(&session, times: 6)
    session.check()
    #expect(session.checked?.verdict.isRight == true)
    #expect(try grade(session) == .again)
  }

  @Test(arguments: [ExerciseKind.build, .type], [(1, Grade.hard), (2, .hard), (3, .again)])
  func `skipping does not wash help away`(
    kind: ExerciseKind, history: (hints: Int, grade: Grade)
  ) throws {
    var session = session(kind: kind)
    hint(&session, times: history.hints)
    session.skip()
    session.skip()
    #expect(session.help == .none)
    #expect(session.foreknowledge.help.hints == history.hints)
    try complete(&session)
    #expect(try grade(session) == history.grade)
  }

  @Test func `help before a skip and after it adds up`() throws {
    var session = session()
    hint(&session, times: 2)
    session.skip()
    session.skip()
    hint(&session, times: 3)
    try complete(&session)
    #expect(try grade(session) == .again)
    #expect(session.checked?.hints == 5)
    #expect(session.foreknowledge.help == .none, "the answer settles it")
  }

  @Test func `what was seen in an earlier session counts in the next`() throws {
    var earlier = session()
    hint(&earlier, times: 1)
    var session = session(foreknowledge: earlier.foreknowledge)
    try complete(&session)
    #expect(try grade(session) == .hard)
    #expect(session.resultSoFar.rightAtOnceCount == 0)
    session.next()
    #expect(session.items[0].foreknowledge == .none)
  }

  @Test func `an answer undone earns no more than it did`() throws {
    var session = session()
    let before = session
    session.place(try #require(session.exercise?.build?.bank.solution.first))
    session.check()
    let earned = try #require(session.checked).earned
    #expect(earned == .again)
    session = before
    session.undone(earning: earned)
    try complete(&session)
    #expect(session.checked?.verdict.isRight == true)
    #expect(try grade(session) == .again)
    session.changeGrade(to: .good)
    #expect(try grade(session) == .good, "the learner has the last word")
  }

  @Test func `a limit lasts when the session ends before the answer`() throws {
    var session = session(foreknowledge: Foreknowledge(limit: .hard))
    try complete(&session)
    #expect(try grade(session) == .hard)
  }

  @Test func `what was set by hand is undone with its answer`() throws {
    var session = session()
    hint(&session, times: 4)
    try complete(&session)
    session.changeGrade(to: .easy)
    #expect(try #require(session.checked).earned == .again)
  }

  @Test func `a second try is hard, wherever the first one was`() throws {
    var session = session(foreknowledge: Foreknowledge(tries: 1))
    try complete(&session)
    #expect(try grade(session) == .hard)
  }

  // MARK: Easy

  /// Somebody who types ten characters a second at best, and five mostly.
  private let pace = TypingPace((1...20).map { (milliseconds: 1_000 * $0, text: "0123456789") })

  @Test(arguments: [
    (ExerciseKind.type, true, Duration.seconds(3), Grade.easy), (.type, false, .seconds(3), .good),
    (.build, true, .seconds(3), .good), (.type, true, .seconds(30), .good),
    (.type, true, .seconds(300), .good),
  ])
  func `easy is typed at once, known for long, and fast`(
    kind: ExerciseKind, isMature: Bool, took: Duration, grade: Grade
  ) throws {
    var session = session(kind: kind, isMature: isMature, pace: pace)
    try complete(&session, took: took)
    #expect(try self.grade(session) == grade)
  }

  @Test func `without a pace nothing is easy`() throws {
    var session = session(kind: .type, isMature: true)
    try complete(&session, took: .seconds(1))
    #expect(try grade(session) == .good)
  }

  @Test func `an answer the check did not know is not easy`() throws {
    var session = session(kind: .type, isMature: true, pace: pace)
    session.type("We mended it")
    session.check(took: .milliseconds(100))
    session.acceptOwnAnswer()
    #expect(try grade(session) == .good)
  }

  // MARK: Show me

  @Test(arguments: [ExerciseKind.build, .type])
  func `giving up shows the answer, is forgotten, and comes back`(kind: ExerciseKind) throws {
    var session = session(kind: kind)
    session.giveUp()
    let checked = try #require(session.checked)
    #expect(checked.isGivenUp && checked.grade == .again && session.comesBack(checked))
    #expect(checked.judged.nearest == "I fixed the login bug yesterday.")
    session.acceptOwnAnswer()
    #expect(try grade(session) == .again, "no answer is right that was not given")
    session.next()
    try complete(&session)
    session.next()
    #expect(session.current?.sentence == sentences[0])
    try complete(&session)
    #expect(try grade(session) == .hard)
    #expect(session.resultSoFar.missed == [])
  }

  // MARK: Own answers

  @Test func `what was kept as right is taken back at any later time`() throws {
    let own = "I mended the login bug"
    let asked = items(sentences, kind: .type).map { item in
      QuizItem(
        id: item.id, sentence: item.sentence, languages: item.languages,
        vocabulary: item.vocabulary, kind: .type, ownAnswers: [own, "I did it"])
    }
    var session = QuizSession(items: asked, seed: 1)
    session.type("i mended the login bug.")
    session.check()
    #expect(session.checked?.isKnownAsOwn == true)
    #expect(session.forgetOwnAnswers() == [own])
    #expect(session.checked?.verdict.isRight == false)
    #expect(try grade(session) == .again)
    #expect(session.items[0].ownAnswers == ["I did it"])
    #expect(session.forgetOwnAnswers() == [], "there is nothing more to forget")
  }

  @Test(arguments: [
    ("I fixd the login bug yesterday", "fixd"), ("I fixed the login bug yestreday", "yestreday"),
    ("I mended the login bug yesterday", nil), ("Yesterday I fixed the bug", nil),
    ("I fixed hte login bug", nil),
  ])
  func `a word close to a known one is worth a second look`(given: String, word: String?) throws {
    var session = session(kind: .type)
    session.type(given)
    session.check()
    #expect(session.doubtfulWord?.given == word)
  }
}
