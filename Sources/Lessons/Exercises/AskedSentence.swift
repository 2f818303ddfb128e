/// What an exercise is made from.
package struct AskedSentence {
  let sentence: Sentence
  /// The words of the course the sentence is from.
  let vocabulary: CourseVocabulary
  /// How firm they are.
  let knowledge: WordKnowledge
  /// What is known of the sentence; nil when it was never answered.
  let card: Card?
  /// All that is accepted, the learner's own answers among it.
  let answers: [AnswerPattern]
  /// Knows the answers.
  let checker: AnswerChecker
  /// The number of the first block that is made for it; others count on from it.
  let firstBlockID: Int
}
