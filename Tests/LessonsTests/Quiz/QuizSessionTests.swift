import Testing

@testable import Lessons

struct QuizSessionTests {
  private let sentences = [
    sentence("I fixed the bug.", "Yesterday I fixed it."), sentence("{I am|I'm} a student."),
    sentence("Stop!"),
  ]

  /// Builds and checks the model answer, or the same with its last block missing.
  private func answer(_ session: inout QuizSession, rightly: Bool, took: Duration = .zero) {
    guard case .answering(.build(let draft)) = session.state else {
      Issue.record("not answering")
      return
    }
    let distractor = draft.bank.blocks.first { !draft.bank.solution.contains($0.id) }
    let blocks = rightly ? draft.bank.solution : [distractor?.id].compactMap(\.self)
    for id in blocks { session.place(id) }
    session.check(took: took)
  }

  private func checked(_ session: QuizSession) throws -> CheckedSentence {
    guard case .checked(let checked) = session.state else {
      throw Unexpected(state: "\(session.state)")
    }
    return checked
  }

  private func draft(_ session: QuizSession) throws -> BlockDraft {
    guard case .answering(.build(let draft)) = session.state else {
      throw Unexpected(state: "\(session.state)")
    }
    return draft
  }

  private struct Unexpected: Error { let state: String }

  @Test func `a session in which all is right at once`() throws {
    var session = QuizSession(items: items(sentences), seed: 7)
    for number in 0..<3 {
      #expect(session.progress == QuizProgress(total: 3, seen: number, done: number))
      answer(&session, rightly: true, took: .seconds(5))
      let checked = try checked(session)
      #expect(checked.verdict == .exact && checked.grade == .good && !checked.isMistake)
      #expect(session.progress == QuizProgress(total: 3, seen: number + 1, done: number + 1))
      session.next()
    }
    guard case .finished(let result) = session.state else {
      Issue.record("not finished")
      return
    }
    #expect(session.current == nil)
    #expect(result.outcomes.map(\.key.sentence) == sentences.map(\.id))
    #expect(result.rightAtOnceCount == 3 && result.rightLaterCount == 0)
    #expect(result.took == .seconds(15))
    #expect(result.missed.isEmpty)
  }

  @Test func `wrong ones come back later, with a new bank`() throws {
    var session = QuizSession(items: items(sentences), seed: 7)
    let firstIDs = try draft(session).bank.blocks.map(\.id)
    answer(&session, rightly: false)
    #expect(try checked(session).grade == .again)
    session.next()
    #expect(session.current?.sentence == sentences[1])
    answer(&session, rightly: true)
    session.next()
    answer(&session, rightly: true)
    session.next()
    #expect(session.current?.sentence == sentences[0])
    #expect(session.progress == QuizProgress(total: 3, seen: 3, done: 2))
    let secondIDs = try draft(session).bank.blocks.map(\.id)
    #expect(Set(firstIDs).isDisjoint(with: secondIDs))
    answer(&session, rightly: true)
    #expect(try checked(session).grade == .hard)
    #expect(try checked(session).attempt == 2)
    session.next()
    let outcome = session.resultSoFar.outcomes[0]
    #expect(outcome.tries == 2 && outcome.isRight && !outcome.isRightAtOnce)
    #expect(session.resultSoFar.rightLaterCount == 1)
    #expect(session.resultSoFar.missed.contains(MissedWord(expected: "fixed", given: nil)))
  }

  @Test func `no sentence is asked twice running unless it is alone`() {
    var generator = SeededGenerator(seed: 1)
    for seed in 0..<50 as Range<UInt64> {
      var session = QuizSession(items: items(sentences), seed: seed)
      var last: SentenceKey?
      for _ in 0..<200 {
        guard let current = session.current else { break }
        let others = session.items.count - session.progress.done
        #expect(current.id != last || others == 1)
        last = current.id
        switch Int.random(in: 0...3, using: &generator) {
        case 0: session.skip()
        case 1:
          answer(&session, rightly: false)
          session.next()
        default:
          answer(&session, rightly: true)
          session.next()
        }
      }
      #expect(session.progress.done <= 3)
    }
  }

