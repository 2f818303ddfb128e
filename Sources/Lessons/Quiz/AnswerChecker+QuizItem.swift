extension AnswerChecker {
  /// A checker for `item`.
  package init(_ item: QuizItem) {
    self.init(
      patterns: item.sentence.answers, accepted: item.sentence.accepted,
      ownAnswers: item.ownAnswers, distractors: item.sentence.distractors,
      vocabulary: item.vocabulary)
  }
}
