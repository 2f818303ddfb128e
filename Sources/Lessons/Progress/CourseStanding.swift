/// How a course stands, as a list of courses shows it, without its file.
///
/// Counts are those of the course file when it was last opened; a course that never was has none.
package struct CourseStanding: Hashable, Sendable, Identifiable {
  /// The course it is about.
  package let id: CourseID
  /// What it was called when its file was read last; nil when that is not known.
  package var title: String?
  /// Whether it was on this machine when it was looked for last.
  package var isAtHand: Bool
  /// Whether it is the one course that is being done now.
  package let isCurrent: Bool
  /// When it was started, in seconds since 1970 UTC; nil when it never was.
  package let enrolledAt: Int64?
  /// Days in the course file.
  package let totalDays: Int
  /// Days without a sentence left.
  package let doneDays: Int
  /// Sentences in the course file.
  package let totalSentences: Int
  /// Those of them that were answered right.
  package let doneSentences: Int
  /// The first day with a sentence left, counted from zero; nil when all are done.
  package let nextDay: Int?
  /// When the newest of the done sentences became so, in seconds since 1970 UTC.
  package let lastDoneAt: Int64?

  /// A standing of these parts.
  package init(
    id: CourseID, title: String? = nil, isAtHand: Bool = true, isCurrent: Bool, enrolledAt: Int64?,
    totalDays: Int, doneDays: Int, totalSentences: Int, doneSentences: Int, nextDay: Int?,
    lastDoneAt: Int64?
  ) {
    self.id = id
    self.title = title
    self.isAtHand = isAtHand
    self.isCurrent = isCurrent
    self.enrolledAt = enrolledAt
    self.totalDays = totalDays
    self.doneDays = doneDays
    self.totalSentences = totalSentences
    self.doneSentences = doneSentences
    self.nextDay = nextDay
    self.lastDoneAt = lastDoneAt
  }

  /// Not started, doing or done.
  ///
  /// A course that was done and got new sentences is being done again.
  package var situation: Situation {
    if totalSentences > 0, doneSentences == totalSentences { return .done }
    return enrolledAt != nil || doneSentences > 0 ? .doing : .undone
  }
}
