import Lessons

/// A moment and how far the learner's clock was from UTC: what a day of study is counted by.
///
/// Storage never looks at a clock; whoever calls it does.
package struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int64
  /// Local time minus UTC in seconds, at that moment.
  package let utcOffset: Int

  /// A moment as the learner's clock and time zone have it.
  package init(seconds: Int64, utcOffset: Int = 0) {
    self.seconds = seconds
    self.utcOffset = utcOffset
  }

  /// The nearest second from 1970 to the end of the year 9999, which all can reckon with: a damaged
  /// file may say anything.
  static func plausible(_ seconds: Int64) -> Int64 {
    min(max(seconds, Card.timeRange.lowerBound), Card.timeRange.upperBound)
  }
}
