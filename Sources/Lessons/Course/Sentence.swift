/// One prompt and everything that answers it.
package struct Sentence: Hashable, Sendable, Identifiable {
  package let id: SentenceID
  /// What is shown.
  package let prompt: String
  /// What is accepted; never empty, and the first path through the first one gives the blocks.
  package let answers: [AnswerPattern]
  /// What counts as right too but is never shown as an answer, nor gives blocks.
  package let accepted: [AnswerPattern]
  /// Words the author wants among the blocks though they belong to no answer.
  package let distractors: [Distractor]
  /// Shown after the check, where a learner would ask why.
  package let note: String?
  /// Who says it, where the day is a dialogue.
  package let speaker: String?
  /// What its author has, where this is what the learner made of it; nil where nothing was mended.
  package let authored: AuthoredSentence?

  /// - Precondition: `answers` is not empty.
  package init(
    id: SentenceID, prompt: String, answers: [AnswerPattern], accepted: [AnswerPattern] = [],
    distractors: [Distractor] = [], note: String? = nil, speaker: String? = nil,
    authored: AuthoredSentence? = nil
  ) {
    precondition(!answers.isEmpty, "a sentence without an answer")
    self.id = id
    self.prompt = prompt
    self.answers = answers
    self.accepted = accepted
    self.distractors = distractors
    self.note = note
    self.speaker = speaker
    self.authored = authored
  }
}
