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

  /// What the choice of fields for a kind of note is kept under: what the kind is known by, else
  /// what the deck is called.
  package func key(ofKind index: Int) -> String { kinds[index].key ?? title }

  /// What the fields of a kind are called, each by its number from 1 where it has no name; none of
  /// a kind with gaps, in which nothing is to be chosen.
  package func fieldNames(ofKind index: Int) -> [String] {
    let kind = kinds[index]
    guard kind.cards != .cloze else { return [] }
    let count = notes.lazy.filter { $0.kind == index }.prefix(300).map(\.fields.count).max() ?? 0
    return (0..<max(count, kind.fields.count)).map(kind.nameOfField)
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

  /// What it is known again by in another file: its name, else those of its fields; nil where
  /// nothing has a name.
  var key: String? {
    let text = name.isEmpty ? fields.joined(separator: "\u{1F}") : name
    return text.isEmpty ? nil : text
  }

  /// What a field is called, by its number from 1 where it has no name.
  func nameOfField(_ index: Int) -> String {
    fields.at(index).flatMap { $0.isEmpty ? nil : $0 } ?? "\(index + 1)"
  }

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
