import Testing

@testable import Lessons

struct SentenceTextTests {
  private static let id = SentenceID(rawValue: "s")

  private func sentence(_ text: String) -> Sentence? {
    SentenceText(rawValue: text).read(as: Self.id).sentence
  }

  @Test func `a sentence is a line for each thing it has`() throws {
    let sentence = Sentence(
      id: Self.id, prompt: "어제 고쳤어요.",
      answers: [try AnswerPattern("{I've|I have} fixed it."), try AnswerPattern("I fixed it.")],
      accepted: [try AnswerPattern("Fixed.")],
      distractors: ["has", Distractor(word: "at", why: "at is for places.")], note: "과거형")
    let text = SentenceText(sentence)
    #expect(
      text.rawValue == """
        어제 고쳤어요.
        = {I've|I have} fixed it.
        = I fixed it.
        + Fixed.
        - has
        - at = at is for places.
        > 과거형
        """)
    #expect(text.read(as: Self.id).sentence == sentence)
    #expect(text.read(as: Self.id).problems == [])
  }

  @Test(arguments: [
    "= is a sign", "- minus", "> more", "+ plus", "# heading", "[A] said", "%% no comment", "a = b",
    #"a \ b"#, "* word", "@home", "a @b",
  ])
  func `signs stand for themselves in any place`(_ sign: String) throws {
    let sentence = Sentence(
      id: Self.id, prompt: sign, answers: [AnswerPattern(literal: sign)],
      accepted: [AnswerPattern(literal: sign)], distractors: [Distractor(word: sign, why: sign)],
      note: sign)
    let text = SentenceText(sentence)
    #expect(text.read(as: Self.id).sentence == sentence, "\(text.rawValue)")
  }

  @Test(arguments: [
    ("", 1, 1), ("= An answer.", 1, 1), ("A prompt.", 1, 10), ("A prompt.\n=", 2, 2),
    ("A prompt.\n= {a|b", 2, 3), ("A prompt.\n= a\nAnother.", 3, 1), ("A prompt.\n= a\n-", 3, 2),
    ("A prompt.\n= a\n> \u{1B}[31m", 3, 3),
  ])
  func `what is wrong is told with its place`(_ text: String, line: Int, column: Int) {
    let reading = SentenceText(rawValue: text).read(as: Self.id)
    #expect(reading.sentence == nil)
    #expect(reading.problems.first?.line == line)
    #expect(reading.problems.first?.column == column, "\(reading.problems)")
  }

  @Test func `blank lines, blanks before signs and missing blanks behind them are fine`() {
    #expect(sentence("\n  A prompt. \n\n  =An answer.\n\t- b\n")?.distractors == ["b"])
  }

  @Test func `text to start from is a prompt with its answers`() {
    #expect(SentenceText(startingFrom: "안녕\n\nHi\nHello").rawValue == "안녕\n= Hi\n= Hello")
    #expect(SentenceText(startingFrom: " - one\n").rawValue == "\\- one\n= ")
    #expect(SentenceText(startingFrom: "").rawValue.isEmpty)
  }
}
