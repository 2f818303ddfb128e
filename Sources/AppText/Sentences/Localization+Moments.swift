import Glibc
import Storage

extension Localization {
  /// When something was, as people say it: "2 hours ago", "yesterday", "12 Nov", "12 Nov 2024".
  ///
  /// Days are those of the learner's time zone. What happened in the night before is hours ago,
  /// not yesterday; what is said to be in the future, by a clock that was set back, is just now.
  ///
  /// - Parameter seconds: seconds since 1970 UTC.
  package func moment(ofSeconds seconds: Int64, at now: Timestamp) -> String {
    let age = max(0, now.seconds - seconds)
    let days = now.day - Timestamp(seconds: seconds, utcOffset: now.utcOffset).day
    if days < 1 || age < Self.nightInSeconds { return self.age(ofSeconds: age) }
    if days == 1 { return self[.dateYesterday] }
    return date(of: seconds, at: now)
  }

  /// So long ago, something is of the day before even for those who did not sleep since.
  private static let nightInSeconds: Int64 = 6 * 3_600

  /// A day, with its year unless that is this year.
  private func date(of seconds: Int64, at now: Timestamp) -> String {
    let then = Self.calendar(seconds, now.utcOffset)
    let day = date(day: Int(then.tm_mday), month: Int(then.tm_mon))
    return then.tm_year == Self.calendar(now.seconds, now.utcOffset).tm_year
      ? day : self[.dateDayOfYear(date: day, year: Int(then.tm_year) + 1_900)]
  }

  private static func calendar(_ seconds: Int64, _ utcOffset: Int) -> tm {
    var time = time_t(seconds) + utcOffset
    var date = tm()
    gmtime_r(&time, &date)
    return date
  }
}

extension Timestamp {
  /// The days from 1970 on to the local day of this moment.
  fileprivate var day: Int64 {
    let local = seconds + Int64(utcOffset)
    return local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
  }
}
