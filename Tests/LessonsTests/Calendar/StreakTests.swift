import Testing

@testable import Lessons

struct StreakTests {
  /// A Monday.
  static let monday = 20_787
  static let calendar = StudyCalendar()

  /// A day studied at noon UTC by a clock at UTC.
  static func day(_ index: Int) -> StudiedDay {
    let day = StudyDay(rawValue: monday + index)
    return StudiedDay(
      day: day, firstAt: calendar.start(of: day, utcOffset: 0) + 8 * hour, lastOffset: 0)
  }

  /// The streak on a day, at nine in the evening, after study on the days before that are marked.
  ///
  /// Weeks of marks, Monday first: `x` is a day of study; the last mark is today.
  static func streak(_ marks: String) -> Streak {
    let days = marks.filter { $0 != " " }
    let studied = days.enumerated().filter { $0.element == "x" }.map { day($0.offset) }
    let today = StudyDay(rawValue: monday + days.count - 1)
    let evening = calendar.start(of: today, utcOffset: 0) + 17 * hour
    return Streak(studied, now: evening, utcOffset: 0)
  }

  @Test(arguments: [
    // Nothing at all, today, yesterday only.
    (".", 0, 0), ("x", 1, 1), ("x.", 1, 1),
    // In a row, with today still open.
    ("xxxxx", 5, 5), ("xxxxx.", 5, 5),
    // One missed day a week is forgiven and does not count.
    ("xxx.xxx", 6, 6), ("xxx.xxx x.xxxxx", 12, 12), ("xxx..", 3, 3),
    // A second one in the same week ends it.
    ("xx.x.x", 1, 3), ("xx..x", 1, 2), ("xxx...", 0, 3), ("x.x.x.x", 1, 2),
    // The freeze of a streak that ended is spent all the same.
    ("x..x.x", 1, 1),
    // Sunday and Monday are of two weeks.
    ("xxxxxx. .x", 7, 7), ("xxxxx.. .xx", 2, 5), ("xxxxx. ..x", 1, 5),
    // What was before a long break is history.
    ("xxxxxxx ....... ..xx", 2, 7), ("xxxxxxx ....... ....", 0, 7),
  ])
  func `days in a row are counted`(marks: String, length: Int, longest: Int) {
    let streak = Self.streak(marks)
    #expect(streak.length == length, "\(marks)")
    #expect(streak.longest == longest, "\(marks)")
  }

  @Test(arguments: [
    ("x.xx", "xfxxaaa", false), ("xxx.", "xxxoaaa", true), (".", "oaaaaaa", true),
    ("..x", "bbxaaaa", true), ("..xx.x", "bbxxfxa", false), ("x..x", "xfmxaaa", false),
    ("xxxxxxx", "xxxxxxx", true),
    ("xxxxxx. .", "oaaaaaa", true), ("xxxxxxx .x", "fxaaaaa", false),
  ])
  func `the week shows what became of its days`(marks: String, week: String, hasFreeze: Bool) {
    let streak = Self.streak(marks)
    #expect(String(streak.week.map(\.sign)) == week, "\(marks)")
    #expect(streak.hasFreeze == hasFreeze, "\(marks)")
    #expect(streak.isTodayDone == (marks.last == "x"))
  }

  @Test func `a week after a streak is over is missed, one before the first day is not`() {
    #expect(String(Self.streak("x...... ..").week.map(\.sign)) == "moaaaaa")
    #expect(String(Self.streak("....... ..x").week.map(\.sign)) == "bbxaaaa")
    #expect(String(Self.streak("..").week.map(\.sign)) == "boaaaaa")
  }

  @Test func `the order and doubles of the days do not matter`() {
    let days = [0, 1, 2, 3].map(Self.day)
    let now = days[3].firstAt
    let streak = Streak(days, now: now, utcOffset: 0)
    #expect(Streak(days.reversed() + days, now: now, utcOffset: 0) == streak)
    #expect(streak.length == 4)
  }

  @Test func `a leap day is a day like others`() {
    let calendar = StudyCalendar()
    let days = [(2024, 2, 28), (2024, 2, 29), (2024, 3, 1)].map { year, month, day in
      let time = noon(year, month, day)
      return StudiedDay(day: calendar.day(at: time, utcOffset: 0), firstAt: time, lastOffset: 0)
    }
    #expect(Streak(days, now: noon(2024, 3, 1), utcOffset: 0).length == 3)
    #expect(Streak([days[0], days[2]], now: noon(2024, 3, 1), utcOffset: 0).length == 2)
  }
}

/// Clocks that change under the learner.
struct StreakTravelTests {
  /// A moment by a clock.
  struct Moment {
    let seconds: Int64
    let utcOffset: Int
  }

