import Testing

@testable import Lessons

struct CourseTurnedTests {
  private func course(_ sentences: [(id: String, prompt: String, answer: String)]) -> Course {
    Course(
      id: CourseID(rawValue: "c"), title: "C", description: "", property: "",
      languages: LanguagePair(prompt: Language(code: "en"), answer: Language(code: "ko")),
      days: [
        CourseDay(
          title: "One",
          sentences: sentences.compactMap { id, prompt, answer in
            (try? AnswerPattern(answer)).map {
              Sentence(
                id: SentenceID(rawValue: id), prompt: prompt, answers: [$0], note: "why",
                speaker: "Mina")
            }
          })
      ])
  }

  @Test func `the model answer is asked, and what was asked is the answer`() {
    let turned = course([("a", "I am a student.", "{저는|나는} 학생이에요.")]).turned
    let sentence = turned.sentences[0]
    #expect(turned.languages.prompt.code == "ko" && turned.languages.answer.code == "en")
    #expect(sentence.prompt == "저는 학생이에요.")
    #expect(sentence.answers.map(\.firstPath.text) == ["I am a student."])
    #expect(sentence.note == "why" && sentence.speaker == "Mina")
    #expect(sentence.id.isTurned && sentence.id.asWritten.rawValue == "a")
    #expect(turned.days[0].title == "One")
  }

  @Test func `what stands in parentheses is no part of the answer, but accepted`() {
    let sentence = course([("a", "Goodbye. (You (both) stay.)", "안녕히 가세요.")]).turned.sentences[0]
    #expect(sentence.answers.map(\.firstPath.text) == ["Goodbye."])
    #expect(sentence.accepted.map(\.firstPath.text) == ["Goodbye. (You (both) stay.)"])
  }

  @Test func `sentences with one model answer accept what each of them asked`() {
    let turned = course([("a", "Hello.", "안녕하세요."), ("b", "Hi there.", "안녕하세요.")]).turned
    #expect(
      turned.sentences.map { $0.accepted.map(\.firstPath.text) } == [["Hi there."], ["Hello."]])
  }

  @Test func `an id is turned once, and a braced prompt stands for itself`() {
    let id = SentenceID(rawValue: "a")
    #expect(!id.isTurned && id.turned.turned == id.turned && id.turned.asWritten == id)
    let sentence = course([("a", "Type {x|y} (", "해요.")]).turned.sentences[0]
    #expect(sentence.answers.map(\.firstPath.text) == ["Type {x|y}"])
  }

  @Test(arguments: [("ko", true), ("en-GB", true), ("ja", false), ("zh-Hant", false)])
  func `a language without spaces has no blocks`(code: String, canBeTurned: Bool) {
    let course = Course(
      id: CourseID(rawValue: "c"), title: "", description: "", property: "",
      languages: LanguagePair(prompt: Language(code: code), answer: Language(code: "en")), days: [])
    #expect(course.canBeTurned == canBeTurned)
  }
}
