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
  /// The name of the kind of note; empty where it has none.
  package let kind: String
  /// Which of the deck's kinds it is, from 0.
  package let kindIndex: Int
  /// What the choice is kept under, see `Deck.key(ofKind:)`.
  package let key: String
  package let prompt: String
  package let answer: String
  package let example: String?
  /// Whether gaps in the one field are what is asked and answered.
  package var asksGaps: Bool { prompt == answer }
  /// The same two fields as the deck has them, whichever way round they are asked.
  package let fields: ChosenFields
}

extension CardRule {
  /// The names of its fields, or their numbers where they have none.
  func choice(in deck: Deck) -> FieldChoice {
    let name = deck.kinds[kind].nameOfField
    let fields = ChosenFields(
      prompt: name(isTurned ? answer : prompt), answer: name(isTurned ? prompt : answer))
    return FieldChoice(
      kind: deck.kinds[kind].name, kindIndex: kind, key: deck.key(ofKind: kind),
      prompt: name(prompt), answer: name(answer), example: example.map(name), fields: fields)
  }
}
