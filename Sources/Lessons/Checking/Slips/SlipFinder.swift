/// Tells slips of the fingers from mistakes.
struct SlipFinder: Hashable, Sendable {
  let script: Normaliser.Script
  let vocabulary: CourseVocabulary
  /// Keys of the words that the author set as traps for the sentence.
  let traps: Set<String>

  /// Whether `given` may be a slip of `expected`, as far as a glance tells.
  func maySlip(_ given: String, for expected: String) -> Bool {
    given.mayBeSlip(of: expected) && given != expected && !traps.contains(given)
  }

  /// Whether one of them may begin with the other, a space being missing or too much.
  func maySlipInSpace(_ given: String, for expected: String) -> Bool {
    script != .korean && !given.isEmpty && !expected.isEmpty
      && (given.beginsWith(expected) || expected.beginsWith(given))
  }

  /// The slip that made `given` of `expected`; nil when it is more than one, or a mistake.
  ///
  /// - Parameters:
  ///   - given: The key of what was given.
  ///   - expected: The key of what should have been.
  ///   - next: The keys of what comes next.
  func slip(_ given: String, for expected: String, before next: [String]) -> Reason.Kind? {
    guard maySlip(given, for: expected) else { return nil }
    switch script {
    case .korean:
      return KoreanSlips.slip(given, for: expected, before: next) { vocabulary.contains($0) }
    case .english, .other:
      return EnglishSlips.slip(given, for: expected) {
        vocabulary.contains($0) || script == .english && EnglishWords.contains($0)
      }
    }
  }

  /// Whether a word is another form of one that may stand there: that is no slip of any other.
  func isOtherForm(_ given: String, of words: [String]) -> Bool {
    script == .english && words.contains { EnglishSlips.differsInEnding(given, $0) }
  }

  /// Whether `given`, two words that should be one or the other way round, is a slip.
  func isSlipOfSpace(_ given: [String], for expected: [String]) -> Bool {
    guard maySlipInSpace(given[0], for: expected[0]), given.joined() == expected.joined() else {
      return false
    }
    let together = given.count == 1 ? given[0] : expected[0]
    let apart = (given.count == 1 ? expected : given).joined(separator: " ")
    if EnglishWords.otherWhenParted.contains(apart) || traps.contains(given.joined()) {
      return false
    }
    if together.count < 4 || together.contains(where: \.isNumber) { return false }
    return given.count > 1 || !(vocabulary.contains(together) || EnglishWords.contains(together))
  }
}
