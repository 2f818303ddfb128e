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

/// `line:column: what is wrong`; a path and a colon in front make it what compilers print.
extension CourseFileProblem: CustomStringConvertible {
  package var description: String {
    let mark = severity == .warning ? "warning: " : ""
    return "\(line):\(column): \(mark)\(fact)"
  }
}
