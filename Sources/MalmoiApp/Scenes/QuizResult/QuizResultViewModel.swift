import Lessons
import TerminalUI

/// What a sitting came to, in words.
package final class QuizResultViewModel {
  /// What the result shares with all scenes.
  package let context: AppContext
  /// The day that was done.
  package let title: String
  /// How many sentences there were, and how many went which way; to be kept whole in a line.
  package let counts: [String]
  /// What else there is to say, line by line.
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
    counts = Self.counts(result, words)
    lines = [Self.duration(result.took, words)] + Self.missed(result, words)
  }

  /// The learner goes on.
  package func continueRequested() {
    dismissal.close(with: ())
  }

  private static func counts(_ result: QuizResult, _ words: Localization) -> [String] {
    let mistaken = result.outcomes.count { $0.isRight && $0.tries > 1 }
    let hinted = result.rightLaterCount - mistaken
    return [
      words.count(.sentences, result.outcomes.count),
      words.text(.resultRight, ["count": result.rightAtOnceCount]),
      mistaken > 0 ? words.text(.resultMistaken, ["count": mistaken]) : nil,
      hinted > 0 ? words.text(.resultHints, ["count": hinted]) : nil,
    ].compactMap(\.self)
  }

  /// A time in the two units that matter.
  private static func duration(_ time: Duration, _ words: Localization) -> String {
    let seconds = Int(time.components.seconds)
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3_600)
    if hours > 0 { return words.text(.resultHours, ["hours": hours, "minutes": minutes]) }
    guard minutes > 0 else { return words.text(.resultSeconds, ["seconds": seconds]) }
    return words.text(.resultDuration, ["minutes": minutes, "seconds": seconds % 60])
  }

  /// The words that were missed, each beside what was given for it; praise when none were.
  private static func missed(_ result: QuizResult, _ words: Localization) -> [String] {
    guard !result.missed.isEmpty else {
      return result.rightLaterCount == 0 ? ["", words[.resultPerfect]] : []
    }
    var texts = result.missed.prefix(missedLimit).map { missed in
      missed.given.map { "\(missed.expected) / \($0)" } ?? missed.expected
    }
    let omitted = result.missed.count - texts.count
    if omitted > 0 { texts.append(words.text(.resultMissedMore, ["count": omitted])) }
    let list = texts.joined(separator: words[.listSeparator])
    return ["", words.text(.resultMissed, ["words": list])]
  }

  /// Missed words that are named.
  private static let missedLimit = 8
}
