import Decks
import Lessons
import Testing

/// Collections that Anki and genanki wrote; see Fixtures/make-fixtures.py.
struct AnkiTests {
  @Test(arguments: ["latest.apkg", "legacy.apkg", "latest.colpkg"])
  func `all layouts hold the same`(name: String) throws {
    let deck = try Sample.converted(Sample.fixture(name))
    #expect(deck.format == .anki)
    #expect(deck.title == "Korean")
    #expect(
      Set(deck.pairs) == [
        "water = 물을 마셔요. | 물 마셔요.", "I am ready. = 준비됐어요 | 준비되었어요",
        "Where are you? = 어디에 있어요?", "I sleep. = 저는 자요.", "I listen. = 들어요.",
        "I drink water. = 저는 물을 마셔요.", "[…] is big. = Seoul is big.",
      ])
    #expect(deck.pairs(ofCourse: 1) == ["어디에 있어요? = Where are you?"])
    #expect(deck.ledger.read == 10 && deck.ledger.taken == 7 && deck.isBalanced)
    #expect(
      deck.ledger.leftOut.mapValues(\.count) == [.mediaOnly: 1, .formula: 1, .suspended: 1])
    #expect(deck.ledger.alterations[.alternativesSplit]?.count == 2)
    #expect(deck.ledger.alterations[.soundDropped]?.count == 1)
  }

  @Test(arguments: ["latest.apkg", "legacy.apkg", "latest.colpkg"])
  func `the log counts as Anki counts it`(name: String) throws {
    let deck = try Sample.converted(Sample.fixture(name))
    let history = deck.history
    #expect(history.read == 15)
    #expect(history.taken == 8)
    #expect(
      history.skipped == [.manual: 1, .cramming: 1, .beforeReset: 3, .incomplete: 2])
    #expect(history.startedFromMemory == 1)
    #expect(history.read == history.taken + history.skipped.values.reduce(0, +))
    let entries = deck.courses[0].entries
    let card = entries.first { $0.sentence.id.rawValue == "anki:basic-1:0" }?.card
    #expect(card?.reviews.map(\.grade) == [3, 3, 3, 1, 3, 4])
    let lost = entries.first { $0.sentence.id.rawValue == "anki:both-1:0" }?.card
    #expect(lost?.start?.stability == 61.25)
    #expect(lost?.start?.difficulty == 5.5)
  }

  @Test func `the example of a list of words is the sentence`() throws {
    let deck = try Sample.converted(Sample.fixture("words.apkg"))
    #expect(
      deck.pairs == [
        "저는 학교에 가요. = I go to school.", "밥을 먹어요. = I eat rice.",
        "일찍 자요. = I sleep early.", "오다 = to come",
      ])
    #expect(deck.courses[0].entries[0].sentence.note == "가다 — to go · gada")
    #expect(deck.ledger.alterations[.exampleUsed]?.count == 3)
  }
}
