/// An answer in the making: what a kind of exercise is, apart from how it is drawn.
package protocol AnswerDraft: Hashable, Sendable {
  /// What the kind is called.
  static var kind: ExerciseKind { get }
  /// How its answers are judged.
  static var mode: AnswerMode { get }

  /// The sentence to be answered so; nil when it cannot be asked in this way.
  init?(asking sentence: AskedSentence, using generator: inout SeededGenerator)

  /// The case it belongs to.
  var exercise: Exercise { get }
  /// The answer as it would be checked now.
  var given: String { get }
  /// The sentences that may be meant by it, the most plausible one first; the best of them counts.
  var readings: [String] { get }
  /// Whether there is nothing to check yet.
  var isEmpty: Bool { get }
  /// Punctuation that stands before the answer, and is not the learner's to give.
  var leading: String { get }
  /// Punctuation that stands after the answer.
  var trailing: String { get }

  /// Takes all of the answer back.
  mutating func clear()

  /// The best grade that a right answer of this kind can earn.
  ///
  /// - Parameter card: what is known of the sentence; nil when it was never answered.
  static func ceiling(for card: Card?) -> Grade

  /// The words that are asked for.
  func wordCount(of sentence: Sentence) -> Int

  /// The check is undone: what may stay for another try stays.
  mutating func reopen()

  /// How much is missing from an answer that nobody would think complete; nil when it may be.
  func shortfall(by checker: AnswerChecker) -> Shortfall?

  /// Takes back what is wrong and puts in the next right word.
  ///
  /// - Returns: what it did; nil when the answer needs no hint.
  mutating func takeHint(from checker: AnswerChecker) -> Hint?
}

extension AnswerDraft {
  package func wordCount(of sentence: Sentence) -> Int { sentence.wordCount }
  package var readings: [String] { [given] }
}

extension Sentence {
  /// Words of the model answer, as its blocks have them.
  var wordCount: Int { AnswerWords(answers[0].firstPath).words.count }
}
