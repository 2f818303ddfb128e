import AppText
import CourseLibrary
import Storage

/// Asks all sources for their courses.
protocol LibraryLoadingContext: LibraryContext, NoticeContext {
  /// Where courses come from.
  var sources: LearnerSources { get }
}

extension LibraryLoadingContext {
  /// Asks all sources for their courses, and follows what they change from now on; waits for the
  /// last of them.
  func loadLibrary() async {
    await library.watch()
    await library.load()
    do throws(StorageError) {
      try await sources.followed()
    } catch {
      notify(localization.sentence(for: error))
    }
  }
}
