import Lessons

extension MetWords {
  /// Reads the sentences of a learner and gathers their words, on other threads than the caller's.
  @concurrent
  package static func gathered(
    from database: LearnerDatabase
  ) async throws(StorageError) -> MetWords {
    MetWords(of: try await database.studiedSentences())
  }
}
