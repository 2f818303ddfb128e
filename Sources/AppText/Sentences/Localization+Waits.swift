import Lessons
import Storage

extension Localization {
  /// How long something is off, in the largest unit that counts at least one: "in 3 hours".
  ///
  /// Minutes are rounded up: what is said to be over is.
  package func wait(until time: Int64, from now: Int64) -> String {
    let seconds = max(0, time - now)
    let units: [(key: CountKey, seconds: Int64)] = [(.inDays, 86_400), (.inHours, 3_600)]
    for unit in units where seconds >= unit.seconds {
      return count(unit.key, Int(seconds / unit.seconds))
    }
    return count(.inMinutes, Int((seconds + 59) / 60))
  }

  /// A day that comes, counted from today: "tomorrow", "in 3 days", "in 2 months".
  package func day(in days: Int) -> String {
    switch days {
    case ...0: self[.dateToday]
    case 1: self[.dateTomorrow]
    case ..<61: count(.inDays, days)
    case ..<730: count(.inMonths, Int((Double(days) / 30.44).rounded()))
    default: count(.inYears, Int((Double(days) / 365.25).rounded()))
    }
  }

  /// When a card comes back: in minutes at a short step, else on a day.
  ///
  /// - Parameter calendar: what the learner's days begin by.
  package func returnTime(of card: Card, at now: Timestamp, _ calendar: StudyCalendar) -> String {
    if card.isInSteps {
      return self[.dateIn(time: roughly(.seconds(max(0, card.due - now.seconds))))]
    }
    let today = calendar.day(at: now.seconds, utcOffset: now.utcOffset)
    return day(in: today.distance(to: calendar.day(at: card.due, utcOffset: now.utcOffset)))
  }

  /// When something becomes due: in minutes or hours today, else on a day, as a calendar counts
  /// them.
  ///
  /// - Parameters:
  ///   - time: seconds since 1970 UTC, as `now`.
  ///   - days: how many days of study off that is.
  package func wait(until time: Int64, in days: Int, from now: Int64) -> String {
    days > 0 ? day(in: days) : wait(until: time, from: now)
  }

  /// Sentences that wait for courses which are not on this machine.
  package func sentence(forWaiting courses: [WaitingCourse]) -> String {
    let named = courses.prefix(3).map(\.name)
    let others = courses.count > named.count ? ["…"] : []
    let reviews = count(.reviewsWait, courses.reduce(0) { $0 + $1.count })
    let names = (named + others).joined(separator: ", ")
    return self[
      courses.count == 1
        ? .reviewsWaiting(reviews: reviews, courses: names)
        : .reviewsWaitingForSeveral(reviews: reviews, courses: names)]
  }

  /// The time that was spent on answers.
  package func timeSpent(_ tally: DayTally) -> String {
    tally.milliseconds > 0
      ? roughly(.milliseconds(tally.milliseconds)) : count(.minutes, 0)
  }

  /// About how long something takes: whole minutes, hours from an hour and a half on.
  package func roughly(_ time: Duration) -> String {
    let minutes = max(1, Int((time / .seconds(60)).rounded(.up)))
    return minutes < 90
      ? count(.minutes, minutes)
      : self[.timeHours(hours: count(.hours, minutes / 60), minutes: minutes % 60)]
  }
}
