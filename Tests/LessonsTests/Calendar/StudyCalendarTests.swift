import Testing

@testable import Lessons

/// Noon UTC of a date, in seconds since 1970.
func noon(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
  // Counted day by day, unlike the code under test.
  var days: Int64 = 0
  func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  for earlier in 1970..<year { days += isLeap(earlier) ? 366 : 365 }
  let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  days += Int64(lengths.prefix(month - 1).reduce(0, +) + day - 1)
  return days * 86_400 + 43_200
}

let hour: Int64 = 3_600

struct StudyCalendarTests {
  let calendar = StudyCalendar()

  @Test(arguments: [
    (-9 * hour, 0, 0), (-8 * hour - 1, 0, -1), (-8 * hour, 0, 0), (0, 0, 0), (16 * hour - 1, 0, 0),
    (16 * hour, 0, 1), (-8 * hour, 9 * 3_600, 0), (7 * hour - 1, 9 * 3_600, 0),
    (7 * hour, 9 * 3_600, 1), (7 * hour, -8 * 3_600, 0), (-1, -8 * 3_600, -1),
  ])
  func `a day begins at four in the morning by the learner's clock`(
    fromNoon: Int64, utcOffset: Int, day: Int
  ) {
    let noon = noon(2026, 11, 30)
    let reference = calendar.day(at: noon, utcOffset: 0)
    // At -9 h it is three in the night, which is the evening of the day before.
    let expected = fromNoon == -9 * hour ? -1 : day
    #expect(
      reference.distance(to: calendar.day(at: noon + fromNoon, utcOffset: utcOffset)) == expected)
  }

  @Test func `a day's first and last seconds belong to it`() {
    for start in [0, 4 * 3_600, 86_399] {
      let calendar = StudyCalendar(dayStart: start)
      for offset in [-43_200, -12_600, 0, 19_800, 32_400, 50_400] {
        let day = StudyDay(rawValue: 20_000)
        let first = calendar.start(of: day, utcOffset: offset)
        let end = calendar.end(of: day, utcOffset: offset)
        #expect(calendar.day(at: first, utcOffset: offset) == day)
        #expect(calendar.day(at: first - 1, utcOffset: offset).rawValue == 19_999)
        #expect(calendar.day(at: end - 1, utcOffset: offset) == day)
        #expect(calendar.day(at: end, utcOffset: offset).rawValue == 20_001)
        #expect(end - first == .day)
      }
    }
  }

  @Test(arguments: [
    (1970, 1, 1, 3), (2024, 2, 29, 3), (2024, 3, 1, 4), (2026, 11, 30, 0), (2100, 2, 28, 6),
    (2100, 3, 1, 0), (2000, 2, 29, 1), (1999, 12, 31, 4),
  ])
  func `a day knows its date and weekday, leap days too`(
    year: Int, month: Int, day: Int, weekday: Int
  ) {
    let study = calendar.day(at: noon(year, month, day), utcOffset: 0)
    #expect(study.date == (year, month, day))
    #expect(study.weekday == weekday)
    #expect(study.monday.weekday == 0)
    #expect((0...6).contains(study.monday.distance(to: study)))
  }

  @Test func `days before 1970 have dates too`() {
    let date = StudyDay(rawValue: -1).date
    #expect(date == (1969, 12, 31))
    #expect(StudyDay(rawValue: -1).weekday == 2)
    #expect(StudyDay(rawValue: -719_469).date == (0, 2, 29))
  }

  @Test(arguments: [Int64.min, -1, .max])
  func `what a damaged file says of a time is no trap`(seconds: Int64) {
    for offset in [Int.min, 0, .max] {
      let day = calendar.day(at: seconds, utcOffset: offset)
      #expect(StudyCalendar.days.contains(day))
    }
    #expect(StudyCalendar.days.lowerBound.rawValue == -2)
    #expect(StudyCalendar.days.upperBound.rawValue == 2_932_897)
    #expect(StudyCalendar(dayStart: .max).dayStart == 86_399)
    #expect(StudyCalendar(dayStart: .min).dayStart == 0)
  }
}
