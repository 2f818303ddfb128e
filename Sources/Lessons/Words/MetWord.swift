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
  /// The sentences it is in, firmest first, by their numbers among those it was gathered from.
  let sentenceNumbers: [Int32]
  /// The card of the firmest of them: a word is known as well as the sentence that holds it best.
  package let card: Card

  /// How many sentences it is in.
  package var sentenceCount: Int { sentenceNumbers.count }

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
    of sentences: [StudiedSentence], _ glossaries: [CourseID: GlossaryIndex] = [:]
  ) -> [MetWord] {
    var gatherer = WordGatherer(glossaries)
    // Each word has its sentences in order then, and the first of them is the firmest.
    let order = sentences.indices.sorted {
      let (first, second) = (sentences[$0].card.memory, sentences[$1].card.memory)
      return (-first.stability, $0) < (-second.stability, $1)
    }
    for index in order { gatherer.add(sentences[index], number: Int32(clamping: index)) }
    return gatherer.words
  }
}

/// Puts together the words of sentences.
private struct WordGatherer {
  /// A word while its sentences are gathered.
  private struct Entry {
    let id: String
    let card: Card
    var spelling = WordSpelling()
    var known: GlossaryEntry?
    var forms: Set<String> = []
    var sentences: [Int32] = []

    var word: MetWord? {
      (known?.word ?? spelling.text).map {
        MetWord(
          id: id, text: $0, meaning: known?.meaning, forms: forms, sentenceNumbers: sentences,
          card: card)
      }
    }
  }

  /// What is known of the words of one course.
  private struct Course {
    var spotter: WordSpotter
    /// The entries of its spellings, in their order.
    var entries: [Int] = []
  }

  private let glossaries: [CourseID: GlossaryIndex]
  private var courses: [CourseID: Course] = [:]
  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var spots: [WordSpotter.Spot] = []

  init(_ glossaries: [CourseID: GlossaryIndex]) {
    self.glossaries = glossaries
  }

  var words: [MetWord] { entries.compactMap(\.word).sorted { $0.id < $1.id } }

  /// - Parameter sentence: not firmer than the one before.
  mutating func add(_ sentence: StudiedSentence, number sentenceNumber: Int32) {
    let id = sentence.id.course
    // Taken out meanwhile, so that it is changed in place.
    var course =
      courses.removeValue(forKey: id)
      ?? Course(spotter: WordSpotter(glossaries[id] ?? .empty))
    course.spotter.find(in: sentence, &spots)
    while course.entries.count < course.spotter.spellings.count {
      let spelling = course.spotter.spellings[course.entries.count]
      course.entries.append(entry(of: spelling, sentence.card))
    }
    for spot in spots {
      let number = course.entries[spot.spelling]
      if entries[number].sentences.last != sentenceNumber {
        entries[number].sentences.append(sentenceNumber)
      }
      if entries[number].spelling.wants(startsSentence: spot.startsSentence) {
        entries[number].spelling.add(
          AnswerWords.Word(
            text: course.spotter.spellings[spot.spelling].text,
            startsSentence: spot.startsSentence))
      }
    }
    courses[id] = course
  }

  private mutating func entry(of spelling: WordSpotter.Spelling, _ card: Card) -> Int {
    let number = numbers[spelling.id] ?? entries.count
    if number == entries.count {
      numbers[spelling.id] = number
      entries.append(Entry(id: spelling.id, card: card))
    }
    entries[number].known = entries[number].known ?? spelling.entry
    entries[number].forms.insert(spelling.form)
    return number
  }
}
