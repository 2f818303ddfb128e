/// Which letters a text has: one that lacks a letter of the query need not be looked through.
///
/// Latin letters, digits and the initial consonants of Hangul syllables are told apart; all others
/// share what is left of the sixty-four places.
struct SearchLetters: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  /// The letter of a unit as `SearchUnits` makes them.
  init(of unit: UInt16) {
    self.init(rawValue: 1 << (Self.ownPlace(of: unit) ?? Self.sharedPlace(of: unit)))
  }

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The place that is for one letter alone; nil when the unit shares one.
  private static func ownPlace(of unit: UInt16) -> UInt64? {
    switch unit {
    case 0x61...0x7A: UInt64(unit - 0x61)
    case 0x30...0x39: UInt64(unit - 0x30) + 26
    default: HangulJamo.initialIndex(of: unit).map { UInt64($0) + 36 }
    }
  }

  private static func sharedPlace(of unit: UInt16) -> UInt64 { 55 + UInt64(unit % 9) }
}

extension SearchPattern {
  /// The letters that a text must have for the pattern to be in it.
  var letters: SearchLetters {
    elements.reduce(into: SearchLetters()) { $0.formUnion(SearchLetters(of: $1.other)) }
  }

  /// Whether a text that has the letters has the pattern: it is one Latin letter, one digit, or
  /// one initial consonant.
  var isToldByLetters: Bool {
    guard elements.count == 1, let only = elements.first else { return false }
    switch only.other {
    case 0x61...0x7A, 0x30...0x39: return true
    default: return only.span == HangulJamo.syllablesPerInitial
    }
  }
}
