extension PatternGraph {
  /// Places of one graph, each once, in the order they came.
  ///
  /// Walks ask for little else than whether a place is new; a bit for each place answers that
  /// many times sooner than a hash.
  struct PlaceSet: Sequence, Sendable {
    private(set) var places: [Place] = []
    private var bits: BitSet

    /// An empty set for the places of `graph`.
    init(in graph: PatternGraph) {
      bits = BitSet(capacity: graph.placeCount)
    }

    var isEmpty: Bool { places.isEmpty }

    func contains(_ place: Place) -> Bool { bits.contains(place.index) }

    mutating func insert(_ place: Place) {
      if bits.insert(place.index) { places.append(place) }
    }

    func makeIterator() -> [Place].Iterator { places.makeIterator() }
  }

  /// Those of `places` that `isIncluded` says.
  func filter(_ places: PlaceSet, _ isIncluded: (Place) -> Bool) -> PlaceSet {
    places.reduce(into: PlaceSet(in: self)) { if isIncluded($1) { $0.insert($1) } }
  }

  /// `places` and all that steps lead to which take nothing from the answer.
  func withFreeSteps(_ places: PlaceSet) -> PlaceSet {
    closure(of: places) { $0 == nil }
  }

  /// `places` and all that any steps lead to.
  func withAllSteps(_ places: PlaceSet) -> PlaceSet {
    closure(of: places) { _ in true }
  }

  private func closure(
    of places: PlaceSet, along isFollowed: (Unicode.Scalar?) -> Bool
  ) -> PlaceSet {
    var reached = places
    var next = 0
    while next < reached.places.count {
      forEachStep(from: reached.places[next], overlooking: .harmless) { target, taken in
        if isFollowed(taken) { reached.insert(target) }
      }
      next += 1
    }
    return reached
  }
}
