/// What its author has of a sentence that the learner mended.
package struct AuthoredSentence: Hashable, Sendable {
  /// The sentence.
  package let text: SentenceText
  /// Its answers as `Sentence.answersAsText` has them, to know the sentence again by.
  package let answers: String
  /// Whether it is not what it was when the learner mended it: whose counts is to be chosen.
  package let isNew: Bool
}
