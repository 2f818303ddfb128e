/// What is found by going through all answers of a course once.
struct VocabularyWords: Hashable, Sendable {
  /// A word as a block shows it.
  struct Entry: Hashable, Sendable {
    let text: String
    /// What comparisons see.
    let key: String
    /// What distances count.
    let letters: LetterBag

    init(text: String, key: String) {
      self.text = text
      self.key = key
      letters = LetterBag(EditDistance.letters(ofKey: key))
    }
  }

  /// Words of the model answers, each once, in the order of the course.
  let entries: [Entry]
  /// How often the model answers have a word, by its key.
  let counts: [String: Int]
  /// The keys of all words of all alternatives.
  let keys: Set<String>
  /// Words with a capital letter that is there for the word's sake.
  let names: Set<String>

  init(
    entries: [Entry], counts: [String: Int], keys: Set<String>,
    names: Set<String>
  ) {
    self.entries = entries
    self.counts = counts
    self.keys = keys
    self.names = names
  }

  /// These words, and behind them those of other answers.
  func joined(with others: VocabularyWords) -> VocabularyWords {
    VocabularyWords(
      entries: entries + others.entries.filter { counts[$0.key] == nil },
      counts: counts.merging(others.counts, uniquingKeysWith: +),
      keys: keys.union(others.keys), names: names.union(others.names))
  }
}
