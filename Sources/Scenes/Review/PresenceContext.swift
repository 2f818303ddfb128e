import CourseLibrary
import Lessons
import Storage

/// Knows which courses are on this machine.
protocol PresenceContext: LibraryContext {
  /// The learner's progress.
  var database: LearnerDatabase { get }
}

extension PresenceContext {
  /// Looks which of the courses that reviews need are on this machine, and remembers it.
  ///
  /// What is due is only what can be asked. Course files come and go while malmoi is closed, too;
  /// the database knows what was there when it was looked for last.
  ///
  /// - Returns: whether anything was news.
  func lookForCourses() async throws(StorageError) -> Bool {
    var wanted: Set<CourseID> = []
    for course in try await database.reviewedCourses() {
      if let file = await library.fileStampAtHand(of: course),
        try await database.follows(file, of: course)
      {
        continue
      }
      wanted.insert(course)
    }
    guard !wanted.isEmpty else { return false }
    let found = await library.coursesAtHand(among: wanted)
    guard !Task.isCancelled else { return false }
    return try await database.remember(
      Dictionary(uniqueKeysWithValues: wanted.map { ($0, found.contains($0)) }))
  }
}
