/// A sentence to be asked in a session, with all its rules need to know.
package struct QuizItem: Hashable, Sendable, Identifiable {
  package let id: SentenceKey
  package let sentence: Sentence
  package let languages: LanguagePair
  /// The words of the course the sentence is from.
  package let vocabulary: CourseVocabulary
  /// How it is asked.
  package let kind: ExerciseKind
  /// How the sentence is remembered; nil when it was never answered.
  package internal(set) var card: Card?
  /// Answers accepted because the learner said so, as given.
  package var ownAnswers: [String]

  package init(
    id: SentenceKey, sentence: Sentence, languages: LanguagePair, vocabulary: CourseVocabulary,
    kind: ExerciseKind = .build, card: Card? = nil, ownAnswers: [String] = []
  ) {
    self.id = id
    self.sentence = sentence
    self.languages = languages
    self.vocabulary = vocabulary
    self.kind = kind
    self.card = card
    self.ownAnswers = ownAnswers
  }

  /// Whether the learner has known it for long; typed right at once it is Easy.
  package var isMature: Bool { card?.isMature ?? false }
}
