/// A day on which something was answered, with what a streak needs to know of its clock.
package struct StudiedDay: Hashable, Sendable {
  /// The day.
  package let day: StudyDay
  /// The first answer, in seconds since 1970 UTC.
  package let firstAt: Int64
  /// Local time minus UTC in seconds at the last answer.
  package let lastOffset: Int

  /// A day of these parts.
  package init(day: StudyDay, firstAt: Int64, lastOffset: Int) {
    self.day = day
    self.firstAt = firstAt
    self.lastOffset = lastOffset
  }
}
