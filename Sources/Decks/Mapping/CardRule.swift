/// Which fields of a kind of note make a sentence.
package struct CardRule: Hashable, Sendable {
  /// The kind of note.
  package let kind: Int
  /// Which of its cards, from 0; nil is whichever there are.
  package let ordinal: Int?
  /// The field that asks.
  package var prompt: Int
  /// The field that answers.
  package var answer: Int
  /// The field with a sentence in both languages.
  package var example: Int?
  /// Fields that say more.
  package var notes: [Int]
  /// Whether it asks in the language that the others answer in.
  package var asksBackwards = false
  /// Whether it is the other way round than the deck has it.
  package var isTurned = false

  /// The same with prompt and answer in each other's place.
  var turned: CardRule {
    var rule = self
    (rule.prompt, rule.answer) = (answer, prompt)
    rule.isTurned = true
    rule.asksBackwards.toggle()
    return rule
  }
}

/// The names of the fields that a rule takes, to be shown to the deck's owner.
package struct FieldChoice: Hashable, Sendable {
  package let kind: String
  package let prompt: String
  package let answer: String
  package let example: String?
}

extension CardRule {
  /// The names of its fields, or their numbers where they have none.
  func choice(in deck: Deck) -> FieldChoice {
    let kind = deck.kinds[kind]
    func name(_ index: Int) -> String {
      kind.fields.at(index).flatMap { $0.isEmpty ? nil : $0 } ?? "\(index + 1)"
    }
    return FieldChoice(
      kind: kind.name, prompt: name(prompt), answer: name(answer), example: example.map(name))
  }
}
