import Testing

@testable import Lessons

struct CourseVocabularyTests {
  @Test(arguments: [
    ("The bug is old.", "the bug is old"),
    ("I'm ready. I’ve slept.", "I'm ready I’ve slept"),
    ("Minsu knows Minsu.", "Minsu knows Minsu"),
    ("Monday is bad.", "Monday is bad"),
    ("API calls fail.", "API calls fail"),
    ("New~York is big.", "New York is big"),
    ("A dog. Dogs!", "a dog dogs"),
    ("Élan is a word.", "élan is a word"),
  ])
  func `no block gives its place away by a capital`(answer: String, blocks: String) {
    let course = CourseVocabulary(
      sentences: [sentence(answer), sentence("See you on Monday.")], language: english)
    let words = AnswerWords(pattern(answer).firstPath).words
    #expect(words.map(course.blockText).joined(separator: " ") == blocks)
  }

  @Test func `only English has a capital I of its own`() {
    let italian = CourseVocabulary(sentences: [], language: Language(code: "it"))
    #expect(italian.blockText(of: .init(text: "I", startsSentence: true)) == "i")
  }

  @Test func `it knows the words of all alternatives`() {
    let course = CourseVocabulary(
      sentences: [sentence("{I am|We were} ready.", "They {sleep|slept}.")], language: english)
    for word in ["i", "AM", "we", "were", "Ready", "slept"] { #expect(course.contains(word)) }
    #expect(!course.contains("sleeping"))
    #expect(course.entries.map(\.text) == ["I", "am", "ready", "they", "sleep"])
  }
}
