import Testing

@testable import Lessons

/// Words of right answers that the bank has no blocks for.
struct OtherWordTests {
  private func session(_ answers: String..., own: [String] = []) -> QuizSession {
    let asked = Sentence(
      id: SentenceID(rawValue: "s"), prompt: "p", answers: answers.map(pattern),
      distractors: ["zebra"])
    let items = items([asked]).map { item in
      QuizItem(
        id: item.id, sentence: item.sentence, languages: item.languages,
        vocabulary: item.vocabulary, ownAnswers: own)
    }
    return QuizSession(items: items, seed: 3)
  }

  @Test(arguments: ["그래요", "그래요.", "그렇습니다"])
  func `a word of another answer is taken and counts`(word: String) throws {
    var session = session("맞아요.", "{그래요|그렇습니다}.")
    #expect(session.exercise?.build?.placeOtherWord(word) == true)
    #expect(session.exercise?.build?.selectedBlocks.map(\.isOwn) == [true])
    session.check()
    #expect(try #require(session.checked).verdict.isRight)
  }

  @Test(arguments: ["zebra", "맞아요", "몰라요", "", "그래"])
  func `blocks of the bank and other words are none`(word: String) {
    var session = session("맞아요.", "그래요.")
    #expect(session.exercise?.build?.placeOtherWord(word) == false)
    #expect(session.exercise?.build?.selected == [])
  }

  @Test func `words of the learner's own answers are among them`() {
    let session = session("맞아요.", own: ["네, 그럼요"])
    #expect(session.exercise?.build?.isOtherWord("그럼요") == true)
  }

  @Test func `each such word is a block of its own, to be moved and taken back`() throws {
    var session = session("I am very very tired.", "I am really really tired.")
    for word in ["really", "really"] {
      #expect(session.exercise?.build?.placeOtherWord(word) == true)
    }
    let draft = try #require(session.exercise?.build)
    #expect(Set(draft.selected).count == 2)
    #expect(Set(draft.bank.blocks.map(\.id)).isDisjoint(with: draft.selected))
    #expect(session.exercise?.build?.move(draft.selected[0], by: 1) == true)
    session.takeBack(draft.selected[0])
    #expect(session.exercise?.build?.given == "really")
    #expect(session.exercise?.build?.candidates == draft.candidates)
  }

  @Test func `a hint goes on from such a word, or takes it back`() {
    var session = session("I am tired now.", "{Right now|Today}, I am tired.")
    _ = session.exercise?.build?.placeOtherWord("today")
    #expect(session.hint()?.takenBack == [])
    #expect(session.exercise?.build?.given == "today I")
    session.exercise?.build?.clear()
    let tired = session.exercise?.build?.bank.blocks.first { $0.text == "tired" }
    if let tired { session.place(tired.id) }
    _ = session.exercise?.build?.placeOtherWord("right")
    for _ in 0..<9 where session.hint() != nil {}
    session.check()
    #expect(session.checked?.verdict.isRight == true)
  }
}
