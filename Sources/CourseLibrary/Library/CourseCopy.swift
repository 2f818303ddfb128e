import FoundationEssentials
import Lessons

/// A course as a source gave it: the newest, or the last good one there was.
package struct CourseCopy: Hashable, Sendable {
  /// Why a course is not the newest.
  package struct Staleness: Hashable, Sendable {
    package let reason: CourseSourceError
    /// When a server last said that this is the course; nil for what is on this machine.
    package let confirmedAt: Date?

    package init(reason: CourseSourceError, confirmedAt: Date? = nil) {
      self.reason = reason
      self.confirmedAt = confirmedAt
    }
  }

  package let course: Course
  /// Nil when this is what the source holds now.
  package let staleness: Staleness?

  package init(course: Course, staleness: Staleness? = nil) {
    self.course = course
    self.staleness = staleness
  }
}
