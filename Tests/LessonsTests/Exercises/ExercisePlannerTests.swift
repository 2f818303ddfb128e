import Testing

@testable import Lessons

struct ExercisePlannerTests {
  private static func card(stability: Double, _ stage: Card.Stage = .review) -> Card {
    Card(
      stage: stage, memory: Memory(stability: stability, difficulty: 5), due: 1_800_000_000,
      lastReview: 1_700_000_000)
  }

  private static let cards: [Card?] = [
    nil, card(stability: 2, .learning(step: 0)), card(stability: 2, .learning(step: 1)),
    card(stability: 3), card(stability: 7), card(stability: 21), card(stability: 400),
    card(stability: 9, .relearning(step: 0)),
  ]
  private static let kinds: [ExerciseKind?] = [
    nil, .build, .gap, .type, .choose, .hearAndBuild, .hearAndType,
    ExerciseKind(rawValue: "sung"),
  ]
  private static let silent = ExercisePlanner(.mixed, without: ExerciseKind.heard)

  @Test(arguments: cards)
  func `the learner's choice stands whatever is known`(card: Card?) {
    for last in Self.kinds {
      #expect(ExercisePlanner(.bank).kind(for: card, after: last) == .build)
      #expect(ExercisePlanner(.typing).kind(for: card, after: last) == .type)
      let isKnownForLong = card?.isMature == true
      #expect(
        ExercisePlanner(.automatic).kind(for: card, after: last)
          == (isKnownForLong ? .type : .build))
    }
  }

  @Test func `in turn no sentence is asked twice running in the same way`() {
    for planner in [ExercisePlanner(.mixed), Self.silent] {
      for card in Self.cards {
        for last in Self.kinds {
          #expect(planner.kind(for: card, after: last) != last)
        }
      }
    }
  }

  @Test(
    arguments: zip(
      cards,
      [
        [ExerciseKind.build, .gap], [.build, .choose, .gap], [.build, .gap], [.build, .type],
        [.type, .build], [.type, .build], [.type, .build], [.build, .gap],
      ]))
  func `what is known better is asked harder`(card: Card?, ring: [ExerciseKind]) {
    var last: ExerciseKind?
    for kind in ring + ring {
      let next = Self.silent.kind(for: card, after: last)
      #expect(next == kind)
      last = next
    }
  }

  @Test(
    arguments: zip(
      cards,
      [
        [ExerciseKind.build, .gap], [.build, .choose, .gap], [.build, .gap],
        [.build, .hearAndBuild, .type], [.type, .hearAndBuild, .build],
        [.type, .hearAndType, .build], [.type, .hearAndType, .build], [.build, .gap],
      ]))
  func `sound comes in between`(card: Card?, ring: [ExerciseKind]) {
    var last: ExerciseKind?
    for kind in ring {
      last = ExercisePlanner(.mixed).kind(for: card, after: last)
      #expect(last == kind)
    }
  }

  @Test func `kinds that were switched off are never asked`() {
    let off: Set<ExerciseKind> = [.gap, .choose, .hearAndBuild, .hearAndType, .type]
    for card in Self.cards {
      for last in Self.kinds {
        #expect(ExercisePlanner(.mixed, without: off).kind(for: card, after: last) == .build)
      }
    }
  }
}
