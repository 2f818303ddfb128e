/// Which sentences of a course are done.
///
/// Days are not kept: a day is done when its sentences are, whatever the course file has become
/// since. Days and positions count from zero.
package struct CourseProgress: Hashable, Sendable {
  /// When each done sentence became so, in seconds since 1970 UTC.
  package let doneAt: [SentenceID: Int64]

  /// Progress of these sentences; none at first.
  package init(doneAt: [SentenceID: Int64] = [:]) {
    self.doneAt = doneAt
  }

  /// Whether a sentence was ever known.
  package func isDone(_ sentence: SentenceID) -> Bool { doneAt[sentence] != nil }

  /// Whether every sentence of a day is done.
  package func isDone(_ day: CourseDay) -> Bool {
    day.sentences.allSatisfy { isDone($0.id) }
  }

  /// When a day's last sentence became done, in seconds since 1970 UTC; nil while one is left.
  package func doneAt(_ day: CourseDay) -> Int64? {
    isDone(day) ? day.sentences.compactMap { doneAt[$0.id] }.max() : nil
  }

  /// The first day with a sentence left; nil when all are done.
  package func nextDay(in course: Course) -> Int? {
    course.days.firstIndex { !isDone($0) }
  }

  /// The sentences of a day that are left, in order: where to go on after a break.
  package func sentencesLeft(of day: [Sentence]) -> [Sentence] {
    day.filter { !isDone($0.id) }
  }
}
