/// A note: one row of a table, one entry of a collection.
package struct DeckNote: Sendable {
  /// What the program calls it for ever, `"anki:k!S9f"`; nil where notes have no names.
  package let id: String?
  /// Where it stands.
  package let place: DeckPlace
  /// Which of the deck's kinds it is.
  package let kind: Int
  /// Its texts, in the order of the kind's fields; there may be fewer.
  package let fields: [String]
  /// The part of the deck it belongs to, `"Unit 1"`; empty where there are no parts.
  package let section: String
  /// Its cards, where the file knows of cards.
  package let cards: [DeckCard]

  /// A note of these parts.
  package init(
    id: String? = nil, place: DeckPlace, kind: Int = 0, fields: [String], section: String = "",
    cards: [DeckCard] = []
  ) {
    self.id = id
    self.place = place
    self.kind = kind
    self.fields = fields
    self.section = section
    self.cards = cards
  }
}

/// Where something stands in what is imported.
package struct DeckPlace: Hashable, Sendable {
  /// The file within a folder of several; nil where there is one.
  package let file: String?
  /// The line, or which note it is; both counted from 1.
  package let number: Int
  /// Whether `number` is that of a line.
  package let isLine: Bool

  /// A line of a file.
  package static func line(_ number: Int, of file: String? = nil) -> DeckPlace {
    DeckPlace(file: file, number: number, isLine: true)
  }

  /// A note of a collection.
  package static func note(_ number: Int) -> DeckPlace {
    DeckPlace(file: nil, number: number, isLine: false)
  }
}

/// A card of a note, and what is known of how well it is known.
package struct DeckCard: Hashable, Sendable {
  /// Which of the note's templates or gaps it is of, counted from 0.
  package let ordinal: Int
  /// Whether its owner does not want to be asked.
  package let isSuspended: Bool
  /// Its reviews that count, oldest first.
  package let reviews: [DeckReview]
  /// What the program knew when its log begins in the middle, or is lost; nil where the log tells
  /// all.
  package let start: DeckMemory?

  /// A card of these facts.
  package init(
    ordinal: Int, isSuspended: Bool = false, reviews: [DeckReview] = [], start: DeckMemory? = nil
  ) {
    self.ordinal = ordinal
    self.isSuspended = isSuspended
    self.reviews = reviews
    self.start = start
  }
}

/// One answer that another program keeps.
package struct DeckReview: Hashable, Sendable {
  /// Milliseconds since 1970 UTC; there is no other review of the same.
  package let id: Int64
  /// 1 for again to 4 for easy.
  package let grade: Int
  /// How long the answer took.
  package let milliseconds: Int

  /// A review of these facts.
  package init(id: Int64, grade: Int, milliseconds: Int) {
    self.id = id
    self.grade = grade
    self.milliseconds = milliseconds
  }

  /// Seconds since 1970 UTC.
  package var time: Int64 { id / 1_000 }
}

/// How well another program says that a card is known.
package struct DeckMemory: Hashable, Sendable {
  /// Days until the chance of recall is 90 %.
  package let stability: Double
  /// 1 to 10.
  package let difficulty: Double
  /// When it was reviewed last, in seconds since 1970 UTC.
  package let lastReview: Int64
  /// When it is due, in seconds since 1970 UTC.
  package let due: Int64

  /// A memory of these facts.
  package init(stability: Double, difficulty: Double, lastReview: Int64, due: Int64) {
    self.stability = stability
    self.difficulty = difficulty
    self.lastReview = lastReview
    self.due = due
  }
}
