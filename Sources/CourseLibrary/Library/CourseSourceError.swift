import Files
import Lessons

/// Why a source did not give what it was asked for.
package enum CourseSourceError: Error, Hashable, Sendable {
  /// What came of asking a server.
  case library(CourseLibraryError)
  /// A folder, or a file of it, that could not be read.
  case file(FileReadError)
  /// A course file with errors.
  case brokenFile(path: FilePath, problems: [CourseFileProblem])
  /// No course of that name is in the source.
  case unknownCourse(CourseID)
}
