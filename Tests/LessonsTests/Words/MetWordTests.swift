import Testing

@testable import Lessons

struct MetWordTests {
  private func studied(_ answer: String, stability: Double = 1) -> StudiedSentence {
    StudiedSentence(
      id: SentenceKey(
        course: CourseID(rawValue: "course"), sentence: SentenceID(rawValue: answer)),
      answer: pattern(answer).firstPath,
      card: Card(
        stage: .review, memory: Memory(stability: stability, difficulty: 5), due: 0,
        lastReview: 0))
  }

  @Test func `every word is there once, in order, without edges and capitals of place`() {
    let words = MetWord.words(of: [
      studied("The login works, I think."), studied("Don't break the {login|sign-in}!"),
      studied("Yesterday I met Mina."), studied("Mina said she don’t."),
    ])
    #expect(
      words.map(\.text) == [
        "break", "don’t", "I", "login", "met", "Mina", "said", "she", "the", "think", "works",
        "yesterday",
      ])
  }

  @Test func `a word is as firm as the firmest sentence that has it`() throws {
    let met = MetWords(of: [
      studied("어제 로그인", stability: 2), studied("로그인 버그", stability: 30),
      studied("버그 버그 버그", stability: 100),
    ])
    let words = met.words
    #expect(words.map(\.text) == ["로그인", "버그", "어제"])
    #expect(words.map(\.strength) == [3, 4, 1])
    #expect(words.map(\.isKnown) == [true, true, false])
    #expect(met.sentences(of: words[1]).map(\.id.sentence.rawValue) == ["버그 버그 버그", "로그인 버그"])
  }

  @Test(arguments: [(0.5, 0), (1, 1), (6.9, 1), (7, 2), (21, 3), (89, 3), (90, 4)])
  func `strength goes by weeks and months`(stability: Double, strength: Int) {
    #expect(MetWord.words(of: [studied("a", stability: stability)])[0].strength == strength)
  }

  @Test func `one word in two normal forms is one word`() {
    #expect(
      MetWord.words(of: [
        studied("한국"), studied("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"),
      ])
      .count == 1)
    #expect(MetWord.words(of: []).isEmpty)
  }

  @Test(arguments: [
    ("The login works, I think.", "login", ["login"]),
    ("Login, then (login) \"again\".", "login", ["Login", "login"]),
    ("Don't say don’t.", "don't", ["Don't", "don’t"]),
    ("I live in New~York!", "new york", ["New York"]),
    ("버그, 버그!", "버그", ["버그", "버그"]), ("버그를 고쳤어요.", "버그", []),
    ("... bug ...", "bug", ["bug"]),
  ])
  func `a word is marked in its answers without what stands around it`(
    answer: String, id: String, marked: [String]
  ) throws {
    let sentence = studied(answer)
    let word = MetWord(
      id: id, text: id, meaning: nil, forms: [id], sentenceNumbers: [0], card: sentence.card)
    let text = sentence.answer.text
    #expect(word.ranges(in: sentence.answer).map { String(text[$0]) } == marked)
  }

  @Test func `forms that a glossary knows are one word, with its meaning`() throws {
    let glossary = GlossaryIndex([
      GlossaryEntry(word: "사람", meaning: "person", forms: ["사람이", "사람이에요"])
    ])
    let sentences = [
      studied("사람이 있어요.", stability: 2), studied("저는 한국 사람이에요.", stability: 30),
    ]
    let words = MetWord.words(of: sentences, [CourseID(rawValue: "course"): glossary])
    let person = try #require(words.first { $0.text == "사람" })
    #expect(person.meaning == "person" && person.strength == 3)
    #expect(person.sentenceCount == 2)
    #expect(!words.contains { $0.text.hasPrefix("사람이") })
    for sentence in sentences {
      #expect(person.ranges(in: sentence.answer).count == 1)
    }
    #expect(words.first { $0.text == "있어요" }?.meaning == nil)
  }

  @Test func `every word is marked in each of its sentences`() {
    let sentences = assortedAnswers.map { studied($0) }
    let met = MetWords(of: sentences)
    for word in met.words {
      for sentence in met.sentences(of: word) {
        let text = sentence.answer.text
        let marked = word.ranges(in: sentence.answer).map {
          ComparableText.key(of: String(text[$0]))
        }
        #expect(!marked.isEmpty, "\(word.text) in \(text)")
        #expect(marked.allSatisfy { $0 == word.id })
      }
    }
  }

  @Test(arguments: 0..<20)
  func `words read from how answers are written are those of the answers`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "the", "The", "login", "Login.", "don't", "don’t", "'em", "a.m.", "Mr.", "{I|you}",
      "New~York",
      "한국", "사람이", "“so”", "—", "well-known,", "yes?", "\\{", "카페\u{301}", "3", " ",
    ]
    let glossary = GlossaryIndex([GlossaryEntry(word: "사람", meaning: "person", forms: ["사람이"])])
    var written: [StudiedSentence] = []
    var read: [StudiedSentence] = []
    for _ in 0..<60 {
      let text = (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }
        .joined(separator: " ")
      guard let path = try? AnswerPattern(text).firstPath else { continue }
      let sentence = studied("a", stability: Double.random(in: 1...50, using: &generator))
      written.append(StudiedSentence(id: sentence.id, pattern: text, card: sentence.card))
      read.append(StudiedSentence(id: sentence.id, answer: path, card: sentence.card))
    }
    let course = CourseID(rawValue: "course")
    #expect(
      MetWord.words(of: written, [course: glossary]) == MetWord.words(of: read, [course: glossary]))
    #expect(
      WordKnowledge(of: written, glossary: glossary) == WordKnowledge(of: read, glossary: glossary))
  }
}
