import Lessons
import Storage

extension QuizViewModel {
  /// A session over some sentences, whether they are due or not; nil when none of them is on this
  /// machine.
  ///
  /// - Parameter title: what the sitting is called.
  static func practice(
    of sentences: [SentenceKey], title: String, context: any QuizContext
  ) async throws(StorageError) -> QuizViewModel? {
    let now = context.clock.now()
    let cards = try await context.database.cards(of: sentences)
    var shelf: [CourseID: ShelvedCourse] = [:]
    for id in Set(sentences.map(\.course)) {
      shelf[id] = try await ShelvedCourse(id, context, at: now)
    }
    let items = sentences.compactMap { key in
      // Of what is remembered for days one word is enough, among others.
      shelf[key.course]?.item(
        for: key.sentence, card: cards[key],
        kind: cards[key]?.stage == .review && sentences.count > 1 ? .choose : nil)
    }
    guard !items.isEmpty else { return nil }
    return QuizViewModel(
      QuizSession(items: items, seed: context.makeSeed()), on: .practice(title: title),
      context: context)
  }
}
