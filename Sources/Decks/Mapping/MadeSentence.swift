import Lessons

/// What became of a note, or of one of its cards.
struct MadeSentence {
  /// What it goes by in the source; nil goes by its prompt.
  var id: String?
  let prompt: String
  var answers: [AnswerPattern]
  var remarks: [String]
  let place: DeckPlace
  let section: String
  var alterations: Set<Alteration>
  let asksBackwards: Bool
  /// Its reviews and what is known of its memory.
  let card: DeckCard?
}
