import Lessons
import Testing

struct CourseWordTests {
  /// A course of days of answers.
  private func course(_ days: [[String]], glossary: [GlossaryEntry] = []) -> Course {
    Course(
      id: CourseID(rawValue: "c"), title: "", description: "", property: "",
      languages: LanguagePair(prompt: Language(code: "ko"), answer: Language(code: "en")),
      glossary: glossary,
      days: days.enumerated().map { number, answers in
        CourseDay(
          title: nil,
          sentences: answers.enumerated().map {
            Sentence(
              id: SentenceID(rawValue: "\(number).\($0)"), prompt: "p",
              answers: [AnswerPattern(literal: $1)])
          })
      })
  }

  @Test func `words come in the order of the course, each once`() {
    let words = CourseWord.words(of: course([["Don't stop.", "STOP!"], ["I don’t."]]))
    #expect(words.map(\.text) == ["don’t", "stop", "I"])
    #expect(words.map(\.count) == [2, 2, 1])
    #expect(words.map(\.dayIndices) == [[0, 1], [0], [1]])
    #expect(words.map(\.comesBack) == [true, false, false])
  }

  @Test func `twice in one sentence is twice, in one place`() {
    let words = CourseWord.words(of: course([["the more the better"]]))
    #expect(words[0].count == 2)
    #expect(words[0].places.count == 1)
    #expect(words[0].places[0].sentence.rawValue == "0.0")
  }

  @Test func `the forms that the glossary knows are one word`() {
    let words = CourseWord.words(
      of: course(
        [["I go.", "She went home."], ["They Go."]],
        glossary: [GlossaryEntry(word: "go", meaning: "가다", forms: ["went", "gone"])]))
    #expect(words.map(\.text) == ["I", "go", "she", "home", "they"])
    #expect(words[1].count == 3 && words[1].dayIndices == [0, 1] && words[1].meaning == "가다")
    #expect(words[0].meaning == nil)
  }

  @Test func `a course of nothing has none`() {
    #expect(CourseWord.words(of: course([])).isEmpty)
    #expect(CourseWord.words(of: course([["—"]])).isEmpty)
  }
}
