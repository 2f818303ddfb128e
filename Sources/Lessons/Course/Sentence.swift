/// One prompt and everything that answers it.
package struct Sentence: Hashable, Sendable, Identifiable {
  package let id: SentenceID
  /// What is shown.
  package let prompt: String
  /// What is accepted; never empty, and the first path through the first one gives the blocks.
  package let answers: [AnswerPattern]
  /// Words the author wants among the blocks though they belong to no answer.
  package let distractors: [String]
  /// Shown after the check, where a learner would ask why.
  package let note: String?

  /// - Precondition: `answers` is not empty.
  package init(
    id: SentenceID, prompt: String, answers: [AnswerPattern], distractors: [String] = [],
    note: String? = nil
  ) {
    precondition(!answers.isEmpty, "a sentence without an answer")
    self.id = id
    self.prompt = prompt
    self.answers = answers
    self.distractors = distractors
    self.note = note
  }
}
