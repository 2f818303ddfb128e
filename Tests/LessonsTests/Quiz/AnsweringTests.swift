import Lessons
import Testing

struct AnsweringTests {
  private static let mature = card(.review, stability: 21)
  private static let young: [Card?] = [
    nil, card(.learning(step: 0), stability: 50), card(.relearning(step: 0), stability: 50),
    card(.review, stability: 20.9),
  ]

  private static func card(_ stage: Card.Stage, stability: Double) -> Card {
    Card(
      stage: stage, memory: Memory(stability: stability, difficulty: 5), due: 2_000,
      lastReview: 1_000)
  }

  @Test(arguments: young + [mature])
  func `who chose blocks or typing always gets them`(card: Card?) {
    #expect(Answering.bank.kind(for: card) == .build)
    #expect(Answering.typing.kind(for: card) == .type)
  }

  @Test(arguments: young)
  func `a sentence not known for long is built from blocks`(card: Card?) {
    #expect(Answering.automatic.kind(for: card) == .build)
  }

  @Test func `a mature sentence is typed`() {
    #expect(Answering.automatic.kind(for: Self.mature) == .type)
  }
}
