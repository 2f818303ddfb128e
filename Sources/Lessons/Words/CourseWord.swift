/// A word of a course, and where it is used.
package struct CourseWord: Hashable, Sendable, Identifiable {
  /// A sentence that uses it; days and sentences count from zero.
  package struct Place: Hashable, Sendable {
    package let dayIndex: Int
    /// Within the day.
    package let sentenceIndex: Int
    package let sentence: SentenceID
  }

  /// The word as it is compared: "Don’t" and "don't" are one.
  package let id: String
  /// The word as the glossary has it, else as a block shows it.
  package let text: String
  /// What it means, where the glossary says so.
  package let meaning: String?
  /// How often it is used: twice in one sentence counts twice.
  package let count: Int
  /// The sentences it is in, in the order of the course.
  package let places: [Place]

  /// The days it is used on, ascending, counted from zero.
  package var dayIndices: [Int] {
    places.reduce(into: []) { days, place in
      if days.last != place.dayIndex { days.append(place.dayIndex) }
    }
  }

  /// Whether a later day than its first brings it back.
  package var comesBack: Bool { dayIndices.count > 1 }
}

extension CourseWord {
  /// The words of the answers that blocks are made of, in the order they come up; the forms that
  /// the glossary knows of a word are that word.
  ///
  /// - Complexity: linear in the count of words.
  package static func words(of course: Course) -> [CourseWord] {
    let glossary = GlossaryIndex(course.glossary)
    var entries: [String: Entry] = [:]
    var order: [String] = []
    for (dayIndex, day) in course.days.enumerated() {
      for (sentenceIndex, sentence) in day.sentences.enumerated() {
        guard let answer = sentence.answers.first else { continue }
        let place = Place(
          dayIndex: dayIndex, sentenceIndex: sentenceIndex, sentence: sentence.id)
        for word in AnswerWords(answer.firstPath).words {
          let key = ComparableText.key(of: word.text)
          let known = glossary[key]
          let id = known.map { ComparableText.key(of: $0.word) } ?? key
          if entries[id] == nil { order.append(id) }
          entries[id, default: Entry(known)].add(word, at: place)
        }
      }
    }
    return order.compactMap { id in entries[id]?.word(id: id) }
  }

  /// A word while its places are gathered.
  private struct Entry {
    private let known: GlossaryEntry?
    private var spelling = WordSpelling()
    private var count = 0
    private var places: [Place] = []

    init(_ known: GlossaryEntry?) {
      self.known = known
    }

    mutating func add(_ word: AnswerWords.Word, at place: Place) {
      spelling.add(word)
      count += 1
      if places.last != place { places.append(place) }
    }

    func word(id: String) -> CourseWord? {
      (known?.word ?? spelling.text).map {
        CourseWord(id: id, text: $0, meaning: known?.meaning, count: count, places: places)
      }
    }
  }
}
