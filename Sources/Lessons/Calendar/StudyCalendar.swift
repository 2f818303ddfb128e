/// Which day a moment belongs to: days of study begin in the early morning, not at midnight.
package struct StudyCalendar: Hashable, Sendable {
  /// When a day begins, in seconds after local midnight, `0..<86400`.
  package let dayStart: Int

  /// A calendar whose days begin at a time of day, at four in the morning if nothing else is said.
  ///
  /// - Parameter dayStart: in seconds after local midnight; what lies outside of a day becomes the
  ///   nearest moment within.
  package init(dayStart: Int = 4 * 3_600) {
    self.dayStart = min(max(dayStart, 0), 86_399)
  }

  /// The day a moment belongs to.
  ///
  /// - Parameters:
  ///   - seconds: since 1970 UTC; what cannot be told becomes the nearest moment.
  ///   - utcOffset: local time minus UTC in seconds, as it was at that moment. Keep it with the
  ///     moment: a learner who travels has lived the day of the place they were at.
  package func day(at seconds: Int64, utcOffset: Int) -> StudyDay {
    let local = Moments.nearest(to: seconds) + Int64(Self.plausible(utcOffset) - dayStart)
    let (quotient, remainder) = local.quotientAndRemainder(dividingBy: .day)
    return StudyDay(rawValue: Int(remainder < 0 ? quotient - 1 : quotient))
  }

  /// When a day begins for a clock with this offset, in seconds since 1970 UTC.
  ///
  /// On the two days a year when the clock is put forward or back, the hour counts as it was at
  /// the offset that is given.
  package func start(of day: StudyDay, utcOffset: Int) -> Int64 {
    Int64(day.rawValue) * .day + Int64(dayStart - Self.plausible(utcOffset))
  }

  /// When a day is over: the first second that does not belong to it.
  package func end(of day: StudyDay, utcOffset: Int) -> Int64 {
    start(of: day.advanced(by: 1), utcOffset: utcOffset)
  }

  /// The days that `day(at:utcOffset:)` can tell; a damaged file may name others.
  package static let days: ClosedRange<StudyDay> = {
    let latest = StudyCalendar(dayStart: 86_399)
    let earliest = StudyCalendar(dayStart: 0)
    return latest.day(at: .min, utcOffset: .min)...earliest.day(at: .max, utcOffset: .max)
  }()

  /// Clocks are at most 14 hours ahead of UTC and 12 behind; a damaged file may say anything.
  static func plausible(_ utcOffset: Int) -> Int {
    min(max(utcOffset, -86_399), 86_399)
  }
}
