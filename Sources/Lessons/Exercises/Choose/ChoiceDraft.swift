/// A word of a sentence with its meaning, one of which is chosen among others for the other.
package struct ChoiceDraft: Hashable, Sendable {
  /// What is chosen.
  package enum Wanted: Hashable, Sendable, CaseIterable {
    /// The word for a meaning.
    case word
    /// The meaning of a word.
    case meaning
  }

  /// Something to choose.
  package struct Choice: Hashable, Sendable {
    /// What is shown.
    package let text: String
    /// What stands in the sentence when it is chosen.
    let word: String
  }

  /// What is chosen.
  package let wanted: Wanted
  /// What it is chosen for: a meaning, or a word.
  package let question: String
  /// Four or fewer, in any order.
  package let choices: [Choice]
  /// The place of the one that is chosen; nil before.
  package private(set) var chosen: Int?
  /// The sentence around the word.
  let gap: GapDraft

  /// A question of these parts, with nothing chosen.
  init(wanted: Wanted, question: String, choices: [Choice], gap: GapDraft) {
    self.wanted = wanted
    self.question = question
    self.choices = choices
    self.gap = gap
  }

  /// Chooses one; what is no place of a choice changes nothing.
  package mutating func choose(_ place: Int) {
    if choices.indices.contains(place) { chosen = place }
  }

  /// Takes the choice back.
  package mutating func clear() {
    chosen = nil
  }

  /// The choice that is right.
  var right: Int? { choices.firstIndex { $0.word == gap.missing } }
}