  @Test func `a skipped one comes back and is no mistake`() {
    var session = QuizSession(items: items([sentences[0]]), seed: 1)
    session.skip(took: .seconds(2))
    #expect(session.current?.sentence == sentences[0])
    answer(&session, rightly: true, took: .seconds(3))
    session.next()
    let outcome = session.resultSoFar.outcomes[0]
    #expect(outcome.skips == 1 && outcome.isRightAtOnce && outcome.took == .seconds(5))
  }

  @Test func `my answer was right can be said and unsaid`() throws {
    var session = QuizSession(items: items(sentences, kind: .type), seed: 1)
    session.type("The bug is fixed by me")
    session.check()
    #expect(try checked(session).verdict.isRight == false)
    session.acceptOwnAnswer()
    session.acceptOwnAnswer()
    #expect(session.current?.ownAnswers == ["The bug is fixed by me."])
    #expect(try checked(session).verdict == .accepted([.ownAnswer]))
    #expect(try checked(session).grade == .good)
    #expect(session.progress.done == 1)
    session.undoAcceptOwnAnswer()
    #expect(session.current?.ownAnswers == [])
    #expect(try checked(session).grade == .again)
    #expect(try checked(session).isMistake)
    session.acceptOwnAnswer()
    session.next()
    #expect(session.resultSoFar.outcomes[0].isRightAtOnce)
    #expect(session.resultSoFar.missed.isEmpty)
  }

  @Test func `a grade can be changed and put back, and Again brings back`() throws {
    var session = QuizSession(items: items(sentences), seed: 1)
    answer(&session, rightly: true)
    session.changeGrade(to: .easy)
    #expect(try checked(session).grade == .easy)
    session.changeGrade(to: .again)
    #expect(try checked(session).isMistake)
    session.changeGrade(to: nil)
    #expect(try checked(session).grade == .good && !checked(session).isMistake)
  }

  @Test(arguments: [(Grade.hard, false), (.good, false), (.easy, false), (.again, true)])
  func `a wrong answer comes back unless the learner says that it was known`(
    grade: Grade, comesBack: Bool
  ) throws {
    var session = QuizSession(items: items(sentences), seed: 1)
    answer(&session, rightly: false)
    #expect(try session.comesBack(checked(session)))
    session.changeGrade(to: grade)
    #expect(try session.comesBack(checked(session)) == comesBack)
    session.next()
    #expect(session.progress.done == (comesBack ? 0 : 1))
    #expect(session.resultSoFar.rightCount == (comesBack ? 0 : 1))
    #expect(session.resultSoFar.rightAtOnceCount == 0, "it was a mistake all the same")
  }

  @Test func `what makes no sense changes nothing`() throws {
    var session = QuizSession(items: items(sentences), seed: 1)
    let start = session
    session.check()
    session.next()
    session.type("x")
    session.acceptOwnAnswer()
    session.undoAcceptOwnAnswer()
    session.changeGrade(to: .easy)
    #expect(session == start)
    answer(&session, rightly: true)
    let after = session
    let block = try checked(session).exercise
    guard case .build(let draft) = block else { return }
    session.place(draft.bank.blocks[0].id)
    session.takeBack(draft.bank.blocks[0].id)
    session.exercise?.draft.clear()
    session.skip()
    session.check()
    session.hint()
    session.acceptOwnAnswer()
    #expect(session == after)
  }

  @Test func `no sentences are finished at once`() {
    let session = QuizSession(items: [], seed: 1)
    #expect(session.state == .finished(QuizResult(outcomes: [])))
  }

  @Test func `the same items, seed and actions lead to the same state`() {
    func play(_ seed: UInt64) -> QuizSession {
      var session = QuizSession(items: items(sentences), seed: seed)
      session.skip()
      answer(&session, rightly: false)
      session.next()
      session.hint()
      return session
    }
    #expect(play(3) == play(3))
    #expect(play(3) != play(4))
  }

  @Test func `fixed punctuation need not be typed`() throws {
    let asked = items([sentence("¿Qué hora es?")], kind: .type, language: Language(code: "es"))
    for text in ["Qué hora es", " Qué hora es ", "¿Qué hora es?"] {
      var session = QuizSession(items: asked, seed: 1)
      session.type(text)
      session.check()
      #expect(try checked(session).verdict == .exact)
    }
  }
}
