/// Days of study in a row.
///
/// The rule: a day counts when anything was answered on it. One missed day a week, Monday to
/// Sunday, is forgiven: it takes the week's freeze, which is there again on Monday. It does not
/// count, but what was counted before stays. A second missed day in the week, frozen or not, ends
/// the streak, and the next day of study begins a new one. Today is missed only once it is over.
///
/// Travel ends no streak: a day that was skipped by flying east over it is not missed. Whether one
/// was is told by the clock the learner had before: only days that passed by that clock too can be
/// missed. After flying west today may even be a day that comes before the last one studied. What
/// is still to come, which a clock set wrong has left behind, does not count.
package struct Streak: Hashable, Sendable {
  /// What became of a day.
  package enum DayState: Hashable, Sendable, CaseIterable {
    /// Something was answered.
    case studied
    /// Missed, and forgiven by the week's freeze.
    case frozen
    /// Skipped by travelling east.
    case travelled
    /// Missed, and no streak went over it.
    case missed
    /// Before the first day of study ever: nothing was missed.
    case before
    /// Today, with nothing answered yet.
    case open
    /// Still to come.
    case ahead
  }

  /// Days studied in a row, up to today or yesterday; frozen ones do not count.
  package let length: Int
  /// The greatest length there ever was.
  package let longest: Int
  /// This week's seven days, Monday first.
  package let week: [DayState]
  /// Whether this week's freeze is still there.
  package let hasFreeze: Bool

  /// Whether something was answered today.
  package var isTodayDone: Bool { !week.contains(.open) }

  /// The streak as it stands now.
  ///
  /// - Parameters:
  ///   - days: all days that were studied, in any order.
  ///   - now: seconds since 1970 UTC.
  ///   - utcOffset: local time minus UTC in seconds, now.
  ///   - calendar: how the days were counted.
  /// - Complexity: O(n log n) in the count of days.
  package init(
    _ days: some Sequence<StudiedDay>, now: Int64, utcOffset: Int,
    calendar: StudyCalendar = StudyCalendar()
  ) {
    let today = calendar.day(at: now, utcOffset: utcOffset)
    var walk = Walk(calendar: calendar)
    let latest = today.advanced(by: Self.mostFlownOver)
    let past = days.filter { $0.day <= today || ($0.firstAt <= now && $0.day <= latest) }
    for day in past.sorted(by: { $0.day < $1.day }) {
      walk.goOn(to: day)
    }
    walk.arrive(at: today, now: now)
    length = walk.length
    longest = walk.longest
    let monday = today.monday
    hasFreeze = walk.lastFrozenWeek != monday
    week = (0..<7).map { walk.state(of: monday.advanced(by: $0), today: today) }
  }

  /// No two clocks on earth differ by more days; a damaged file may say so.
  private static let mostFlownOver = 2

  /// The way from the first day of study to today.
  private struct Walk {
    let calendar: StudyCalendar
    private(set) var length = 0
    private(set) var longest = 0
    /// The Monday of the week whose freeze was taken last.
    private(set) var lastFrozenWeek: StudyDay?
    private var first: StudyDay?
    private var last: StudiedDay?
    private var states: [StudyDay: DayState] = [:]

    init(calendar: StudyCalendar) {
      self.calendar = calendar
    }

    mutating func goOn(to next: StudiedDay) {
      guard next.day != last?.day else { return }
      cross(to: next.day, at: next.firstAt)
      length += 1
      longest = max(longest, length)
      states[next.day] = .studied
      first = first ?? next.day
      last = next
    }

    mutating func arrive(at today: StudyDay, now: Int64) {
      cross(to: today, at: now)
    }

    /// Crosses the days between the last day of study and another.
    ///
    /// Where the learner's old clock counts fewer of them, the last ones were flown over.
    private mutating func cross(to day: StudyDay, at time: Int64) {
      guard let last, last.day.distance(to: day) > 1 else { return }
      let byOldClock = calendar.day(at: time, utcOffset: last.lastOffset)
      let skippedCount = last.day.distance(to: day) - 1
      let missedCount = max(
        last.day.distance(to: min(byOldClock, day)) - 1, skippedCount - mostFlownOver, 0)
      for (index, skipped) in (last.day.advanced(by: 1)..<day).enumerated() {
        guard index < missedCount else {
          states[skipped] = .travelled
          continue
        }
        guard lastFrozenWeek != skipped.monday else {
          length = 0
          return
        }
        lastFrozenWeek = skipped.monday
        states[skipped] = .frozen
      }
    }

    func state(of day: StudyDay, today: StudyDay) -> DayState {
      if let state = states[day] { return state }
      if day == today { return .open }
      if day > today { return .ahead }
      return first.map { day < $0 } ?? true ? .before : .missed
    }
  }
}
