extension AnswerChecker {
  /// A typed answer with its first mistake put right, or else lengthened by the next word; nil when
  /// it is complete.
  ///
  /// A wrong word makes way for the right one, a missing one comes in, one too many goes, whichever
  /// keeps most of what follows; what fits nowhere then goes too.
  func typedHint(for text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let (places, count) = walk(along: words[...], from: graph.starts)
    let right = Array(words.prefix(count))
    let rest = words[count...]
    if rest.isEmpty, graph.mayEnd(places) { return nil }
    let next = graph.word(after: places)
    let corrected =
      rest.isEmpty
      ? [] : correction(of: rest, with: [next, nearestWord(at: count, to: text)], from: places)
    let isOver = next == nil || graph.mayEnd(places)
    let end = corrected.isEmpty && !isOver ? [next].compactMap(\.self) : corrected
    return (right + end).joined(separator: " ")
  }

  /// Of the ways to put the first of some words right, the one that keeps most of the others; empty
  /// when none keeps any.
  ///
  /// - Parameter next: words that may stand in its place, the better ones last.
  private func correction(
    of words: ArraySlice<String>, with next: [String?], from places: PatternGraph.PlaceSet
  ) -> [String] {
    let others = words.dropFirst()
    var best: [String] = []
    var mostKept = 1
    func consider(_ inserted: [String], keeping kept: ArraySlice<String>) {
      let (start, steps) = walk(along: inserted[...], from: places)
      let count = walk(along: kept, from: start).count
      guard steps == inserted.count, count >= mostKept else { return }
      mostKept = count
      best = inserted + kept.prefix(count)
    }
    consider([], keeping: others)
    for word in next.compactMap(\.self) {
      consider([word], keeping: words)
      consider([word], keeping: others)
    }
    return best
  }

  /// The word at a place of the accepted answer that comes nearest to what was given.
  private func nearestWord(at index: Int, to given: String) -> String? {
    let words = nearestAnswer(to: given, mode: .typed).split(whereSeparator: \.isWhitespace)
    return words.indices.contains(index) ? String(words[index]) : nil
  }

  /// Goes along words as far as an answer has them; returns where that leads, and how many they
  /// are.
  private func walk(
    along words: ArraySlice<String>, from start: PatternGraph.PlaceSet
  ) -> (places: PatternGraph.PlaceSet, count: Int) {
    var places = start
    for (index, word) in words.enumerated() {
      let word = ComparableText(word, overlooking: .harmless)
      // Punctuation alone leads nowhere, and does no harm.
      guard !word.scalars.isEmpty else { continue }
      let next = graph.places(after: word, from: places)
      if next.isEmpty { return (places, index) }
      places = next
    }
    return (places, words.count)
  }
}
