import Glibc

extension Localization {
  /// A day as people say it, in the learner's time zone: "12 Nov", "11월 12일".
  ///
  /// - Parameter seconds: seconds since 1970 UTC.
  package func date(ofSeconds seconds: Int64) -> String {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return date(day: Int(local.tm_mday), month: Int(local.tm_mon))
  }

  /// A day of a month, which is counted from zero.
  package func date(day: Int, month: Int) -> String {
    let months = self[.dateMonths].split(separator: " ")
    return self[
      .dateDay(day: day, month: months.indices.contains(month) ? String(months[month]) : "")]
  }

  /// How long ago something was, in the largest unit that counts at least one.
  package func age(ofSeconds seconds: Int64) -> String {
    let units: [(key: CountKey, seconds: Int64)] = [
      (.daysAgo, 86_400), (.hoursAgo, 3_600), (.minutesAgo, 60),
    ]
    for unit in units where seconds >= unit.seconds {
      return count(unit.key, Int(seconds / unit.seconds))
    }
    return self[.dateJustNow]
  }
}
