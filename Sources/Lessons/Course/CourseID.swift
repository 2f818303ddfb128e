/// The name a course goes by, unique among the learner's courses: `"stand-up-english"`.
package struct CourseID: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CourseID: CustomStringConvertible {
  package var description: String { rawValue }
}

extension CourseID: Comparable {
  package static func < (left: CourseID, right: CourseID) -> Bool {
    left.rawValue < right.rawValue
  }
}
