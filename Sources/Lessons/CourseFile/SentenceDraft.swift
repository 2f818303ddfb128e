/// A sentence of a course file before it has its identity.
struct SentenceDraft {
  /// The id the author wrote.
  let id: String?
  let prompt: String
  let answers: [AnswerPattern]
  let accepted: [AnswerPattern]
  let distractors: [Distractor]
  let note: String?
  let speaker: String?
  /// Where its identity stands in the file: the id, else the prompt.
  let offset: Int
}

/// A day of a course file whose sentences have no identity yet.
struct DayDraft {
  let title: String?
  let sentences: [SentenceDraft]
}

extension Sentence {
  init(_ draft: SentenceDraft, id: SentenceID) {
    self.init(
      id: id, prompt: draft.prompt, answers: draft.answers, accepted: draft.accepted,
      distractors: draft.distractors, note: draft.note, speaker: draft.speaker)
  }
}
