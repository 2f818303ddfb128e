import Files
import Lessons

/// A place that courses come from: the bundle, a folder, a server.
package protocol CourseSource: Sendable {
  var address: CourseSourceAddress { get }

  /// The list as it was when it was last good, without asking anyone; empty when there is none.
  func keptCourses() async -> CourseListing

  /// The list as it is now.
  ///
  /// - Throws: Only when the task is cancelled; what goes wrong is part of the answer.
  func courses() async throws(CancellationError) -> CourseSourceAnswer

  /// A course as it is now, or as it was when it was last good.
  ///
  /// - Throws: `CourseSourceError` when there is neither; `CancellationError`.
  func course(_ id: CourseID) async throws -> CourseCopy

  /// A course as it is on this machine, without asking anyone; nil when it is not there.
  func keptCourse(_ id: CourseID) async -> Course?

  /// Which version of which file `keptCourse(_:)` would read, told without reading one; nil when
  /// it would have to look for the file.
  func fileStamp(of id: CourseID) async -> CourseFileStamp?

  /// The files on this machine that courses are read from, in the order of the list.
  func coursesInFiles() async -> [CourseInFile]

  /// Those of some courses that are on this machine, found out without asking anyone.
  func coursesAtHand(among ids: Set<CourseID>) async -> Set<CourseID>

  /// A value after each change, when what changed can be read; ends at once when the source
  /// cannot tell.
  ///
  /// - Throws: When the system has no means left to watch.
  func changes() throws(FileReadError) -> AsyncStream<Void>
}

extension CourseSource {
  package func fileStamp(of id: CourseID) async -> CourseFileStamp? { nil }

  package func coursesInFiles() async -> [CourseInFile] { [] }

  package func coursesAtHand(among ids: Set<CourseID>) async -> Set<CourseID> {
    var found: Set<CourseID> = []
    for id in ids where await keptCourse(id) != nil { found.insert(id) }
    return found
  }
}

/// A course and the file it is read from.
package struct CourseInFile: Hashable, Sendable {
  package let course: CourseSummary
  package let path: FilePath
}

/// What a source said when asked for its courses.
package enum CourseSourceAnswer: Hashable, Sendable {
  case success(CourseListing)
  /// The list could not be had; `kept` is what it was when it was last good.
  case failure(CourseSourceError, kept: CourseListing)
}
