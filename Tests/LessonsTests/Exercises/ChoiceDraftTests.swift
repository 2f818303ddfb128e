import Testing

@testable import Lessons

struct ChoiceDraftTests {
  private let glossary = [
    GlossaryEntry(word: "물", meaning: "water", forms: ["물이"]),
    GlossaryEntry(word: "있다", meaning: "there is; have", forms: ["있어요"]),
    GlossaryEntry(word: "빵", meaning: "bread", forms: ["빵이"]),
    GlossaryEntry(word: "밥", meaning: "rice", forms: ["밥이"]),
    GlossaryEntry(word: "사람", meaning: "person", forms: ["사람이"]),
  ]

  private func session(
    _ answer: String = "물이 있어요.", glossary: [GlossaryEntry]? = nil, card: Card? = nil,
    seed: UInt64 = 1
  ) -> QuizSession {
    let asked = sentence(answer, prompt: "There is water.")
    let vocabulary = CourseVocabulary(
      sentences: [asked, sentence("빵이 있어요."), sentence("밥이 있어요.")], language: korean,
      glossary: glossary ?? self.glossary)
    let item = QuizItem(
      id: SentenceKey(course: CourseID(rawValue: "course"), sentence: asked.id), sentence: asked,
      languages: LanguagePair(prompt: english, answer: korean), vocabulary: vocabulary,
      kind: .choose, card: card)
    return QuizSession(items: [item], seed: seed)
  }

  private func answer(_ session: inout QuizSession, _ place: Int) throws -> CheckedSentence {
    session.exercise?.choice?.choose(place)
    session.check()
    return try #require(session.checked)
  }

  @Test(arguments: 1...20)
  func `one choice is right and all others wrong, whichever way it is asked`(seed: UInt64) throws {
    let draft = try #require(session(seed: seed).exercise?.choice)
    #expect((3...4).contains(draft.choices.count))
    #expect(Set(draft.choices.map(\.text)).count == draft.choices.count)
    let right = try #require(draft.right)
    #expect(draft.gap.missing == "물이")
    switch draft.wanted {
    case .word: #expect(draft.question == "water" && draft.choices[right].text == "물")
    case .meaning: #expect(draft.question == "물" && draft.choices[right].text == "water")
    }
    for place in draft.choices.indices {
      var session = session(seed: seed)
      let checked = try answer(&session, place)
      #expect(checked.grade == (place == right ? .good : .again))
    }
  }

  @Test func `without a glossary, or with too little in it, there is a gap or the bank`() {
    #expect(session(glossary: []).exercise?.gap != nil)
    #expect(session(glossary: Array(glossary.prefix(2))).exercise?.gap != nil)
    #expect(session("물!").exercise?.build != nil)
  }

  @Test func `nothing is checked before something is chosen, and help gives all away`() throws {
    var session = session()
    session.check()
    #expect(session.checked == nil)
    session.exercise?.choice?.choose(9)
    #expect(session.exercise?.draft.isEmpty == true)
    #expect(session.hint() == Hint(takenBack: [], given: ["물이"]))
    #expect(session.hint() == nil)
    session.check()
    #expect(session.checked?.grade == .again)
  }

  @Test(arguments: [Grade.again, .good])
  func `a choice does not move a card in review, and does one that is learned`(grade: Grade) {
    let scheduler = Scheduler()
    let entry = LoggedReview(
      grade: grade.rawValue, time: Card.mature.lastReview + 40 * .day, isRecognition: true)
    #expect(scheduler.review(.mature, as: entry)?.card == .mature)
    #expect(scheduler.review(.mature, as: entry)?.review == nil)
    #expect(scheduler.review(nil, as: entry)?.review != nil)
    let log = [LoggedReview(grade: 4, time: 1_000), entry]
    #expect(scheduler.replay(log).lapses == 0)
  }
}
