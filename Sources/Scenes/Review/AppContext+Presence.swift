import CourseLibrary
import Lessons
import Storage

extension AppContext {
  /// Looks which of the courses that reviews need are on this machine, and remembers it.
  ///
  /// What is due is only what can be asked. Course files come and go while malmoi is closed, too;
  /// the database knows what was there when it was looked for last.
  ///
  /// - Returns: whether anything was news.
  func lookForCourses() async throws(StorageError) -> Bool {
    let wanted = Set(try await database.reviewedCourses())
    guard !wanted.isEmpty else { return false }
    let found = await library.coursesAtHand(among: wanted)
    guard !Task.isCancelled else { return false }
    return try await database.remember(
      Dictionary(uniqueKeysWithValues: wanted.map { ($0, found.contains($0)) }))
  }
}
