/// A word of the sentences that were answered, and how well it is known.
package struct MetWord: Hashable, Sendable, Identifiable {
  /// The word as it is compared: "Don’t" and "don't" are one.
  package let id: String
  /// The word as a block shows it.
  package let text: String
  /// The sentences it is in, firmest first.
  package let sentences: [SentenceKey]
  /// The card of the firmest of them: a word is known as well as the sentence that holds it best.
  package let card: Card

  /// How firm it is, for shading: 0 for less than a day, 1 to a week, 2 to three weeks, 3 to
  /// three months, 4 beyond.
  package var strength: Int { Self.strength(of: card) }

  /// How firm a card is, as words are shaded by it.
  package static func strength(of card: Card) -> Int {
    strengthSteps.count { card.memory.stability >= $0 }
  }

  /// Whether it counts as known: it is in a sentence that is mature.
  package var isKnown: Bool { card.isMature }

  /// The strength of the firmest words.
  package static let highestStrength = strengthSteps.count

  /// In days of stability.
  private static let strengthSteps = [1.0, 7, 21, 90]
}

extension MetWord {
  /// The words of these sentences, each once, in alphabetical order of what is compared.
  ///
  /// Words of two languages that are written alike are one: nothing here knows languages. A word
  /// that only ever began a sentence is shown without its capital letter, as blocks are.
  ///
  /// - Complexity: linear in the count of words, but for the sorting.
  package static func words(of sentences: some Sequence<StudiedSentence>) -> [MetWord] {
    var entries: [String: Entry] = [:]
    for sentence in sentences {
      for word in AnswerWords(sentence.answer).words {
        entries[ComparableText.key(of: word.text), default: Entry()].add(word, in: sentence)
      }
    }
    return entries.compactMap { $1.word(id: $0) }.sorted { $0.id < $1.id }
  }

  /// A word while its sentences are gathered.
  private struct Entry {
    private var spelling = WordSpelling()
    private var sentences: [StudiedSentence] = []

    mutating func add(_ word: AnswerWords.Word, in sentence: StudiedSentence) {
      spelling.add(word)
      if sentences.last?.id != sentence.id { sentences.append(sentence) }
    }

    func word(id: String) -> MetWord? {
      let firmest = sentences.sorted { $0.card.memory.stability > $1.card.memory.stability }
      guard let text = spelling.text, let best = firmest.first else { return nil }
      return MetWord(id: id, text: text, sentences: firmest.map(\.id), card: best.card)
    }
  }
}
