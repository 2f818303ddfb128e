/// Why a note is not among the sentences.
package enum LeftOutReason: String, Hashable, Sendable, CaseIterable {
  case emptyPrompt, emptyAnswer
  /// Another note has the same prompt and answer.
  case duplicate
  /// A row with one column where two are needed.
  case oneColumn
  /// Nothing but pictures or sound.
  case mediaOnly
  /// Pictures with parts of them covered.
  case imageOcclusion
  /// Formulas, which a terminal cannot show.
  case formula
  /// A text, a word or an answer that is longer than any sentence.
  case tooLong
  case tooManyAnswers
  /// Characters that could drive the terminal or turn a line around.
  case controlCharacter
  /// Bytes that are no text.
  case notText
  /// A note of a kind that the collection does not describe.
  case unknownKind
  /// A note with gaps where there are none in its text.
  case noGap
  case noCard
  /// All its cards are suspended.
  case suspended
  /// A card that was begun and not ended, or text that belongs to none.
  case malformed
}

/// What became of a note on its way that its owner should know.
package enum Alteration: String, Hashable, Sendable, CaseIterable {
  /// Bold, colours and the like are gone.
  case markupRemoved
  case soundDropped, imageDropped
  /// One field became several answers.
  case alternativesSplit
  /// Notes with one prompt became one sentence.
  case grouped
  /// What else was in the note is longer than a note may be.
  case noteShortened
  /// The sentence is that of the example, not the word itself.
  case exampleUsed
  /// Readings of Chinese characters stand in the note now.
  case readingMoved
  /// A remark in brackets stands in the note now.
  case remarkMoved
  /// One of several cards of the note is suspended.
  case suspendedCardLeftOut
  /// One of several cards of the note could not be taken.
  case cardLeftOut
}

/// What was read, and what became of each note: read = taken + left out.
package struct DeckLedger: Hashable, Sendable {
  /// How many notes the file has.
  package private(set) var read = 0
  /// How many of them are among the sentences.
  package private(set) var taken = 0
  /// Where the others stand.
  package private(set) var leftOut: [LeftOutReason: [DeckPlace]] = [:]
  /// Where notes stand that did not stay as they were.
  package private(set) var alterations: [Alteration: [DeckPlace]] = [:]

  /// A ledger of nothing.
  package init() {}

  /// How many notes are not among the sentences.
  package var leftOutCount: Int { leftOut.values.reduce(0) { $0 + $1.count } }

  mutating func take() {
    read += 1
    taken += 1
  }

  mutating func leaveOut(_ reason: LeftOutReason, at place: DeckPlace) {
    read += 1
    leftOut[reason, default: []].append(place)
  }

  /// Leaves out after all what was taken.
  mutating func giveBack(_ reason: LeftOutReason, at place: DeckPlace) {
    taken -= 1
    leftOut[reason, default: []].append(place)
  }

  mutating func note(_ alterations: Set<Alteration>, at place: DeckPlace) {
    for alteration in alterations { self.alterations[alteration, default: []].append(place) }
  }
}

/// What became of the reviews that a file holds.
package struct HistoryLedger: Hashable, Sendable {
  /// Why a review is not taken.
  package enum SkippedReason: String, Hashable, Sendable, CaseIterable {
    /// Its owner set the date by hand.
    case manual
    /// It did not change when the card is due.
    case cramming
    /// The card was begun anew after it.
    case beforeReset
    /// What came before is lost: the card's own memory counts instead.
    case incomplete
    /// The card is gone, or not among the sentences.
    case noCard
    /// A time or a grade that cannot be.
    case impossible
    /// It was not wanted.
    case notWanted
  }

  /// How many entries the file has.
  package var read = 0
  /// How many of them are in the learner's log, those that were there already among them.
  package var taken = 0
  package var skipped: [SkippedReason: Int] = [:]
  /// Cards whose memory begins with what the file says of it.
  package var startedFromMemory = 0

  /// A ledger of nothing.
  package init() {}

  mutating func skip(_ reason: SkippedReason, _ count: Int = 1) {
    if count > 0 { skipped[reason, default: 0] += count }
  }
}
