import AppText
import Lessons

/// What Progress shows, in words: each chart stands below the sentence that tells it.
struct ProgressSentences {
  let figures: ProgressFigures
  let words: Localization

  /// How much was done in the last year.
  var year: String {
    let days = figures.studiedDays
    guard let fullest = Self.fullest(days) else { return words[.progressYearNothing] }
    return words[
      .progressYearValue(
        answers: words.count(.answers, days.reduce(0) { $0 + $1.count }),
        days: words.count(.days, days.count), date: words.date(of: fullest.day), most: fullest.count
      )]
  }

  /// How the streak stands, and what it takes to go on.
  var streak: String {
    let streak = figures.streak
    guard streak.length > 0 else { return noStreak }
    let days = words.count(.days, streak.length)
    let length = words[
      streak.length == streak.longest
        ? .progressStreakLongest(days: days)
        : .progressStreakValue(days: days, longest: words.count(.days, streak.longest))]
    let today = streak.isTodayDone ? nil : words[.progressStreakOpen]
    let freeze = words[streak.hasFreeze ? .todayFreezeLeft : .todayFreezeUsed]
    return [length, today, freeze].compactMap(\.self).joined(separator: " ")
  }

  private var noStreak: String {
    let longest = figures.streak.longest
    return longest == 0
      ? words[.progressStreakNone]
      : words[.progressStreakOver(longest: words.count(.days, longest))]
  }

  /// The reviews of the last days.
  var past: String {
    let reviews = figures.pastReviews
    let days = words.count(.days, reviews.count)
    guard let fullest = Self.fullest(reviews) else {
      return words[.progressPastNothing(days: days)]
    }
    return words[
      .progressPast(
        days: days, reviews: words.count(.reviews, reviews.reduce(0) { $0 + $1.count }),
        date: words.weekdayAndDate(of: fullest.day), most: fullest.count)]
  }

  /// The reviews of the coming days.
  var coming: String {
    let reviews = figures.comingReviews
    let days = words.count(.days, reviews.count)
    let total = reviews.reduce(0) { $0 + $1.count }
    guard total == 0 else {
      return words[
        .progressComing(
          days: days, reviews: words.count(.reviews, total), today: reviews.first?.count ?? 0)]
    }
    guard let next = figures.nextDueDay else {
      return words[.progressComingNothing(days: days)]
    }
    return words[
      .progressComingLater(days: days, date: words.date(of: next, seenOn: figures.today))]
  }

  /// How much is remembered, beside how much is wanted.
  var retention: String {
    let recent = figures.recent
    let days = words.count(.days, ProgressFigures.retentionDays)
    let wanted = Self.percent(figures.wantedRetention)
    guard recent.reviews > 0 else {
      return words[.progressRetentionNone(days: days, wanted: wanted)]
    }
    let reviews = words.count(.reviews, recent.reviews)
    guard let retention = figures.retention else {
      return words[
        .progressRetentionFew(
          recalled: recent.recalled, reviews: reviews, days: days, wanted: wanted)]
    }
    return words[
      .progressRetention(
        rate: Self.percent(retention), reviews: reviews, days: days, wanted: wanted)]
  }

  /// The day with most, the last of equal ones; nil when there was nothing on any.
  private static func fullest(
    _ days: [ProgressFigures.DayCount]
  ) -> ProgressFigures.DayCount? {
    days.reversed().max { $0.count < $1.count }.flatMap { $0.count > 0 ? $0 : nil }
  }

  private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
