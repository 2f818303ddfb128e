import Files
import Lessons

/// Something in a source that is not as it should be, beside all that is.
package struct SourceProblem: Hashable, Sendable {
  /// What is wrong.
  package enum Fact: Hashable, Sendable {
    /// A course file, or an entry of a server's list, with errors; `omittedCount` more are not
    /// told.
    case format([CourseFileProblem], omittedCount: Int)
    /// A file that cannot be read.
    case unreadable(FileReadError.Reason)
    /// A course that another file of the source, at `first`, has already.
    case sameCourse(CourseID, first: String)
    /// A course whose file could not be asked for: the list has no usable address for it.
    case badReference(CourseID, url: String, AddressError)
    /// The copy for times without a network could not be written; the number is `errno`.
    case copyNotKept(code: Int32)
  }

  /// The path or address it is about.
  package let place: String
  package let fact: Fact
  /// The course that still stands as it was before the file broke.
  package let keptCourse: CourseID?

  package init(place: String, fact: Fact, keptCourse: CourseID? = nil) {
    self.place = place
    self.fact = fact
    self.keptCourse = keptCourse
  }
}
