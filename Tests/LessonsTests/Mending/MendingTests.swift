import Testing

@testable import Lessons

struct MendingTests {
  private let id = SentenceID(rawValue: "s")
  private var sentence: Sentence {
    Sentence(
      id: id, prompt: "네.", answers: [AnswerPattern(literal: "Yes.")], speaker: "A")
  }
  private let mine = SentenceText(rawValue: "예.\n= Yeah.")

  private func mended(of base: SentenceText) -> Sentence {
    sentence.mended(by: Mending(mine, of: base))
  }

  @Test func `the learner's text counts, with the id and the speaker of the author's`() {
    let mended = mended(of: SentenceText(sentence))
    #expect(mended.id == id)
    #expect(mended.speaker == "A")
    #expect(mended.prompt == "예.")
    #expect(mended.answersAsText == "Yeah.")
    #expect(mended.authored == AuthoredSentence(sentence))
    #expect(mended.authored?.isNew == false)
  }

  @Test func `it counts, too, when the author changed the sentence, and that is known`() {
    let mended = mended(of: SentenceText(rawValue: "네.\n= Yep."))
    #expect(mended.prompt == "예.")
    #expect(mended.authored == AuthoredSentence(sentence, isNew: true))
  }

  @Test func `nothing is mended when the author has come to the same`() {
    #expect(sentence.mended(by: Mending(SentenceText(sentence), of: mine)) == sentence)
  }

  @Test func `a text that cannot be read leaves the author's`() {
    let broken = Mending(SentenceText(rawValue: "?"), of: SentenceText(sentence))
    #expect(sentence.mended(by: broken) == sentence)
  }

  @Test func `the outline of a course stays the author's`() throws {
    let course = Course.of(sentence)
    let mended = course.mended(by: [id: Mending(mine, of: SentenceText(sentence))])
    #expect(mended.sentences.map(\.prompt) == ["예."])
    #expect(CourseOutline(mended).entries == CourseOutline(course).entries)
    #expect(course.mended(by: [SentenceID(rawValue: "gone"): Mending(mine, of: mine)]) == course)
  }

  @Test func `mending a course reads no day, and forgets nothing that is known of it`() throws {
    let sentence = sentence
    let words = VocabularyWords(
      sentences: [sentence], language: Language(code: "en"), glossary: [])
    let unread = [
      CourseDay(title: "Yes", sentenceCount: 1) { [sentence] },
      CourseDay(title: "No", sentenceCount: 1) {
        Issue.record("nobody asked for this day")
        return []
      },
    ]
    let course = Course.of(sentence).read(from: CourseFileStamp(rawValue: "1")).read(at: "/c")
      .having(unread, words: words)
    let mended = course.mended(by: [id: Mending(mine, of: SentenceText(sentence))])
    #expect(mended.days.map(\.sentenceCount) == [1, 1])
    #expect(mended.days.map(\.title) == ["Yes", "No"])
    #expect(mended.days[0].sentences.map(\.prompt) == ["예."])
    #expect(mended.stamp == course.stamp && mended.path == "/c")
    let vocabulary = CourseVocabulary(mended)
    #expect(vocabulary.entries.map(\.text) == ["yes", "yeah"])
    #expect(vocabulary.contains("yes") && vocabulary.contains("Yeah"))
    #expect(vocabulary.count(of: "yeah") == 1)
  }
}

extension Course {
  fileprivate static func of(_ sentence: Sentence) -> Course {
    Course(
      id: CourseID(rawValue: "c"), title: "C", description: "", property: "",
      languages: LanguagePair(prompt: Language(code: "ko"), answer: Language(code: "en")),
      days: [CourseDay(title: nil, sentences: [sentence])])
  }
}
