import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// What a session came to, in words.
@Observable
package final class QuizResultViewModel {
  /// What the learner does next.
  package enum Choice: Hashable, Sendable {
    /// Goes on with more reviews.
    case goOn
    /// Goes back to where the session began.
    case leave
    /// Takes the last answer back, and answers again.
    case undo
  }

  /// What the result shares with all scenes.
  @ObservationIgnored let context: any WordsContext
  /// What was done: a day, or reviews.
  package let title: String
  /// What became of each sentence, in order.
  let outcomes: [SentenceOutcome]
  /// How many sentences there were, and how many went which way; to be kept whole in a line.
  package let counts: [String]
  /// What else there is to say, line by line.
  package let lines: [String]

  /// What the learner may do, as words on buttons; the first goes on with more reviews when there
  /// are two.
  package let buttons: [String]
  /// The button that Enter presses.
  package private(set) var focusedButton = 0

  /// Whether the last answer can be undone.
  package let canUndo: Bool

  @ObservationIgnored private let dismissal: Dismissal<Choice>

  /// The result of a session.
  ///
  /// - Parameters:
  ///   - finishedDays: how many days the course has, when all of them are done now.
  ///   - returns: when its sentences come back, as `ReturnsContext.returns(of:)` words it.
  ///   - canUndo: whether the last answer can be undone.
  ///   - dismissal: closed with what the learner does next.
  init(
    result: QuizResult, subject: QuizSubject, finishedDays: Int? = nil, returns: String?,
    canUndo: Bool = false,
    context: any WordsContext, dismissal: Dismissal<Choice>
  ) {
    self.context = context
    self.canUndo = canUndo
    self.dismissal = dismissal
    let words = context.localization
    outcomes = result.outcomes
    title = subject.resultTitle(isCourseDone: finishedDays != nil, words: words)
    let end = finishedDays.map {
      words[.resultCourseDone(days: words.count(.days, $0))]
    }
    counts = Self.counts(result, words)
    let more =
      subject.left > 0
      ? words[.reviewMoreDue(reviews: words.count(.reviews, subject.left))] : nil
    lines =
      [Self.duration(result.took, words)] + [end, returns, more].compactMap(\.self)
      + Self.missed(result, words)
    buttons =
      more == nil
      ? [words[.resultContinue]] : [words[.reviewGoOn], words[.reviewEnough]]
  }

  /// The learner moved to the other button.
  package func focusMoved() {
    focusedButton = (focusedButton + 1) % buttons.count
  }

  /// The learner presses a button.
  package func chosen(_ button: Int) {
    dismissal.close(with: buttons.count > 1 && button == 0 ? .goOn : .leave)
  }

  /// The learner wants no more.
  package func closed() {
    dismissal.close(with: .leave)
  }

  /// The learner wants the last answer undone.
  package func undoRequested() {
    dismissal.close(with: .undo)
  }

  private static func counts(_ result: QuizResult, _ words: Localization) -> [String] {
    let mistaken = result.outcomes.count { $0.isRight && $0.mistakes > 0 }
    let hinted = result.rightLaterCount - mistaken
    return [
      words.count(.sentences, result.outcomes.count),
      words[.resultRight(count: result.rightAtOnceCount)],
      mistaken > 0 ? words[.resultMistaken(count: mistaken)] : nil,
      hinted > 0 ? words[.resultHints(count: hinted)] : nil,
    ].compactMap(\.self)
  }

  /// A time in the two units that matter.
  private static func duration(_ time: Duration, _ words: Localization) -> String {
    let seconds = Int(time.components.seconds)
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3_600)
    if hours > 0 { return words[.resultHours(hours: hours, minutes: minutes)] }
    guard minutes > 0 else { return words[.resultSeconds(seconds: seconds)] }
    return words[.resultDuration(minutes: minutes, seconds: seconds % 60)]
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
    if omitted > 0 { texts.append(words[.resultMissedMore(count: omitted)]) }
    let list = texts.joined(separator: words[.listSeparator])
    return ["", words[.resultMissed(words: list)]]
  }

  /// Missed words that are named.
  private static let missedLimit = 8
}
