extension QuizSession {
  /// Takes back what is wrong and puts in the next right block or word; counts as a hint.
  ///
  /// Right is whatever leads to an accepted answer, not only the first one.
  ///
  /// - Returns: What it did to the blocks; nil when the answer needs no hint (none is counted),
  ///   and for a typed answer.
  @discardableResult
  package mutating func hint() -> Hint? {
    switch state {
    case .answering(.blocks(let draft)): return hint(for: draft)
    case .answering(.typed(let draft)):
      if let text = checker.typedHint(for: draft.text) {
        hints += 1
        type(draft.withoutFixedSigns(text))
      }
      return nil
    case .checked, .finished: return nil
    }
  }

  private mutating func hint(for draft: BlockDraft) -> Hint? {
    guard let step = HintFinder(checker: checker, draft: draft).step() else { return nil }
    for id in step.takeBack { takeBack(id) }
    if let id = step.place { place(id, at: step.gap) }
    hints += 1
    return Hint(takenBack: step.takeBack, placed: step.place)
  }
}

extension AnswerChecker {
  /// A typed answer cut to the words that are right and lengthened by the next one; nil when it
  /// is complete.
  func typedHint(for text: String) -> String? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var stops = [graph.starts]
    for word in words {
      let word = ComparableText(word, overlooking: .harmless)
      let here = stops[stops.count - 1]
      let next = word.scalars.isEmpty ? here : graph.places(after: word, from: here)
      if next.isEmpty { break }
      stops.append(next)
    }
    let places = stops[stops.count - 1]
    let isCut = stops.count - 1 < words.count
    words.removeLast(words.count - (stops.count - 1))
    if !graph.mayEnd(places) {
      words += graph.word(after: places).map { [$0] } ?? []
    } else if !isCut {
      return nil
    }
    return words.joined(separator: " ")
  }
}
