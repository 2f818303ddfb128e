/// A word the learner did not have, and what stood there instead.
package struct MissedWord: Hashable, Sendable {
  package let expected: String
  /// nil when nothing like it was given.
  package let given: String?
}

extension MissedWord {
  /// The words a verdict says were missed, nearly right ones beside what was given for them.
  ///
  /// A word in the wrong place is not among them: the learner had it.
  static func words(missedIn verdict: Verdict) -> [MissedWord] {
    switch verdict {
    case .exact, .accepted: return []
    case .almost(let slips):
      return slips.compactMap { slip in
        guard case .spelling(let word) = slip else { return nil }
        return MissedWord(expected: word.expected, given: word.given)
      }
    case .wrong(let difference):
      var near = difference.spelling
      return difference.tokens.compactMap { token in
        switch token {
        case .kept, .extra, .misplaced: return nil
        case .missing(let word):
          guard let index = near.firstIndex(where: { $0.expected == word }) else {
            return MissedWord(expected: word, given: nil)
          }
          return MissedWord(expected: word, given: near.remove(at: index).given)
        }
      }
    }
  }
}
