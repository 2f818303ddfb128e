import AppText
import Lessons
import Storage

/// What a card of Today says.
struct TodayCard: Hashable {
  let title: String
  /// Beside the title: how much, how far.
  var status = ""
  /// Below the title; may be empty.
  var detail = ""
  /// What Enter does; empty when it does nothing.
  var button = ""
  /// The part that is done, from 0 to 1, to be drawn as a bar; nil where there is none.
  var fraction: Double?
}

/// Words what Today shows.
struct TodayWords {
  let figures: TodayFigures
  let words: Localization

  // MARK: What to study

  /// What is due with the time it will take, or when something will be.
  var reviews: TodayCard {
    let summary = figures.summary
    guard summary.due > 0 else {
      return TodayCard(title: words[.todayNothingDue], detail: nextReviews)
    }
    return TodayCard(
      title: words.count(.reviewsDue, summary.due),
      status: words[.todayAbout(time: words.roughly(summary.timeNeeded))],
      detail: summary.due > ReviewSession.limit
        ? words[.todayAtATime(count: ReviewSession.limit)] : tomorrow,
      button: words[.coursesReview])
  }

  /// What would be due, were its courses here.
  var waiting: String { words.sentence(forWaiting: figures.summary.waiting) }

  /// When the next ones come, and how many they are.
  private var nextReviews: String {
    let summary = figures.summary
    guard let moment = summary.nextDue, let day = summary.nextDueDay else {
      return summary.waiting.isEmpty ? words[.todayNoCardsYet] : ""
    }
    let days = summary.today.distance(to: day)
    let when = words.wait(until: moment, in: days, from: figures.now.seconds)
    let forecast = figures.forecast
    let known = forecast.counts.indices.contains(days) ? forecast.counts[days] : 0
    let next = known + (days == 0 ? forecast.waiting : 0)
    guard next > 0 else { return words[.todayNext(what: when)] }
    let count = words.count(.sentences, next)
    return words[.todayNext(what: count + words[.listSeparator] + when)]
  }

  private var tomorrow: String {
    let count = figures.forecast.counts.dropFirst().first ?? 0
    guard count > 0 else { return words[.todayThenDone] }
    return words[.todayThen(what: words.count(.sentences, count), when: words.day(in: 1))]
  }

  /// The course being done.
  func course(isOpening: Bool) -> TodayCard {
    guard let current = figures.current else { return courses }
    let standing = current.standing
    let day = min((standing.nextDay ?? 0) + 1, max(1, standing.totalDays))
    let fraction =
      standing.totalSentences > 0
      ? Double(standing.doneSentences) / Double(standing.totalSentences) : 0
    return TodayCard(
      title: current.name,
      status: words[.coursesDayOf(day: day, total: standing.totalDays)],
      detail: detail(of: current),
      button: words[isOpening ? .coursesOpening : .coursesContinue], fraction: fraction)
  }

  private func detail(of current: TodayFigures.CurrentCourse) -> String {
    guard current.isAtHand else { return words[.todayNotAtHand] }
    let left = current.nextDay.map { words.count(.sentencesLeft, $0.sentencesLeft) }
    return [current.nextDay?.title, left].compactMap(\.self).joined(
      separator: words[.listSeparator])
  }

  /// All courses, where none is being done.
  var courses: TodayCard {
    guard let current = figures.current else {
      return TodayCard(
        title: words[.todayAllCourses], detail: words[.todayAllCoursesDetail],
        button: words[.todayChoose])
    }
    return TodayCard(
      title: words[.todayNextCourse],
      detail: words[.todayCourseDone(course: current.name)],
      button: words[.todayChoose])
  }

  // MARK: How things stand

  /// Days in a row.
  var streak: String {
    let length = figures.summary.streak.length
    return length > 0 ? words.count(.streakDays, length) : words[.todayNoStreak]
  }

  /// What became of this week's freeze; empty while there is no streak it could save.
  var freeze: String {
    let streak = figures.summary.streak
    guard streak.length > 0 else { return "" }
    return words[streak.hasFreeze ? .todayFreezeLeft : .todayFreezeUsed]
  }

  /// What was done today, against the goal if there is one.
  func day(goal: Int) -> TodayCard {
    let tally = figures.summary.tally
    let done =
      tally.answers == 0
      ? words[.todayNothingDone]
      : words[
        .todayDone(answers: words.count(.answers, tally.answers), time: words.timeSpent(tally))]
    guard goal > 0 else { return TodayCard(title: words[.statsToday], detail: done) }
    let sentences = figures.summary.sentencesToday
    return TodayCard(
      title: words[.todayGoal],
      status: words[.todayGoalOf(done: sentences, goal: goal)],
      detail: done, fraction: Double(sentences) / Double(goal))
  }

  /// Reviews on each of the seven days after today, with the day's short name.
  var ahead: [(day: String, count: Int)] {
    zip(1..., figures.forecast.counts.dropFirst()).map { distance, count in
      (words.weekday(of: figures.summary.today.advanced(by: distance)), count)
    }
  }

  /// The text that was never saved, else the newest memo, or how to write the first one.
  var memo: TodayCard {
    if let draft = figures.leftDraft {
      return TodayCard(
        title: words.title(of: draft),
        status: [words[.todayDraft], words.moment(ofSeconds: draft.keptAt, at: figures.now)]
          .joined(separator: words[.listSeparator]))
    }
    guard let memo = figures.newestMemo else {
      return TodayCard(title: words[.todayNoMemo], detail: words[.todayNoMemoDetail])
    }
    return TodayCard(
      title: memo.text.title,
      status: [words[.todayMemo], words.moment(ofSeconds: memo.changedAt, at: figures.now)]
        .joined(separator: words[.listSeparator]))
  }
}
