import Testing

@testable import Lessons

struct AnsweringTests {
  private static func card(stability: Double, _ stage: Card.Stage = .review) -> Card {
    Card(
      stage: stage, memory: Memory(stability: stability, difficulty: 5), due: 1_800_000_000,
      lastReview: 1_700_000_000)
  }

  private static let cards: [Card?] = [
    nil, card(stability: 2, .learning(step: 1)), card(stability: 3), card(stability: 7),
    card(stability: 21), card(stability: 400), card(stability: 9, .relearning(step: 0)),
  ]
  private static let kinds: [ExerciseKind?] = [
    nil, .build, .gap, .type, ExerciseKind(rawValue: "listen"),
  ]

  @Test(arguments: cards)
  func `the learner's choice stands whatever is known`(card: Card?) {
    for last in Self.kinds {
      #expect(Answering.bank.kind(for: card, after: last) == .build)
      #expect(Answering.typing.kind(for: card, after: last) == .type)
      let isKnownForLong = card?.isMature == true
      #expect(
        Answering.automatic.kind(for: card, after: last) == (isKnownForLong ? .type : .build))
    }
  }

  @Test func `in turn no sentence is asked twice running in the same way`() {
    for card in Self.cards {
      for last in Self.kinds {
        #expect(Answering.mixed.kind(for: card, after: last) != last)
      }
    }
  }

  @Test(
    arguments: zip(
      cards,
      [
        (ExerciseKind.build, ExerciseKind.gap), (.build, .gap), (.build, .type), (.type, .type),
        (.type, .type), (.type, .type), (.build, .gap),
      ]))
  func `what is known better is asked harder`(
    card: Card?, kinds: (first: ExerciseKind, afterBuilding: ExerciseKind)
  ) {
    #expect(Answering.mixed.kind(for: card, after: nil) == kinds.first)
    #expect(Answering.mixed.kind(for: card, after: .build) == kinds.afterBuilding)
  }
}
