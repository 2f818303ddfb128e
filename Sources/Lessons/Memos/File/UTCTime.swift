/// Moments as files write them: ISO 8601 in UTC, to the second.
enum UTCTime {
  private static let secondsPerDay: Int64 = 86_400
  /// What four digits of a year can say: the years 0 to 9999.
  private static let expressible: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

  /// `"2025-11-30T02:00:54Z"`; moments outside the years 0 to 9999 are written as the nearest
  /// within.
  ///
  /// - Parameter seconds: Since 1970 UTC.
  static func text(_ seconds: Int64) -> String {
    let seconds = min(max(seconds, expressible.lowerBound), expressible.upperBound)
    let (days, time) = (floorDivided(seconds, secondsPerDay), floorRemainder(seconds))
    let date = date(ofDay: days)
    let day = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    let parts = [time / 3_600, time / 60 % 60, time % 60].map { padded($0, 2) }
    return "\(day)T\(parts.joined(separator: ":"))Z"
  }

  /// Reads a date, with or without a time, a fraction and an offset; without one it is UTC.
  ///
  /// - Returns: Seconds since 1970 UTC; nil when it is no such moment.
  static func seconds(_ text: some StringProtocol) -> Int64? {
    let pattern =
      #/
      (\d{4})-(\d\d)-(\d\d)
      (?: [Tt\ ] (\d\d):(\d\d) (?: :(\d\d) (?:[.,]\d+)? )?
        (?: [Zz] | \ ?([+-]\d\d) :?(\d\d)? )? )?
      /#
    guard let match = String(text).wholeMatch(of: pattern.asciiOnlyDigits()) else { return nil }
    func number(_ part: Substring?) -> Int64 { part.flatMap { Int64($0) } ?? 0 }
    let (year, month, day) = (number(match.1), number(match.2), number(match.3))
    let (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
    let days = dayNumber(year: year, month: month, day: day)
    guard hour < 24, minute < 60, second <= 60, date(ofDay: days) == (year, month, day) else {
      return nil
    }
    let sign: Int64 = match.7?.first == "-" ? -1 : 1
    let offset = number(match.7) * 3_600 + sign * number(match.8) * 60
    return days * secondsPerDay + hour * 3_600 + minute * 60 + second - offset
  }

  /// Days since 1970-01-01 of a date in the Gregorian calendar, counted in years from March on so
  /// that the leap day comes last (Howard Hinnant, "chrono-compatible low-level date algorithms").
  private static func dayNumber(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = floorDivided(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(ofDay number: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let days = number + 719_468
    let era = floorDivided(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func floorDivided(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor)
  }

  private static func floorRemainder(_ seconds: Int64) -> Int64 {
    seconds - floorDivided(seconds, secondsPerDay) * secondsPerDay
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
