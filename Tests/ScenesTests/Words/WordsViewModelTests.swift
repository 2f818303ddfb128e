import AppTestSupport
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct WordsViewModelTests {
  private let stage: SceneStage

  init() throws {
    stage = try SceneStage()
  }

  /// Words of sentences with these answers, each firmer than the one before.
  private func met(_ answers: String...) throws -> MetWords {
    MetWords(
      of: try answers.enumerated().map { index, answer in
        StudiedSentence(
          id: SentenceKey(
            course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: answer)),
          answer: try AnswerPattern(answer).firstPath,
          card: Card(
            stage: .review, memory: Memory(stability: Double(1 + index * 10), difficulty: 5),
            due: 0, lastReview: 0))
      })
  }

  private func shown(_ viewModel: WordsViewModel) -> [String] {
    viewModel.shown.map { viewModel.met.words[$0].text }
  }

  @Test func `words come weakest first, equal ones by letters, and in the other order`() throws {
    let viewModel = WordsViewModel(try met("zoo bug", "ant bug", "한국 ant"), context: stage.context)
    #expect(shown(viewModel) == ["zoo", "bug", "ant", "한국"])
    #expect(viewModel.summary == "4 words · weakest first")
    viewModel.orderChanged()
    #expect(shown(viewModel) == ["ant", "bug", "zoo", "한국"])
    #expect(viewModel.wantedFocus == viewModel.shown.first)
    viewModel.orderChanged()
    #expect(shown(viewModel) == ["zoo", "bug", "ant", "한국"])
  }

  @Test func `a search keeps the order, and both are told`() throws {
    let viewModel = WordsViewModel(
      try met("turtle bug", "ant hut", "한국 나무"), context: stage.context)
    viewModel.filter.requested()
    #expect(viewModel.filter.edited(by: .paste("ut")))
    #expect(shown(viewModel) == ["hut"])
    _ = viewModel.filter.edited(by: .key(.backspace))
    #expect(shown(viewModel) == ["bug", "turtle", "hut"])
    #expect(viewModel.summary == "3 of 6 words · weakest first")
    viewModel.orderChanged()
    #expect(shown(viewModel) == ["bug", "hut", "turtle"])
    viewModel.filter.accepted()
    #expect(viewModel.filter.isActive)
    viewModel.filter.cleared()
    #expect(shown(viewModel).count == 6)
    #expect(viewModel.message == nil)
  }

  @Test func `what is said of a word tells its strength and its sentences`() throws {
    let words = try met("a b", "b c", "c d", "d e")
    let viewModel = WordsViewModel(words, context: stage.context)
    let about = words.words.indices.map(viewModel.about)
    #expect(
      about == [
        "a: stays for days, in 1 sentence", "b: stays for weeks, in 2 sentences",
        "c: stays for months, in 2 sentences", "d: stays for months, in 2 sentences",
        "e: stays for months, in 1 sentence",
      ])
    #expect(words.counts == [0, 1, 1, 3, 0])
    #expect(words.knownCount == 3)
  }

  @Test func `words that are not known yet are gathered when they show`() async throws {
    try await stage.database.study(.standUp, daysAgo: [1])
    let viewModel = WordsViewModel(nil, context: stage.context)
    #expect(viewModel.message == .loading)
    viewModel.reading.appeared()
    await stage.window.work.finished()
    #expect(viewModel.message == nil)
    #expect(shown(viewModel).contains("student"))
  }

  @Test func `words that were given show at once, and are gathered anew the next time`()
    async throws
  {
    let viewModel = WordsViewModel(try met(), context: stage.context)
    viewModel.reading.appeared()
    #expect(viewModel.message == .empty)
    try await stage.database.study(.standUp, daysAgo: [1])
    await stage.window.work.finished()
    #expect(viewModel.message == .empty)
    viewModel.reading.appeared()
    await stage.window.work.finished()
    #expect(shown(viewModel).contains("student"))
    let edition = viewModel.reading.edition
    viewModel.reading.appeared()
    await stage.window.work.finished()
    #expect(viewModel.reading.edition == edition, "the same words are not shown anew")
  }

  @Test func `a database that cannot be read is said, and tried again`() async throws {
    try await stage.database.study(.standUp, daysAgo: [1])
    try await stage.database.hide("card")
    let viewModel = WordsViewModel(nil, context: stage.context)
    viewModel.reading.appeared()
    await stage.window.work.finished()
    #expect(viewModel.message == .failure)
    #expect(!viewModel.text(of: .failure).isEmpty)
    try await stage.database.show("card")
    viewModel.reading.reloadRequested()
    await stage.window.work.finished()
    #expect(viewModel.message == nil)
  }

  @Test func `both orders have each word once, whatever is searched for`() throws {
    var generator = Lessons.SeededGenerator(seed: 5)
    let letters = Array("abc 한국ㄱ")
    for _ in 0..<100 {
      let answers = (0..<6).map { _ in
        "x" + String((0..<8).compactMap { _ in letters.randomElement(using: &generator) })
      }
      let words = try met(answers[0], answers[1], answers[2])
      let search = TextSearch(String(answers[3].suffix(1)))
      let found = words.numbers(matching: search, weakestFirst: true)
      #expect(Set(found).count == found.count)
      #expect(found.sorted() == words.numbers(matching: search, weakestFirst: false))
      let stabilities = found.map { words.words[$0].card.memory.stability }
      #expect(stabilities == stabilities.sorted())
    }
  }
}
