extension PatternGraph {
  /// Where walks stand before the first word.
  var starts: PlaceSet {
    roots.reduce(into: PlaceSet(in: self)) { $0.insert(Place($1, .before)) }
  }

  /// Where walks from `places` stand after one more word, which may be a joined one.
  ///
  /// - Parameter word: Folded over the harmless layers.
  func places(after word: ComparableText, from places: PlaceSet) -> PlaceSet {
    self.places(spelling: word, from: beforeLetters(places))
  }

  /// Where walks from `places` stand when the next word's first letter is to be taken.
  fileprivate func beforeLetters(_ places: PlaceSet) -> PlaceSet {
    let current = withFreeSteps(places)
    guard current.contains(where: { $0.phase == .between }) else { return current }
    return withFreeSteps(taking(" ", from: current))
  }

  fileprivate func places(spelling word: ComparableText, from places: PlaceSet) -> PlaceSet {
    var current = places
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
  fileprivate var wordStarts: PlaceSet {
    filter(withAllSteps(starts)) { $0.phase == .before }
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

/// Looks for words in a graph, most of which it does not hold: their first letters tell.
struct WordSearch {
  private let graph: PatternGraph
  private let starts: PatternGraph.PlaceSet
  private let firstLetters: Set<Unicode.Scalar>

  /// - Complexity: linear in the size of the graph.
  init(_ graph: PatternGraph) {
    self.graph = graph
    starts = graph.beforeLetters(graph.wordStarts)
    var letters: Set<Unicode.Scalar> = []
    for place in starts {
      graph.forEachStep(from: place, overlooking: .harmless) { _, taken in
        if let taken { letters.insert(taken) }
      }
    }
    firstLetters = letters
  }

  /// Whether `word` is a word, or several in a row, of some way through the graph.
  ///
  /// - Parameter word: Folded over the harmless layers.
  func holds(_ word: ComparableText) -> Bool {
    if let first = word.scalars.first, !firstLetters.contains(first) { return false }
    return !graph.places(spelling: word, from: starts).isEmpty
  }
}
