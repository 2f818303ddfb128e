/// How an answer was given.
package enum AnswerMode: Hashable, Sendable {
  /// Built from blocks: case and punctuation are not the learner's doing.
  case bank
  /// Written by hand: slips are pointed out.
  case typed
}
