import AppText
import Lessons
import Storage

extension TodayViewModel {
  /// Words what was read; nil before anything was.
  var words: TodayWords? {
    figures.map { TodayWords(figures: $0, words: context.localization) }
  }

  /// The course to begin with.
  var beginning: TodayCard {
    let words = context.localization
    guard let suggestion else { return TodayCard(title: "") }
    return TodayCard(
      title: suggestion.title, status: words.count(.days, suggestion.totalDays),
      detail: suggestion.description, button: words[.coursesStart])
  }

  /// Why the figures cannot be read; empty when they can.
  var failureText: String {
    failure.map(context.localization.sentence(for:)) ?? ""
  }

  /// Sentences the learner wants to answer today; 0 is no goal.
  var dailyGoal: Int { context.settings.values.dailyGoal }

  /// Whether there is a text that was never saved, to be gone on with.
  var hasDraft: Bool { figures?.leftDraft != nil }

  /// Whether there is a memo to be opened.
  var hasMemo: Bool { figures?.newestMemo != nil }
}
