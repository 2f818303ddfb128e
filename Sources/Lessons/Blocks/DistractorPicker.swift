/// Chooses the blocks that belong to no answer.
///
/// The author's come first, then the words of the course that look most like a needed one.
struct DistractorPicker {
  private let vocabulary: CourseVocabulary
  private let answers: WordSearch

  /// - Parameter graph: All accepted answers: none of their words becomes a distractor.
  init(vocabulary: CourseVocabulary, graph: PatternGraph) {
    self.vocabulary = vocabulary
    answers = WordSearch(graph)
  }

  /// How many distractors a sentence of `wordCount` blocks should have: 2 to 4.
  static func count(forWordCount wordCount: Int) -> Int {
    switch wordCount {
    case ...3: 2
    case ...6: 3
    default: 4
    }
  }

  /// Up to `count` distractors for the blocks `needed`; fewer when the course has no more words.
  ///
  /// Of the author's, all are taken up to four, even beyond `count`. Among words equally near,
  /// `generator` chooses.
  func distractors(
    for needed: [String], authored: [String], using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var taken = Set(needed.map(ComparableText.key))
    var result: [String] = []
    for word in authored.shuffled(using: &generator) where result.count < 4 {
      if isUsable(word), taken.insert(ComparableText.key(of: word)).inserted {
        result.append(word)
      }
    }
    let count = Self.count(forWordCount: needed.count) - result.count
    guard count > 0 else { return result }
    let entries = vocabulary.entries.shuffled(using: &generator).lazy
      .filter { !taken.contains($0.key) }
    return result + nearest(count, of: entries, to: needed)
  }

  private func isUsable(_ word: String) -> Bool {
    let word = ComparableText(word, overlooking: .harmless)
    return !word.scalars.isEmpty && !answers.holds(word)
  }

  /// The `count` words most like one of `needed`, the most alike first.
  ///
  /// Likeness is the edit distance in relation to the longer word's length, else short words
  /// would be near to everything. Most words are ruled out by their letters alone.
  private func nearest(
    _ count: Int, of entries: some Sequence<CourseVocabulary.Entry>, to needed: [String]
  ) -> [String] {
    let needed = Set(needed).map { LetterBag(EditDistance.letters(of: $0)) }
    var best: [(text: String, unlikeness: Double)] = []
    for entry in entries {
      let limit = best.count < count ? Double.infinity : best[count - 1].unlikeness
      let unlikeness =
        needed.lazy.filter { entry.letters.leastUnlikeness(to: $0) < limit }
        .map { entry.letters.unlikeness(to: $0) }.min() ?? .infinity
      guard unlikeness < limit, isUsable(entry.text) else { continue }
      let place = best.firstIndex { unlikeness < $0.unlikeness } ?? best.count
      best.insert((entry.text, unlikeness), at: place)
      if best.count > count { best.removeLast() }
    }
    return best.map(\.text)
  }
}
