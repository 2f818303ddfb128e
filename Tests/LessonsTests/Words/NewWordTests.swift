import Testing

@testable import Lessons

struct NewWordTests {
  private let glossary = [
    GlossaryEntry(word: "물", meaning: "water", forms: ["물이", "물을"]),
    GlossaryEntry(word: "있다", meaning: "there is; have", forms: ["있어요"]),
    GlossaryEntry(word: "주다", meaning: "to give (me)", forms: ["주세요"]),
  ]
  private let sentences = [
    sentence("물이 있어요.", prompt: "There is water."), sentence("물을 주세요.", prompt: "Water, please."),
    sentence("빵이 있어요?", prompt: "Is there bread?"),
  ]

  private var vocabulary: CourseVocabulary {
    CourseVocabulary(sentences: sentences, language: korean, glossary: glossary)
  }

  private func forms(cards: [SentenceID: Card] = [:]) -> [[String]] {
    let knowledge = WordKnowledge(
      of: sentences, cards: cards, glossary: vocabulary.glossary)
    let words = NewWord.words(in: sentences, knowledge: knowledge, vocabulary: vocabulary)
    return sentences.map { words[$0.id]?.map(\.form) ?? [] }
  }

  @Test func `each word is shown once, before the first sentence that has a form of it`() {
    #expect(forms() == [["물이", "있어요"], ["주세요"], []])
  }

  @Test func `words of answered sentences are known`() {
    #expect(forms(cards: [sentences[1].id: .mature]) == [["있어요"], [], []])
  }

  @Test func `a course without a glossary shows none`() {
    let bare = CourseVocabulary(sentences: sentences, language: korean)
    #expect(NewWord.words(in: sentences, knowledge: .none, vocabulary: bare).isEmpty)
  }

  @Test func `a word is firm once a sentence that has it is known for long`() {
    let shaky = Card(
      stage: .review, memory: Memory(stability: 5, difficulty: 5), due: 2, lastReview: 1)
    let knowledge = WordKnowledge(
      of: sentences, cards: [sentences[0].id: shaky, sentences[1].id: .mature],
      glossary: vocabulary.glossary)
    let id = vocabulary.glossary.id
    #expect(knowledge.isFirm(id("물이")) && knowledge.isMet(id("있어요")))
    #expect(!knowledge.isFirm(id("있어요")) && !knowledge.isMet(id("빵이")))
  }

  // MARK: In a sitting

  private func session() -> QuizSession {
    let words = NewWord.words(in: sentences, knowledge: .none, vocabulary: vocabulary)
    return QuizSession(
      items: sentences.map {
        QuizItem(
          id: SentenceKey(course: CourseID(rawValue: "c"), sentence: $0.id), sentence: $0,
          languages: LanguagePair(prompt: english, answer: korean), vocabulary: vocabulary,
          newWords: words[$0.id] ?? [])
      }, seed: 1)
  }

  @Test func `words are shown before their sentence, once, and then it is asked`() throws {
    var session = session()
    #expect(session.introducedWords.map(\.form) == ["물이", "있어요"])
    #expect(session.exercise == nil && session.checked == nil)
    session.check()
    session.skip()
    session.giveUp()
    #expect(session.introducedWords.count == 2)
    session.wordsSeen()
    #expect(session.introducedWords.isEmpty && session.exercise?.build != nil)
    session.giveUp()
    session.next()
    #expect(session.introducedWords.map(\.form) == ["주세요"])
    session.wordsSeen()
    session.giveUp()
    session.next()
    #expect(session.introducedWords.isEmpty)
    session.giveUp()
    session.next()
    #expect(session.current?.sentence == sentences[0] && session.introducedWords.isEmpty)
  }

  // MARK: Looking up

  @Test func `blocks and the words of the prompt can be looked up`() throws {
    var session = session()
    session.wordsSeen()
    let words = session.wordsToLookUp
    #expect(Set(words.map(\.text)).isSuperset(of: ["물이", "있어요", "water"]))
    let water = try #require(words.first { $0.text == "water" })
    #expect(water.entry.word == "물")
  }

  @Test func `a word of the answer is help, another is none`() throws {
    var session = session()
    session.wordsSeen()
    let words = session.wordsToLookUp
    if let other = words.first(where: { $0.entry.word == "주다" }) {
      session.lookedUp(other)
      #expect(session.foreknowledge.help == .none)
    }
    session.lookedUp(try #require(words.first { $0.text == "water" }))
    #expect(session.foreknowledge.help == Help(hints: 1, words: ["물이"]))
    for id in try #require(session.exercise?.build).bank.solution { session.place(id) }
    session.check()
    // One word of two is more than a third.
    #expect(session.checked?.grade == .again)
  }

  @Test(arguments: [
    ("thank", "to thank, to be grateful"), ("grateful", "to thank; grateful (for)"),
    ("hello", "hello (literally \"are you at peace?\")"), ("have", "there is; have"),
  ])
  func `a meaning has several senses`(sense: String, meaning: String) {
    let index = GlossaryIndex([GlossaryEntry(word: "w", meaning: meaning)])
    #expect(index.words(meantIn: "I \(sense)!").map(\.entry.word) == ["w"])
  }

  @Test func `a Korean word is found with its particle`() {
    let index = GlossaryIndex([GlossaryEntry(word: "bug", meaning: "버그")])
    #expect(index.words(meantIn: "버그를 고쳤어요.").map(\.text) == ["버그를"])
  }
}
