import FoundationEssentials
import Lessons

/// The courses of one source.
package struct CourseListing: Hashable, Sendable {
  /// One course of the list.
  package struct Item: Hashable, Sendable, Identifiable {
    package let summary: CourseSummary
    /// When the course changed last, in the source's words.
    package let updated: String?

    package init(summary: CourseSummary, updated: String? = nil) {
      self.summary = summary
      self.updated = updated
    }

    package var id: CourseID { summary.id }
  }

  /// In the order of the source; no course twice.
  package let items: [Item]
  /// What could not be listed, or only as it was before.
  package let problems: [SourceProblem]
  /// When a server last said that this is the list; nil for what is on this machine.
  package let confirmedAt: Date?

  package init(items: [Item], problems: [SourceProblem] = [], confirmedAt: Date? = nil) {
    self.items = items
    self.problems = problems
    self.confirmedAt = confirmedAt
  }

  package static let empty = CourseListing(items: [])

  /// How old the list is in seconds; never negative, though clocks may be set back.
  package func age(at now: Date) -> TimeInterval? {
    confirmedAt.map { max(0, now.timeIntervalSince($0)) }
  }
}
