/// The words of all answered sentences, ready to be listed and searched.
package struct MetWords: Equatable, Sendable {
  /// The words in alphabetical order; what follows knows them by their numbers in it.
  package let words: [MetWord]
  /// All of them, those that are forgotten first in front.
  package let weakestFirst: [Int]
  /// What finds them.
  package let index: TextIndex
  /// How many there are of each strength, from 0 on.
  package let counts: [Int]
  /// The sentences they are from.
  package let sentences: [StudiedSentence]
  private let glossaries: [CourseID: GlossaryIndex]

  /// The words of these sentences.
  ///
  /// - Parameter glossaries: what the courses say of their words.
  /// - Complexity: linear in the count of words, but for the sorting.
  package init(
    of sentences: [StudiedSentence], _ glossaries: [CourseID: GlossaryIndex] = [:]
  ) {
    self.init(MetWord.words(of: sentences, glossaries), of: sentences, glossaries)
  }

  /// No words.
  package static let none = MetWords(of: [])

  private init(
    _ words: [MetWord], of sentences: [StudiedSentence], _ glossaries: [CourseID: GlossaryIndex]
  ) {
    self.words = words
    self.glossaries = glossaries
    weakestFirst = words.indices.sorted {
      (words[$0].card.memory.stability, $0) < (words[$1].card.memory.stability, $1)
    }
    index = TextIndex(words.map { [$0.text, $0.meaning ?? ""].joined(separator: "\n") })
    counts = words.reduce(into: Array(repeating: 0, count: MetWord.highestStrength + 1)) {
      $0[$1.strength] += 1
    }
    self.sentences = sentences
  }

  /// How many words there are.
  package var count: Int { words.count }

  /// How many of them count as known.
  package var knownCount: Int { words.count(where: \.isKnown) }

  /// The words in which a search is found, in the one or the other order.
  ///
  /// - Complexity: O(*n*) in the length of all words; some microseconds for a thousand.
  package func numbers(matching search: TextSearch, weakestFirst isWeakestFirst: Bool) -> [Int] {
    guard isWeakestFirst else { return index.numbers(matching: search) }
    guard !search.isEmpty else { return weakestFirst }
    var isFound = Array(repeating: false, count: words.count)
    for number in index.numbers(matching: search) { isFound[number] = true }
    return weakestFirst.filter { isFound[$0] }
  }

  /// The sentences that a word is in, firmest first.
  package func sentences(of word: MetWord) -> [StudiedSentence] {
    word.sentenceNumbers.map { sentences[Int($0)] }
  }

  /// Whether they are of the same sentences, and so the same words.
  package static func == (first: MetWords, second: MetWords) -> Bool {
    first.sentences == second.sentences && first.glossaries == second.glossaries
  }
}
