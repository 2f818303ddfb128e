extension TextKey {
  /// For how long a word of a strength stays.
  package static func strength(_ strength: Int) -> TextKey {
    let keys: [TextKey] = [.wordsHours, .wordsDays, .wordsWeeks, .wordsMonths, .wordsLong]
    return keys[min(max(strength, 0), keys.count - 1)]
  }
}
