import Testing

@testable import Lessons

struct GapDraftTests {
  private func session(
    _ answers: String..., stage: Card.Stage? = nil, others: [String] = [],
    language: Language = english
  ) -> QuizSession {
    let asked = [sentence(answers[0])] + others.map { sentence($0) }
    var all = items(asked, kind: .gap, language: language)
    all[0] = QuizItem(
      id: all[0].id,
      sentence: Sentence(
        id: SentenceID(rawValue: "s"), prompt: "p", answers: answers.map(pattern)),
      languages: all[0].languages, vocabulary: all[0].vocabulary, kind: .gap,
      card: stage.map {
        Card(stage: $0, memory: Memory(stability: 9, difficulty: 5), due: 1, lastReview: 0)
      })
    return QuizSession(items: [all[0]], seed: 1)
  }

  private func draft(_ session: QuizSession) throws -> GapDraft {
    try #require(session.exercise?.gap)
  }

  private func answer(_ session: inout QuizSession, _ text: String) throws -> CheckedSentence {
    session.exercise?.gap?.text = text
    session.check()
    return try #require(session.checked)
  }

  @Test func `the rarest word is left out, the longest of those`() throws {
    let session = session(
      "I fixed the bug.", others: ["I fixed the page.", "The cat sees the dog."])
    #expect(try draft(session).missing == "bug")
    #expect(try draft(self.session("I understand it.")).missing == "understand")
  }

  @Test(arguments: [
    ("Go home.", "home", ["Go"], "", ".", []), ("¿Dónde está?", "Dónde", [], "¿", "", ["está?"]),
    ("학교에 가요.", "학교에", [], "", "", ["가요."]),
  ])
  func `punctuation stays where it is`(
    answer: String, missing: String, before: [String], opening: String, closing: String,
    after: [String]
  ) throws {
    let draft = try draft(session(answer))
    #expect(draft.missing == missing && draft.before == before && draft.after == after)
    #expect(draft.opening == opening && draft.closing == closing)
  }

  @Test func `the model's word is exact, for every sentence`() throws {
    for answer in assortedAnswers {
      var session = session(answer)
      guard let missing = session.exercise?.gap?.missing else { continue }
      #expect(try self.answer(&session, missing).verdict == .exact, "\(answer): \(missing)")
    }
  }

  @Test(arguments: [
    ("understand", "exact"), ("comprehend", "exact"), ("undersatnd", "almost"), ("bug", "wrong"),
  ])
  func `the whole sentence is judged`(text: String, kind: String) throws {
    var session = session("I {understand|comprehend} bugs.")
    #expect(try self.kind(of: answer(&session, text).verdict) == kind)
  }

  private func kind(of verdict: Verdict) -> String {
    switch verdict {
    case .exact: "exact"
    case .accepted: "accepted"
    case .almost: "almost"
    case .wrong: "wrong"
    }
  }

  @Test(arguments: [
    ("understand it", "exact"), ("I understand", "exact"),
    ("understand.", "accepted"), ("Now I understand it all.", "exact"),
    ("now i understand it all", "exact"), ("I undersatnd it", "almost"),
    ("Now I undersatnd it all.", "almost"), ("I comprehend it all", "accepted"),
    ("it all", "wrong"), ("I it all", "wrong"), ("understand understand", "wrong"),
    ("Now I understands it all.", "wrong"), ("bug it all", "wrong"),
  ])
  func `who types more of the sentence is judged by the missing word`(
    text: String, kind: String
  ) throws {
    var session = session("Now I understand it all.", "I comprehend it all.")
    try #require(draft(session).missing == "understand")
    #expect(try self.kind(of: answer(&session, text).verdict) == kind, "\(text)")
  }

  @Test(arguments: [
    ("학교에서", "exact"), ("저는 학교에서", "exact"), ("학교에서 공부해요", "exact"),
    ("저는 학교에서 공부해요.", "exact"), ("저는학교에서공부해요", "almost"),
    ("학교에", "wrong"), ("저는 학교에 공부해요.", "wrong"), ("공부해요", "wrong"),
  ])
  func `spaces or none, the whole sentence is seen`(text: String, kind: String) throws {
    var session = session(
      "저는 학교에서 공부해요.", others: ["저는 공부해요.", "공부해요."], language: korean)
    try #require(draft(session).missing == "학교에서")
    #expect(try self.kind(of: answer(&session, text).verdict) == kind, "\(text)")
  }

  @Test func `every model answer typed as a whole is right, with a neighbour too`() throws {
    for answer in assortedAnswers {
      let session = session(answer)
      guard let gap = session.exercise?.gap else { continue }
      let model = gap.filled(with: gap.missing)
      let neighbours = [gap.before.last, gap.missing, gap.after.first].compactMap(\.self)
      for text in [model, neighbours.joined(separator: " ")] {
        var asked = session
        #expect(try self.answer(&asked, text).verdict == .exact, "\(answer): \(text)")
      }
    }
  }

  @Test(arguments: ["Stop!", "I.", "a b"])
  func `a sentence without a word to spare is built`(answer: String) throws {
    #expect(session(answer).exercise?.build != nil)
  }

  @Test func `a hint is the first letter, then the word, which is all there is`() throws {
    var session = session("I understand it.")
    session.exercise?.gap?.text = "xyz"
    #expect(session.hint() == Hint(takenBack: ["xyz"], given: []))
    #expect(try draft(session).text == "u")
    var first = session
    #expect(try answer(&first, "understand").grade == .hard)
    #expect(session.hint() == Hint(takenBack: [], given: ["understand"]))
    #expect(session.hint() == nil)
    #expect(try answer(&session, "understand").grade == .again)
  }

  @Test(arguments: [
    (Card.Stage?.none, Grade.good), (.learning(step: 1), .good), (.relearning(step: 0), .good),
    (.review, .hard),
  ])
  func `in review a gap is hard at most`(stage: Card.Stage?, grade: Grade) throws {
    var session = session("I understand it.", stage: stage)
    #expect(try answer(&session, "understand").grade == grade)
  }
}
