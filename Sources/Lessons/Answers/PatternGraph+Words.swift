extension PatternGraph {
  /// Where walks stand before the first word.
  var starts: PlaceSet {
    roots.reduce(into: PlaceSet(in: self)) { $0.insert(Place($1, .before)) }
  }

  /// Where walks from `places` stand after one more word, which may be a joined one.
  ///
  /// - Parameter word: Folded over the harmless layers.
  func places(after word: ComparableText, from places: PlaceSet) -> PlaceSet {
    var current = withFreeSteps(places)
    if current.contains(where: { $0.phase == .between }) {
      current = withFreeSteps(taking(" ", from: current))
    }
    for scalar in word.scalars {
      current = withFreeSteps(taking(scalar, from: current))
      if current.isEmpty { break }
    }
    return filter(current) { $0.phase == .between || isEnd($0) }
  }

  /// Whether an answer may end at one of these places.
  func mayEnd(_ places: PlaceSet) -> Bool {
    places.contains { isEnd($0) }
  }

  /// Where walks stand when a word may begin, the first or any other.
  var wordStarts: PlaceSet {
    filter(withAllSteps(starts)) { $0.phase == .before }
  }

  /// Whether `word` is a word, or several in a row, of some way through the graph.
  ///
  /// - Parameter wordStarts: The property of that name, which takes a while to find.
  func holds(_ word: ComparableText, from wordStarts: PlaceSet) -> Bool {
    !places(after: word, from: wordStarts).isEmpty
  }

  /// The next word of the first way, in the author's order, that goes on from `places`; nil when
  /// all of them are ends.
  func word(after places: PlaceSet) -> String? {
    let start = places.filter { !isEnd($0) }.min { $0.node < $1.node }
    return start.map { text(along: wayThroughWord(from: $0)) }
  }

  /// The nodes from `start` to the end of the next word.
  private func wayThroughWord(from start: Place) -> [Int] {
    var way: [Int] = []
    var seen = BitSet(capacity: placeCount)
    func go(_ place: Place, hasLetters: Bool) -> Bool {
      guard seen.insert(place.index) else { return false }
      if hasLetters, place.phase == .between || isEnd(place) { return true }
      let count = way.count
      if way.last != place.node { way.append(place.node) }
      var isFound = false
      forEachStep(from: place, overlooking: .harmless) { target, taken in
        let isLetter = taken != nil && taken != " "
        isFound = isFound || go(target, hasLetters: hasLetters || isLetter)
      }
      if !isFound { way.removeLast(way.count - count) }
      return isFound
    }
    return go(start, hasLetters: false) ? way : []
  }

  private func taking(_ scalar: Unicode.Scalar, from places: PlaceSet) -> PlaceSet {
    var reached = PlaceSet(in: self)
    for place in places {
      forEachStep(from: place, overlooking: .harmless) { target, taken in
        if taken == scalar { reached.insert(target) }
      }
    }
    return reached
  }
}
