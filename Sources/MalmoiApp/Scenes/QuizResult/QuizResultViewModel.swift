import Lessons
import TerminalUI

/// What a sitting came to, in words.
package final class QuizResultViewModel {
  /// What the result shares with all scenes.
  package let context: AppContext
  /// The day that was done.
  package let title: String
  /// What happened, line by line.
  package let lines: [String]

  private let dismissal: Dismissal<Void>

  /// The result of a sitting over the day of that number, counted from one.
  package init(
    result: QuizResult, dayNumber: Int, context: AppContext, dismissal: Dismissal<Void>
  ) {
    self.context = context
    self.dismissal = dismissal
    let words = context.localization
    title = words.text(.resultTitle, ["day": dayNumber])
    lines = Self.counts(result, words) + Self.missed(result, words)
  }

  /// The learner goes on.
  package func continueRequested() {
    dismissal.close(with: ())
  }

  private static func counts(_ result: QuizResult, _ words: Localization) -> [String] {
    let hinted = result.outcomes.count { $0.hints > 0 }
    let facts = [
      words.count(.sentences, result.outcomes.count),
      words.text(.resultRight, ["count": result.rightAtOnceCount]),
      result.rightLaterCount > 0
        ? words.text(.resultMistaken, ["count": result.rightLaterCount]) : nil,
    ]
    let seconds = Int(result.took.components.seconds)
    let duration = words.text(
      .resultDuration, ["minutes": seconds / 60, "seconds": seconds % 60])
    let hints = hinted > 0 ? words.text(.resultHints, ["count": hinted]) : nil
    return [
      facts.compactMap(\.self).joined(separator: "   "),
      [duration, hints].compactMap(\.self).joined(separator: "   "),
    ]
  }

  private static func missed(_ result: QuizResult, _ words: Localization) -> [String] {
    guard !result.missed.isEmpty else {
      return result.rightLaterCount == 0 ? ["", words[.resultPerfect]] : []
    }
    let pairs = result.missed.prefix(8).map { missed in
      missed.given.map { "\(missed.expected) / \($0)" } ?? missed.expected
    }
    return ["", words.text(.resultMissed, ["words": pairs.joined(separator: " · ")])]
  }
}
