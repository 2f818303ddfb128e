/// Whether the words of a course come back often enough to be learned.
package struct WordRecurrence: Hashable, Sendable {
  /// Words that stand in fewer than three sentences, or on fewer than three days.
  package let scarce: [CourseWord]
  /// How many words there are.
  package let count: Int
  /// How many days the course has.
  private let days: Int

  /// Looks at the words of a course.
  package init(_ course: Course) {
    let words = CourseWord.words(of: course)
    scarce = words.filter {
      $0.places.count < Self.enough || $0.dayIndices.count < Self.enough
    }
    count = words.count
    days = course.totalDays
  }

  /// Whether more than one word in ten is scarce; a course of a few days cannot bring its words back.
  package var isPoor: Bool { days >= Self.longCourse && scarce.count * 10 > count }

  /// Sentences, and days, that a word should stand in.
  package static let enough = 3
  /// Days from which on a course is expected to bring words back.
  private static let longCourse = 10
}
