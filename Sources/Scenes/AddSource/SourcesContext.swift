import AppText
import CourseLibrary
import Storage

/// Adds and removes what courses come from.
protocol SourcesContext: NoticeContext, QuestionContext {
  /// Where courses come from.
  var sources: LearnerSources { get }

  /// Asks for a source and adds it; nil when the learner went back, or it could not be kept, which
  /// is said then.
  func addSource(known: [CourseSourceAddress]) async -> CourseSourceAddress?
}

extension SourcesContext {
  /// Asks whether a source should go, and lets it go; false when it stays.
  func removeSource(
    named address: String, remove: () async throws(StorageError) -> Void
  ) async -> Bool {
    let words = localization
    let isSure = await ask(
      title: words[.removeSourceTitle],
      message: words[.removeSourceBody(address: address)],
      choices: [
        .init(words[.removeSourceKeep], answer: false),
        .init(words[.removeSourceRemove], answer: true),
      ])
    guard isSure == true else { return false }
    do throws(StorageError) {
      try await remove()
      return true
    } catch {
      notify(words.sentence(for: error))
      return false
    }
  }
}
