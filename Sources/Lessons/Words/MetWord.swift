/// A word of the sentences that were answered, and how well it is known.
package struct MetWord: Hashable, Sendable, Identifiable {
  /// The word as it is compared: "Don’t" and "don't" are one, and so are all forms that the glossary
  /// of a course knows of a word.
  package let id: String
  /// The word as the glossary has it, else as a block shows it.
  package let text: String
  /// What it means; nil where no glossary says so.
  package let meaning: String?
  /// Its forms that were met, as they are compared.
  package let forms: Set<String>
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
  /// - Parameter glossaries: say which forms are one word, and what it means, in the courses that
  ///   are at hand.
  /// - Complexity: linear in the count of words, but for the sorting.
  package static func words(
    of sentences: some Sequence<StudiedSentence>, _ glossaries: [CourseID: GlossaryIndex] = [:]
  ) -> [MetWord] {
    var entries: [String: Entry] = [:]
    for sentence in sentences {
      let glossary = glossaries[sentence.id.course] ?? .empty
      for word in AnswerWords(sentence.answer).words {
        let form = ComparableText.key(of: word.text)
        let known = glossary[form]
        let id = known.map { ComparableText.key(of: $0.word) } ?? form
        entries[id, default: Entry()].add(word, form: form, known, in: sentence)
      }
    }
    return entries.compactMap { $1.word(id: $0) }.sorted { $0.id < $1.id }
  }

  /// A word while its sentences are gathered.
  private struct Entry {
    private var spelling = WordSpelling()
    private var known: GlossaryEntry?
    private var forms: Set<String> = []
    private var sentences: [StudiedSentence] = []

    mutating func add(
      _ word: AnswerWords.Word, form: String, _ entry: GlossaryEntry?,
      in sentence: StudiedSentence
    ) {
      spelling.add(word)
      known = known ?? entry
      forms.insert(form)
      if sentences.last?.id != sentence.id { sentences.append(sentence) }
    }

    func word(id: String) -> MetWord? {
      let firmest = sentences.sorted { $0.card.memory.stability > $1.card.memory.stability }
      guard let text = known?.word ?? spelling.text, let best = firmest.first else { return nil }
      return MetWord(
        id: id, text: text, meaning: known?.meaning, forms: forms, sentences: firmest.map(\.id),
        card: best.card)
    }
  }
}
