import AppText
import Lessons

extension QuizItem {
  /// A sentence of a course, to be answered as the learner wants.
  ///
  /// - Parameters:
  ///   - vocabulary: that of the course.
  ///   - card: what is known of the sentence; nil when it was never answered.
  ///   - history: what happened in the course.
  init(
    _ sentence: Sentence, of course: Course, vocabulary: CourseVocabulary, card: Card?,
    history: CourseHistory, settings: Settings
  ) {
    let last = history.lastKinds[sentence.id]
    self.init(
      id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
      languages: course.languages, vocabulary: vocabulary,
      kind: settings.answering.kind(for: card, after: last), answering: settings.answering,
      card: card, ownAnswers: history.ownAnswers[sentence.id] ?? [],
      foreknowledge: history.foreknowledge[sentence.id] ?? .none, typingPace: history.typingPace)
  }
}
