extension PatternGraph {
  /// A way through the graph that a given answer took.
  struct Match: Hashable, Sendable {
    /// Which answer, by its place in the list the graph was made of.
    let answer: Int
    /// The nodes passed.
    let path: [Int]
    /// Whether it took the first branch everywhere.
    let isFirstPath: Bool
  }

  /// The first way, in the author's order, that spells `given` from end to end.
  ///
  /// A search that visits no pair of place and position twice: time and memory grow with the
  /// product of graph and text at worst, and with the text alone when few branches match.
  func match(_ given: ComparableText, overlooking layers: ComparisonLayers) -> Match? {
    roots.indices.lazy.compactMap { match(given, answer: $0, overlooking: layers) }.first
  }

  private func match(
    _ given: ComparableText, answer: Int, overlooking layers: ComparisonLayers
  ) -> Match? {
    let range = nodeRange(ofAnswer: answer)
    let text = given.scalars
    guard text.count <= longest[range.lowerBound] else { return nil }
    var search = Search(range: range, textLength: text.count)
    search.visit(Place(range.lowerBound, .before), position: 0, parent: -1)
    while let (place, position, trail) = search.next() {
      if text.count - position > longest[place.node] + 1 { continue }
      if position == text.count && isEnd(place) {
        let path = search.path(to: trail)
        return Match(answer: answer, path: path, isFirstPath: isFirst(path))
      }
      search.beginSteps()
      forEachStep(from: place, overlooking: layers) { target, taken in
        if let taken {
          guard position < text.count, text[position] == taken else { return }
          search.visit(target, position: position + 1, parent: trail)
        } else {
          search.visit(target, position: position, parent: trail)
        }
      }
      search.endSteps()
    }
    return nil
  }

  private func isFirst(_ path: [Int]) -> Bool {
    zip(path, path.dropFirst()).allSatisfy { node, next in
      guard case .branch(let targets) = nodes[node] else { return true }
      return targets.first == next
    }
  }

  /// Depth first, with the trail kept so that the way can be told.
  private struct Search {
    private struct Visit {
      let place: Place
      let position: Int
      let parent: Int
    }

    private let firstPlace: Int
    private let width: Int
    private var visits: [Visit] = []
    private var pending: [Int] = []
    private var stepsStart = 0
    private var seen: BitSet

    init(range: Range<Int>, textLength: Int) {
      firstPlace = Place(range.lowerBound, .before).index
      width = textLength + 1
      seen = BitSet(capacity: range.count * Place.Phase.allCases.count * width)
    }

    mutating func visit(_ place: Place, position: Int, parent: Int) {
      pending.append(visits.count)
      visits.append(Visit(place: place, position: position, parent: parent))
    }

    /// The next one to go on from.
    ///
    /// Marked as seen only now: the first way to come to a place in
    /// the author's order is the one that is told.
    mutating func next() -> (place: Place, position: Int, trail: Int)? {
      while let trail = pending.popLast() {
        let (place, position) = (visits[trail].place, visits[trail].position)
        if seen.insert((place.index - firstPlace) * width + position) {
          return (place, position, trail)
        }
      }
      return nil
    }

    mutating func beginSteps() { stepsStart = pending.count }

    /// Turns the steps of one place around: the last one pushed is the first one taken.
    mutating func endSteps() { pending[stepsStart...].reverse() }

    func path(to trail: Int) -> [Int] {
      var path: [Int] = []
      var index = trail
      while index >= 0 {
        let node = visits[index].place.node
        if path.last != node { path.append(node) }
        index = visits[index].parent
      }
      return path.reversed()
    }
  }
}
