/// What the learner has seen of an answer that is still to be given.
///
/// It counts over skips, undoing, leaving and coming back, until the sentence is answered: nothing
/// of it makes a grade kinder.
package struct Foreknowledge: Hashable, Sendable {
  /// Help that was taken.
  package var help: Help
  /// How often the sentence was answered since it was asked for, and not known.
  package var tries: Int
  /// The best grade that is left to be earned, by answers that were undone once their feedback was
  /// seen; nil when there were none.
  package var limit: Grade?

  package init(help: Help = .none, tries: Int = 0, limit: Grade? = nil) {
    self.help = help
    self.tries = tries
    self.limit = limit
  }

  /// Nothing was seen.
  package static let none = Foreknowledge()

  /// What is left to count after an answer: a sentence that was not known is tried again.
  func settled(by checked: CheckedSentence) -> Foreknowledge {
    checked.isKnown ? .none : Foreknowledge(tries: tries + 1)
  }

  /// No better grade than this can be earned any more.
  mutating func limit(to grade: Grade) {
    limit = min(limit ?? grade, grade)
  }
}
