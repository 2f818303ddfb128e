import AppText
import Files
import Lessons

/// A problem of a course file as programs read it.
struct CourseProblemRow: Encodable {
  /// `"error"` or `"warning"`.
  let path, severity, message: String
  /// From one; zero for what is about the file as a whole.
  let line, column: Int

  init(_ problem: CourseFileProblem, at path: String, _ words: Localization) {
    self.path = path
    severity = problem.severity == .error ? "error" : "warning"
    message = words.message(for: problem.fact)
    line = problem.line
    column = problem.column
  }

  init(_ error: FileReadError, _ words: Localization) {
    path = error.path.description
    severity = "error"
    message = words.sentence(for: error)
    line = 0
    column = 0
  }
}
