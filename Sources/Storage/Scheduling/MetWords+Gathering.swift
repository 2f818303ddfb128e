import Lessons

extension MetWords {
  /// Reads the sentences of a learner and gathers their words, on other threads than the caller's.
  ///
  /// - Parameter glossary: what a course says of its words; nil when it is not at hand.
  @concurrent
  package static func gathered(
    from database: LearnerDatabase,
    explainedBy glossary: @Sendable (CourseID) async -> GlossaryIndex?
  ) async throws(StorageError) -> MetWords {
    let sentences = try await database.studiedSentences()
    var glossaries: [CourseID: GlossaryIndex] = [:]
    for course in Set(sentences.map(\.id.course)) { glossaries[course] = await glossary(course) }
    return MetWords(of: sentences, glossaries)
  }
}
