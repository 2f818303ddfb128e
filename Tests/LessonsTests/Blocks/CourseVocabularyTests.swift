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
      sentences: [sentence("{I am|We were} ready.", "They {sleep|slept}."), sentence("Go!")],
      language: english)
    for word in ["i", "AM", "we", "were", "Ready", "slept"] { #expect(course.contains(word)) }
    #expect(!course.contains("sleeping"))
    #expect(course.entries.map(\.text) == ["I", "am", "ready", "go"])
  }

  @Test(
    arguments: assortedAnswers + ["{Min|Jun}su {knows|, Mia{,|} sees} it. {Now|I} go!", "x{ y|}"])
  func `it knows every word of every way through an answer`(answer: String) {
    let course = CourseVocabulary(sentences: [sentence(answer)], language: english)
    for path in pattern(answer).coveringPaths() {
      for word in path.words.flatMap(ComparableText.words) { #expect(course.contains(word)) }
    }
  }

  @Test(arguments: [
    ("{Bob saw it|It was Bob}.", "Bob"), ("{Yes.|Yes,} Mia saw it.", "Mia"),
    ("I {know|asked} {him|Minsu}.", "Minsu"),
    ("Stop{!|} Mia!", "Mia"),
  ])
  func `a name is known by any branch`(answer: String, name: String) {
    let course = CourseVocabulary(sentences: [sentence(answer)], language: english)
    #expect(course.blockText(of: .init(text: name, startsSentence: true)) == name)
    #expect(course.blockText(of: .init(text: "The", startsSentence: true)) == "the")
  }

  @Test(arguments: ["{Go|Run now}. Mia left.", "{Mia|He} left{.|!} {Mia|She} came."])
  func `a word that only starts sentences is no name`(answer: String) {
    let course = CourseVocabulary(sentences: [sentence(answer)], language: english)
    #expect(course.blockText(of: .init(text: "Mia", startsSentence: true)) == "mia")
  }
}
