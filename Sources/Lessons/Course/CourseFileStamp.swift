/// Which version of which file a course was read from: no other version has the same.
///
/// What it says is known to the source of the course alone.
package struct CourseFileStamp: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
