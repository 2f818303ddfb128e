/// How firm the words of a course are: each as firm as the firmest answered sentence that has it.
package struct WordKnowledge: Hashable, Sendable {
  /// In days of stability, by what a word counts as (`GlossaryIndex.id(of:)`).
  private var stabilities: [String: Double] = [:]
  /// Words that are in a sentence known for long.
  private var firm: Set<String> = []

  /// Nothing was met.
  package static let none = WordKnowledge()

  private init() {}

  /// What answered sentences tell of their words.
  ///
  /// - Parameters:
  ///   - sentences: those of the course; the ones without a card tell nothing.
  ///   - glossary: says which forms are one word.
  /// - Complexity: linear in the words of the answered sentences.
  package init(
    of sentences: some Sequence<Sentence>, cards: [SentenceID: Card], glossary: GlossaryIndex
  ) {
    for sentence in sentences {
      guard let card = cards[sentence.id] else { continue }
      for word in sentence.modelWords {
        add(glossary.id(of: word), card)
      }
    }
  }

  /// What answered sentences tell of their words.
  ///
  /// - Complexity: linear in the words of the sentences.
  package init(of studied: [StudiedSentence], glossary: GlossaryIndex) {
    var spotter = WordSpotter(glossary)
    var best: [(stability: Double, isMature: Bool)] = []
    var spots: [WordSpotter.Spot] = []
    for sentence in studied {
      spotter.find(in: sentence, &spots)
      while best.count < spotter.spellings.count { best.append((0, false)) }
      for spot in spots {
        let (stability, isMature) = best[spot.spelling]
        best[spot.spelling] = (
          max(stability, sentence.card.memory.stability), isMature || sentence.card.isMature
        )
      }
    }
    for (spelling, best) in zip(spotter.spellings, best) {
      stabilities[spelling.id] = max(stabilities[spelling.id] ?? 0, best.stability)
      if best.isMature { firm.insert(spelling.id) }
    }
  }

  private mutating func add(_ id: String, _ card: Card) {
    stabilities[id] = max(stabilities[id] ?? 0, card.memory.stability)
    if card.isMature { firm.insert(id) }
  }

  /// Whether some answered sentence has the word.
  package func isMet(_ id: String) -> Bool { stabilities[id] != nil }

  /// Whether a sentence that is known for long has it.
  package func isFirm(_ id: String) -> Bool { firm.contains(id) }
}

extension Sentence {
  /// The words of the model answer as its blocks have them, without edge punctuation.
  var modelWords: [String] { AnswerWords(answers[0].firstPath).words.map(\.text) }
}