  /// The streak at the last of these moments, when something was answered at each of them.
  private func streak(_ moments: [Moment]) -> Streak {
    let calendar = StudyCalendar()
    var days: [StudyDay: StudiedDay] = [:]
    for moment in moments {
      let day = calendar.day(at: moment.seconds, utcOffset: moment.utcOffset)
      let first = min(days[day]?.firstAt ?? .max, moment.seconds)
      days[day] = StudiedDay(day: day, firstAt: first, lastOffset: moment.utcOffset)
    }
    let now = moments[moments.count - 1]
    return Streak(days.values, now: now.seconds, utcOffset: now.utcOffset)
  }

  private let losAngeles = -8 * 3_600
  private let seoul = 9 * 3_600

  /// Noon of a December day by a clock with this offset.
  private func at(_ day: Int, _ hourOfDay: Int64, _ utcOffset: Int) -> Moment {
    Moment(
      seconds: noon(2026, 12, day) + (hourOfDay - 12) * hour - Int64(utcOffset),
      utcOffset: utcOffset)
  }

  @Test func `flying east over a day does not miss it`() {
    // From Monday noon in Los Angeles it is 27 hours to Wednesday eight in the morning in Seoul.
    let streak = streak([
      at(6, 20, losAngeles), at(7, 12, losAngeles), at(9, 8, seoul), at(10, 8, seoul),
    ])
    #expect(streak.length == 4)
    #expect(streak.hasFreeze)
    #expect(String(streak.week.map(\.sign)) == "xtxxaaa")
  }

  @Test func `a day missed beside the one flown over is missed`() {
    let streak = streak([at(7, 12, losAngeles), at(10, 8, seoul), at(11, 8, seoul)])
    #expect(String(streak.week.map(\.sign)) == "xftxxaa")
    #expect(streak.length == 3)
    let longer = self.streak([at(7, 12, losAngeles), at(11, 8, seoul)])
    #expect(longer.length == 1)
  }

  @Test func `flying west lives a day twice, which counts once`() {
    let streak = streak([
      at(7, 9, seoul), at(8, 9, seoul), at(7, 20, losAngeles), at(8, 9, losAngeles),
      at(9, 9, losAngeles),
    ])
    #expect(streak.length == 3)
  }

  @Test func `what was studied today stays when the plane lands yesterday`() {
    let streak = streak([at(7, 9, seoul), at(8, 9, seoul), at(7, 20, losAngeles)])
    #expect(streak.length == 2)
    #expect(String(streak.week.map(\.sign)) == "xxaaaaa")
  }

  @Test func `neither change of daylight saving ends a streak`() {
    // Europe in 2026: forward on 29 March, back on 25 October.
    for (first, after, offsets) in [
      (noon(2026, 3, 27), noon(2026, 3, 29), [3_600, 7_200]),
      (noon(2026, 10, 23), noon(2026, 10, 25), [7_200, 3_600]),
    ] {
      for clock in [-8 * hour, 0, 11 * hour, 15 * hour] {
        let moments = (0..<5).map { day in
          let seconds = first + Int64(day) * .day
          let offset = offsets[seconds < after ? 0 : 1]
          return Moment(seconds: seconds + clock - Int64(offset), utcOffset: offset)
        }
        #expect(streak(moments).length == 5, "\(first), \(clock)")
      }
    }
  }

  @Test func `days from a clock that was ahead do not count, nor end anything`() {
    let days = [0, 1, 2, 400].map(StreakTests.day)
    let streak = Streak(days, now: days[2].firstAt + hour, utcOffset: 0)
    #expect(streak.length == 3)
    #expect(streak.longest == 3)
  }

  @Test func `no flight goes over more than two days`() {
    let week = (0...6).map(StreakTests.day)
    let later = StudiedDay(day: week[6].day, firstAt: 0, lastOffset: 0)
    let streak = Streak([week[0], later], now: week[6].firstAt, utcOffset: 0)
    #expect(streak.length == 1)
    #expect(!streak.week.contains(.travelled))
    let ahead = StudiedDay(day: StudyCalendar.days.upperBound, firstAt: 0, lastOffset: 0)
    #expect(Streak([week[0], ahead], now: week[0].firstAt, utcOffset: 0).longest == 1)
  }

  @Test func `a clock set back by hours leaves today as it is`() {
    let days = [0, 1, 2].map(StreakTests.day)
    let streak = Streak(days, now: days[2].firstAt - 3 * hour, utcOffset: 0)
    #expect(streak.length == 3)
    #expect(streak.isTodayDone)
  }
}

extension Streak.DayState {
  /// One letter, as the tables write it.
  fileprivate var sign: Character {
    switch self {
    case .studied: "x"
    case .frozen: "f"
    case .travelled: "t"
    case .missed: "m"
    case .before: "b"
    case .open: "o"
    case .ahead: "a"
    }
  }
}
