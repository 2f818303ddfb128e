/// A sentence to be asked in a session, with all its rules need to know.
package struct QuizItem: Hashable, Sendable, Identifiable {
  package let id: SentenceKey
  package internal(set) var sentence: Sentence
  package let languages: LanguagePair
  /// The words of the course the sentence is from.
  package let vocabulary: CourseVocabulary
  /// How it is asked the next time.
  package internal(set) var kind: ExerciseKind
  /// What says how it is asked after that; nil is the same way again.
  package internal(set) var planner: ExercisePlanner?
  /// How firm the words of the course are.
  package let knowledge: WordKnowledge
  /// What is shown before it is first asked.
  package internal(set) var newWords: [NewWord]
  /// The day of its course, counted from zero; nil when that does not matter.
  package let dayIndex: Int?
  /// What was said before it, where it is a line of a dialogue.
  package let dialogue: [Sentence]
  /// How the sentence is remembered; nil when it was never answered.
  package internal(set) var card: Card?
  /// Whether it was never answered, though it is asked among reviews: its card only says when.
  package internal(set) var isFirst: Bool
  /// Answers accepted because the learner said so, as given.
  package var ownAnswers: [String]
  /// What the learner saw of the answer before it is asked for, help of the current asking aside.
  package internal(set) var foreknowledge: Foreknowledge
  /// How fast the learner types in the language of the answer.
  package let typingPace: TypingPace

  package init(
    id: SentenceKey, sentence: Sentence, languages: LanguagePair, vocabulary: CourseVocabulary,
    kind: ExerciseKind = .build, planner: ExercisePlanner? = nil,
    knowledge: WordKnowledge = .none, newWords: [NewWord] = [], dayIndex: Int? = nil,
    dialogue: [Sentence] = [], card: Card? = nil, isFirst: Bool = false, ownAnswers: [String] = [],
    foreknowledge: Foreknowledge = .none,
    typingPace: TypingPace = .unknown
  ) {
    self.id = id
    self.sentence = sentence
    self.languages = languages
    self.vocabulary = vocabulary
    self.kind = kind
    self.planner = planner
    self.knowledge = knowledge
    self.newWords = newWords
    self.dayIndex = dayIndex
    self.dialogue = dialogue
    self.card = card
    self.isFirst = isFirst
    self.ownAnswers = ownAnswers
    self.foreknowledge = foreknowledge
    self.typingPace = typingPace
  }
}
