import Lessons

/// All sources with their courses, as they are at one moment.
///
/// **A course that several sources have** is that of the first of them, in the order of the
/// sources; the others are told in `hiddenCourses`. So a source that is added later never changes
/// a course somebody is in the middle of.
package struct CourseCatalog: Hashable, Sendable {
  /// One source and what is known of it.
  package struct Source: Hashable, Sendable, Identifiable {
    package let address: CourseSourceAddress
    package let state: SourceState

    package init(address: CourseSourceAddress, state: SourceState) {
      self.address = address
      self.state = state
    }

    package var id: CourseSourceAddress { address }
  }

  /// A course and the source it comes from.
  package struct Entry: Hashable, Sendable, Identifiable {
    package let item: CourseListing.Item
    package let source: CourseSourceAddress

    package var id: CourseID { item.id }
    package var summary: CourseSummary { item.summary }
  }

  /// A course that isn't shown, since a source before has one of the same name.
  package struct HiddenCourse: Hashable, Sendable {
    package let id: CourseID
    /// Where the hidden one is.
    package let source: CourseSourceAddress
    /// Where the one that is shown is.
    package let shownSource: CourseSourceAddress
  }

  /// In the order of precedence.
  package let sources: [Source]
  /// All courses, none twice, in the order of the sources and then of each source.
  package let courses: [Entry]
  package let hiddenCourses: [HiddenCourse]
  private let indices: [CourseID: Int]

  /// - Complexity: O(*n*) in the count of courses.
  package init(sources: [Source]) {
    self.sources = sources
    var courses: [Entry] = []
    var hidden: [HiddenCourse] = []
    var indices: [CourseID: Int] = [:]
    for source in sources {
      for item in source.state.listing.items {
        if let index = indices[item.id] {
          hidden.append(
            HiddenCourse(
              id: item.id, source: source.address, shownSource: courses[index].source))
        } else {
          indices[item.id] = courses.count
          courses.append(Entry(item: item, source: source.address))
        }
      }
    }
    self.courses = courses
    hiddenCourses = hidden
    self.indices = indices
  }

  /// The course of that name.
  ///
  /// - Complexity: O(1).
  package func course(_ id: CourseID) -> Entry? {
    indices[id].map { courses[$0] }
  }

  /// Names of courses that `id` may have been meant to be, the likeliest first.
  package func nearestIDs(to id: CourseID, limit: Int = 3) -> [CourseID] {
    id.rawValue.nearest(in: courses.lazy.map(\.id.rawValue), limit: limit)
      .map(CourseID.init(rawValue:))
  }

  /// Whether any source has still to answer.
  package var isLoading: Bool {
    sources.contains { $0.state.isLoading }
  }
}
