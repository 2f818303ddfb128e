import Lessons

extension Localization {
  /// The names of the days of the week in two or three letters, Monday first.
  package var weekdays: [String] {
    self[.dateWeekdays].split(separator: " ").map(String.init)
  }

  /// The names of the months, January first.
  package var months: [String] {
    self[.dateMonths].split(separator: " ").map(String.init)
  }

  /// The name of a day's weekday in two or three letters.
  package func weekday(of day: StudyDay) -> String {
    weekdays.indices.contains(day.weekday) ? weekdays[day.weekday] : ""
  }

  /// A day of study as people say it: "12 Nov", "11월 12일".
  package func date(of day: StudyDay) -> String {
    let date = day.date
    return self.date(day: date.day, month: date.month - 1)
  }

  /// A day of study with its weekday: "Thu 12 Nov", "11월 12일 목요일".
  package func weekdayAndDate(of day: StudyDay) -> String {
    self[.dateWeekdayDay(weekday: weekday(of: day), date: date(of: day))]
  }

  /// A day of study with its year, unless that is the year of `today`.
  package func date(of day: StudyDay, seenOn today: StudyDay) -> String {
    let year = day.date.year
    return year == today.date.year
      ? date(of: day) : self[.dateDayOfYear(date: date(of: day), year: year)]
  }
}
