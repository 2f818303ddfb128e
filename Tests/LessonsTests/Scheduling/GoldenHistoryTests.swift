import FoundationEssentials
import Testing

@testable import Lessons

/// Compares with what the reference implementation makes of the same answers.
struct GoldenHistoryTests {
  @Test func `every golden history gives the same memory and the same times`() throws {
    let histories = try GoldenHistory.all()
    #expect(histories.count >= 500)
    var stages: Set<Character> = []
    for history in histories {
      stages.formUnion(history.answers.compactMap(\.stage.first))
      check(history)
    }
    #expect(stages == ["L", "V", "R"])
  }

  private func check(_ history: GoldenHistory) {
    var card: Card?
    var time = history.start
    for (index, answer) in history.answers.enumerated() {
      time += answer.gap
      let next = history.scheduler.review(card, grade: answer.grade, at: time).card
      let place: Comment = "\(history.line), answer \(index)"
      #expect(next.memory.stability.isNear(answer.stability), place)
      #expect(next.memory.difficulty.isNear(answer.difficulty), place)
      #expect(next.due - time == answer.wait, place)
      #expect(next.stage.sign == answer.stage, place)
      #expect(next.lastReview == time, place)
      card = next
    }
  }

  @Test func `replaying a golden history gives its last card`() throws {
    for history in try GoldenHistory.all() {
      var time = history.start
      let log = history.answers.map { answer in
        time += answer.gap
        return LoggedReview(grade: answer.grade.rawValue, time: time)
      }
      let replayed = history.scheduler.replay(log)
      let last = try #require(history.answers.last)
      #expect(replayed.setAside == 0)
      #expect(replayed.reviews.count == history.answers.count)
      #expect(replayed.card?.due == time + last.wait)
      #expect(replayed.card?.stage.sign == last.stage)
    }
  }
}

extension Double {
  /// Equal to a millionth, absolute or relative.
  fileprivate func isNear(_ other: Double) -> Bool {
    abs(self - other) <= 1e-6 * Swift.max(1, abs(other))
  }
}

extension Card.Stage {
  /// As the golden file writes it.
  fileprivate var sign: String {
    switch self {
    case .learning(let step): "L\(step)"
    case .review: "V"
    case .relearning(let step): "R\(step)"
    }
  }
}
