extension Message {
  /// For how long a word of a strength stays.
  package static func strength(_ strength: Int) -> Message {
    let keys: [Message] = [.wordsHours, .wordsDays, .wordsWeeks, .wordsMonths, .wordsLong]
    return keys[min(max(strength, 0), keys.count - 1)]
  }
}
