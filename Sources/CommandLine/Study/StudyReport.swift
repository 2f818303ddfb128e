import AppText
import FoundationEssentials
import Lessons
import Storage
import Terminal

/// The figures of study in words, or for programs.
struct StudyReport {
  let figures: StudyFigures
  private let words: Localization

  init(_ figures: StudyFigures, words: Localization) {
    self.figures = figures
    self.words = words
  }

  /// A line a figure, its name before it.
  var lines: [String] {
    let waiting = figures.due.summary.waiting
    let waits = waiting.isEmpty ? [] : [("", words.sentence(forWaiting: waiting))]
    let lines =
      [(words[.statsDue], DueReport(figures.due, words: words).line)] + waits + [
        (words[.statsStreak], streak),
        (words[.statsToday], today),
        (words[.statsTotal], total), (words[.statsSentences], sentences),
        (words[.statsRetention], retention),
        (words[.statsForecast], figures.forecast.counts.map(String.init).joined(separator: " ")),
      ]
    let width = lines.map(\.0.displayWidth).max() ?? 0
    return lines.map { name, value in
      name + String(repeating: " ", count: width - name.displayWidth + 2) + value
    }
  }

  private var streak: String {
    let streak = figures.due.summary.streak
    return words[
      .statsStreakValue(
        days: words.count(.days, streak.length), longest: words.count(.days, streak.longest))]
  }

  private var today: String {
    let tally = figures.due.summary.tally
    return words[
      .statsTodayValue(
        answers: words.count(.answers, tally.answers), new: tally.newSentences,
        reviews: words.count(.reviews, tally.repetitions), time: words.timeSpent(tally))]
  }

  private var total: String {
    words[
      .statsTotalValue(
        answers: words.count(.answers, figures.total.answers),
        days: words.count(.days, figures.days), time: words.timeSpent(figures.total))]
  }

  private var sentences: String {
    words[.statsSentencesValue(count: figures.total.newSentences, mature: figures.matureSentences)]
  }

  private var retention: String {
    let wanted = Self.percent(figures.plan.wantedRetention)
    let recent = figures.recent
    guard let rate = recent.tellingRetention else {
      return words[.statsRetentionUnknown(wanted: wanted)]
    }
    return words[
      .statsRetentionValue(
        rate: Self.percent(rate), reviews: words.count(.reviews, recent.reviews),
        days: words.count(.days, StudyFigures.recentDays), wanted: wanted)]
  }

  private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
