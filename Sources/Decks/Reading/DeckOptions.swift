import Lessons

/// How its owner wants a deck to be taken.
package struct DeckOptions: Hashable, Sendable {
  /// Which of two sides asks.
  package enum Direction: Hashable, Sendable {
    /// As the file has it.
    case asIs
    /// The other way round.
    case reverse
    /// Both, a course each.
    case both
  }

  /// What it was written by; nil finds out.
  package var format: DeckFormat?
  /// The languages of prompts and answers; nil finds out.
  package var languages: LanguagePair?
  /// Which side asks.
  package var direction = Direction.asIs
  /// The field that asks, by name or by number from 1; nil finds out.
  package var front: String?
  /// The field that answers.
  package var back: String?
  /// The field with a sentence in both languages.
  package var example: String?
  /// What parts a term from its definition; nil finds out.
  package var termSeparator: String?
  /// What parts a pair from the next; nil is the end of a line.
  package var rowSeparator: String?
  /// The fields that were chosen for kinds of notes before, by `Deck.key(ofKind:)`; what is said
  /// above comes first.
  package var chosen: [String: ChosenFields] = [:]
  /// Whether reviews are taken too.
  package var takesHistory = true

  /// Everything is found out.
  package init() {}
}

/// The names of the fields that somebody chose for a kind of note.
package struct ChosenFields: Hashable, Sendable {
  /// The field that asks.
  package let prompt: String
  /// The field that answers.
  package let answer: String

  /// A choice of these fields.
  package init(prompt: String, answer: String) {
    self.prompt = prompt
    self.answer = answer
  }
}
