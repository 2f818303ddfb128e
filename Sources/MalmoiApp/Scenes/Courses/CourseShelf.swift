import CourseLibrary
import Lessons

/// What one source of courses has to offer now.
package nonisolated struct CourseShelf: Hashable, Sendable {
  /// Courses that can be opened.
  package var courses: [CourseSummary] = []
  /// Files that cannot be played.
  package var faults: [CourseFault] = []
}

/// Why a course file cannot be played.
package nonisolated enum CourseFault: Error, Hashable, Sendable {
  /// It cannot be read at all.
  case unreadable(FileReadError)
  /// What is in it is no course.
  case unplayable(path: String, CourseFileResult)

  /// The file.
  package var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .unplayable(let path, _): path
    }
  }
}
