import CourseLibrary
import Lessons
import Storage

/// Reads the words the learner met.
protocol MetWordsContext: LibraryContext {
  /// The learner's progress.
  var database: LearnerDatabase { get }
}

extension MetWordsContext {
  /// The words the learner met, those of one entry of a course's glossary as one.
  func metWords() async throws(StorageError) -> MetWords {
    try await MetWords.gathered(from: database) { [library] course in
      await library.courseAtHand(course).map { GlossaryIndex($0.glossary) }
    }
  }
}
