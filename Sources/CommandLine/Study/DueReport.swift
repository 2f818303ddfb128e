import AppText
import Lessons
import Storage

/// What is due, in words or for programs.
struct DueReport {
  let figures: DueFigures
  private let words: Localization

  init(_ figures: DueFigures, words: Localization) {
    self.figures = figures
    self.words = words
  }

  /// One line that a prompt can show.
  var line: String {
    let summary = figures.summary
    guard summary.due == 0 else {
      return words[.dueNow(count: summary.due, time: words.roughly(summary.timeNeeded))]
    }
    guard let next = summary.nextDue, let day = summary.nextDueDay else {
      return words[.dueNothingYet]
    }
    let when = words.wait(until: next, in: summary.today.distance(to: day), from: figures.now)
    return words[.dueNothing(when: when)]
  }
}
