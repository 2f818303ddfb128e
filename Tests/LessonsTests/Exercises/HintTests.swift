import Testing

@testable import Lessons

struct HintTests {
  private func session(_ answers: String..., kind: ExerciseKind = .build) -> QuizSession {
    let asked = Sentence(
      id: SentenceID(rawValue: "s"), prompt: "p", answers: answers.map(pattern),
      distractors: ["zebra", "zoo"])
    return QuizSession(items: items([asked], kind: kind), seed: 5)
  }

  private func draft(_ session: QuizSession) -> BlockDraft? {
    guard case .answering(.build(let draft)) = session.state else { return nil }
    return draft
  }

  private func place(_ texts: String..., in session: inout QuizSession) {
    for text in texts {
      let block = draft(session)?.candidates.first { $0.text == text }
      if let block { session.place(block.id) } else { Issue.record("no block \(text)") }
    }
  }

  @Test(arguments: [
    ("", "I"), ("I", "I fixed"), ("I fixed zebra", "I fixed the"), ("zebra", "I"),
    ("fixed the bug", "I fixed the bug"), ("the bug", "I the bug"), ("bug the", "I the"),
    ("I fixed the bug yesterday zoo", "I fixed the bug yesterday"),
    ("yesterday I fixed", "yesterday I fixed the"), ("yesterday", "yesterday I"),
    ("yesterday I fixed bug", "yesterday I fixed the bug"),
  ])
  func `a hint takes back what is wrong and places what is next`(before: String, after: String) {
    var session = session("{I fixed the bug yesterday|Yesterday, I fixed the bug}.")
    for text in before.split(separator: " ") { place(String(text), in: &session) }
    let hint = session.hint()
    #expect(hint != nil)
    #expect(draft(session)?.given == after)
    #expect(session.help.hints == 1)
  }

  @Test func `a right answer needs no hint`() {
    var session = session("{I fixed the bug yesterday|Yesterday, I fixed the bug}.")
    place("yesterday", "I", "fixed", "the", "bug", in: &session)
    let hint = session.hint()
    #expect(hint == nil)
    #expect(session.help.hints == 0)
  }

  @Test func `an answer the bank has no blocks for is not hinted at`() {
    var session = session("I sleep now.", "I am asleep.")
    place("I", in: &session)
    for _ in 0..<2 { session.hint() }
    #expect(draft(session)?.given == "I sleep now")
  }

  @Test func `hints always lead to a right answer`() {
    var generator = SeededGenerator(seed: 8)
    for answer in assortedAnswers {
      let asked = items([sentence(answer, distractors: ["zebra", "zoo"])])
      for seed in 0..<3 as Range<UInt64> {
        var session = QuizSession(items: asked, seed: seed)
        guard let bank = draft(session)?.bank else { continue }
        let start = bank.blocks.shuffled(using: &generator)
          .prefix(Int.random(in: 0...min(6, bank.blocks.count), using: &generator))
        for block in start { session.place(block.id) }
        var steps = 0
        while session.hint() != nil { steps += 1 }
        #expect(steps <= bank.solution.count + 1, "\(answer)")
        session.check()
        guard case .checked(let checked) = session.state else {
          Issue.record("not checked: \(answer)")
          continue
        }
        #expect(checked.verdict.isRight, "\(answer): \(checked.judged.given)")
        #expect(checked.hints == steps)
      }
    }
  }

  @Test(arguments: [
    ("", "Yesterday,"), ("yesterday", "yesterday I"), ("Yesterday we", "Yesterday I"),
    ("Yesterday , I fixed", "Yesterday , I fixed the"), ("Yesterday, I fix", "Yesterday, I fixed"),
    ("i found the bug!!", "i found the bug!!"), ("I found the bug now", "I found the bug"),
    ("I broke the bug.", "I fixed the bug."), ("I the bug", "I fixed the bug"),
    ("I really fixed the bug", "I fixed the bug"), ("we found the bug", "I found the bug"),
    ("I broke the log", "I fixed the"), ("broke log", "Yesterday,"),
  ])
  func `the first mistake of a typed answer is put right, else it goes on`(
    before: String, after: String
  ) {
    var session = session("{Yesterday, |}I {fixed|found} the bug.", kind: .type)
    session.type(before)
    session.hint()
    guard case .answering(.type(let draft)) = session.state else { return }
    #expect(draft.text == after)
    #expect(session.help.hints == (before == after ? 0 : 1))
  }

  @Test(arguments: [
    ("¿Qué hora?", "", "Qué"), ("¿Qué hora?", "Qué", "Qué hora"),
    ("¿Qué hora?", "¿Qué", "¿Qué hora"), ("Go home.", "go", "go home"),
    ("Go home.", "Go. home.", "Go. home."), ("\"No!\"", "", "No"),
  ])
  func `a typed answer gets no punctuation that stands there anyway`(
    answer: String, before: String, after: String
  ) {
    var session = session(answer, kind: .type)
    session.type(before)
    session.hint()
    guard case .answering(.type(let draft)) = session.state else { return }
    #expect(draft.text == after)
  }

  @Test func `hints lead to a right typed answer`() {
    for answer in assortedAnswers {
      var session = session(answer, kind: .type)
      for _ in 0..<50 { session.hint() }
      session.check()
      guard case .checked(let checked) = session.state else { continue }
      #expect(checked.verdict.isRight, "\(checked.judged.given)")
      #expect(checked.grade <= .hard)
    }
  }

  @Test func `hints lead to a right answer from whatever was typed`() {
    var generator = SeededGenerator(seed: 11)
    for answer in assortedAnswers {
      let words = AnswerWords(pattern(answer).firstPath).words.map(\.text)
      for _ in 0..<10 {
        var session = session(answer, kind: .type)
        let typed = (words + ["zebra", "the", "?"]).shuffled(using: &generator)
          .prefix(Int.random(in: 0...8, using: &generator))
        session.type(typed.joined(separator: " "))
        for _ in 0..<60 { session.hint() }
        session.check()
        guard case .checked(let checked) = session.state else {
          Issue.record("not checked: \(answer)")
          continue
        }
        #expect(checked.verdict.isRight, "\(typed): \(checked.judged.given)")
      }
    }
  }
}
