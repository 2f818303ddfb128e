import Lessons

/// What a file of another program holds, before it is decided what of it makes a sentence.
package struct Deck: Sendable {
  /// What it was written by.
  package let format: DeckFormat
  /// What it is called: by itself, else by its file.
  package let title: String
  /// The languages, where the file tells.
  package var languages: LanguagePair?
  /// Where it comes from and on what terms, where the file tells.
  package var attribution: String?
  /// The kinds of its notes.
  package var kinds: [NoteKind]
  /// In the order of the file.
  package var notes: [DeckNote]
  /// What was read, and what of it is no note that could be used.
  package var ledger: DeckLedger
  /// What its log held beside reviews of the cards.
  package var history = HistoryLedger()

  /// A deck of these parts.
  package init(
    format: DeckFormat, title: String, languages: LanguagePair? = nil, attribution: String? = nil,
    kinds: [NoteKind], notes: [DeckNote] = [], ledger: DeckLedger = DeckLedger()
  ) {
    self.format = format
    self.title = title
    self.languages = languages
    self.attribution = attribution
    self.kinds = kinds
    self.notes = notes
    self.ledger = ledger
  }
}

/// What the notes of one kind have in common.
package struct NoteKind: Hashable, Sendable {
  /// How the text of the fields is written.
  package enum Markup: Hashable, Sendable {
    /// Text that stands for itself.
    case plain
    /// The same, but each line says it in other words.
    case lines
    /// HTML, as Anki keeps it.
    case html
  }

  /// How cards are made of a note.
  package enum Cards: Hashable, Sendable {
    /// One of the fields asks for another; which is to be found out.
    case fields
    /// As these templates say.
    case templates([CardTemplate])
    /// A text with gaps in its first field: a card for each number.
    case cloze
  }

  /// `"Basic (and reversed card)"`; empty where kinds have no names.
  package let name: String
  /// The names of the fields; empty where they have none.
  package let fields: [String]
  /// How their text is written.
  package let markup: Markup
  /// How cards are made.
  package let cards: Cards

  /// A kind of these facts.
  package init(
    name: String = "", fields: [String] = [], markup: Markup = .plain, cards: Cards = .fields
  ) {
    self.name = name
    self.fields = fields
    self.markup = markup
    self.cards = cards
  }
}

/// What a card shows, and what it shows then, as Anki writes it: `{{Front}}`.
package struct CardTemplate: Hashable, Sendable {
  /// Which of the note's cards it makes, counted from 0.
  package let ordinal: Int
  /// What asks.
  package let question: String
  /// What answers.
  package let answer: String

  /// A template of these parts.
  package init(ordinal: Int, question: String, answer: String) {
    self.ordinal = ordinal
    self.question = question
    self.answer = answer
  }
}
