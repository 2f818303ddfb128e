import AppText
import Lessons

extension QuizItem {
  /// A sentence of a course, to be answered as the learner wants.
  ///
  /// - Parameters:
  ///   - vocabulary: that of the course.
  ///   - card: what is known of the sentence; nil when it was never answered.
  ///   - isFirst: whether it was never answered, though it has a card.
  ///   - history: what happened in the course.
  ///   - kind: how it is asked, if it is not the planner that says so.
  ///   - dayIndex: its day in the course, counted from zero.
  ///   - dialogue: what was said before it.
  init(
    _ sentence: Sentence, of course: Course, vocabulary: CourseVocabulary, card: Card?,
    isFirst: Bool = false, history: CourseHistory, planner: ExercisePlanner,
    knowledge: WordKnowledge,
    newWords: [NewWord] = [], dayIndex: Int? = nil, dialogue: [Sentence] = [],
    kind: ExerciseKind? = nil
  ) {
    let last = history.lastKinds[sentence.id]
    self.init(
      id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
      languages: course.languages, vocabulary: vocabulary,
      kind: kind ?? planner.kind(for: card, after: last), planner: planner, knowledge: knowledge,
      newWords: newWords, dayIndex: dayIndex, dialogue: dialogue, card: card,
      isFirst: isFirst, ownAnswers: history.ownAnswers[sentence.id] ?? [],
      foreknowledge: history.foreknowledge[sentence.id] ?? .none, typingPace: history.typingPace)
  }
}
