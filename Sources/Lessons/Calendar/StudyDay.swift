/// A day as the learner lives it: from one morning to the next, by the clock they had.
///
/// The raw value counts days since 1970-01-01 of the learner's calendar.
package struct StudyDay: RawRepresentable, Hashable, Sendable {
  /// Days since 1970-01-01, which was a Thursday.
  package let rawValue: Int

  /// The day with that number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Days from Monday, `0...6`.
  package var weekday: Int {
    let days = (rawValue % 7 + 7) % 7
    return (days + 3) % 7
  }

  /// The Monday of its week.
  package var monday: StudyDay { advanced(by: -weekday) }
}

extension StudyDay: Strideable {
  /// The day that comes so many days later.
  package func advanced(by days: Int) -> StudyDay {
    StudyDay(rawValue: rawValue + days)
  }

  /// How many days later another day comes.
  package func distance(to other: StudyDay) -> Int {
    other.rawValue - rawValue
  }
}

extension StudyDay {
  /// Its date in the Gregorian calendar; months and days of the month count from one.
  ///
  /// Counted in years from March on, so that the leap day comes last (Howard Hinnant,
  /// "chrono-compatible low-level date algorithms").
  package var date: (year: Int, month: Int, day: Int) {
    let days = rawValue + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
