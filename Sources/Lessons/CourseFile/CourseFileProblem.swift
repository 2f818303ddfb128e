/// Something wrong in a course file, and where.
package struct CourseFileProblem: Hashable, Sendable {
  /// Whether the course can still be played.
  package enum Severity: Hashable, Sendable {
    case warning, error
  }

  /// One-based.
  package let line: Int
  /// One-based, in characters as a reader counts them.
  package let column: Int
  /// What is wrong.
  package let fact: CourseFileError

  package init(line: Int, column: Int, fact: CourseFileError) {
    self.line = line
    self.column = column
    self.fact = fact
  }

  package var severity: Severity { fact.severity }
}
