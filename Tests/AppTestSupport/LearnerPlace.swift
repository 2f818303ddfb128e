import Files
import FoundationEssentials
import Glibc
import Lessons
import Storage
import TestSupport

/// What lasts from one start of the app to the next: the database, folders of courses, kept copies.
@MainActor
package final class LearnerPlace {
  /// Where all of it is.
  package let folder: TemporaryFolder
  /// The learner's watch, which runs on when the app is started again.
  package let watch = TestWatch()

  /// A place with these courses in the bundle.
  package init(bundled courses: CourseText...) throws {
    folder = try TemporaryFolder()
    for name in ["bundle", "own", "data", "home"] { try make(name) }
    for course in courses { try write(course, to: "bundle") }
  }

  /// Makes a folder in the place.
  package func make(_ name: String) throws {
    guard mkdir(folder.file(name), 0o700) == 0 else { throw SystemFault(code: errno) }
  }

  /// Writes a course into a folder of the place, in the file that is named after it.
  package func write(_ course: CourseText, to name: String) throws {
    try folder.write(course.file, to: "\(name)/\(course.id).json")
  }

  /// Removes a course from a folder of the place.
  package func remove(_ id: String, from name: String) throws {
    try FileManager.default.removeItem(atPath: folder.file("\(name)/\(id).json"))
  }

  /// The database; each call opens it anew, as another process does.
  package func database() throws -> LearnerDatabase {
    try LearnerDatabase(folder: FilePath(folder.file("data")), now: watch.clock.now())
  }

  /// Adds a source, as an earlier start of the app did.
  package func add(_ address: String, kind: SavedSource.Kind = .server) async throws {
    try await database().addSource(address, kind: kind, at: watch.clock.now())
  }
}
