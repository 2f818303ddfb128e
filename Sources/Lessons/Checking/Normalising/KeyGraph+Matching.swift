/// Two graphs walked side by side: what was given, and what is accepted.
struct KeyMatcher {
  let given: KeyGraph
  let accepted: KeyGraph
  private let width: Int
  private var seen: BitSet
  private var visits: [Visit] = []
  /// Pairs of nodes from which the rest can be matched, and those of which it is known.
  private var finishing: BitSet
  private var asked: BitSet

  private struct Visit {
    let given: Int
    let accepted: Int
    let parent: Int
    let givenWord: Int
    let acceptedWord: Int
  }

  /// A stretch that both have, maybe written in different ways.
  struct Segment {
    var given: [Int] = []
    var accepted: [Int] = []
  }

  init(given: KeyGraph, accepted: KeyGraph) {
    self.given = given
    self.accepted = accepted
    width = accepted.edges.count
    seen = BitSet(capacity: given.edges.count * width)
    finishing = seen
    asked = seen
  }

  /// By how many keys the rests of both may differ in length where one slip parts them.
  private static let slack = 3

  /// Whether the rests of both are about equally long: no others can be a slip apart.
  private func isPromising(_ given: Int, _ accepted: Int) -> Bool {
    guard let left = self.given.distances[given], let right = self.accepted.distances[accepted]
    else { return false }
    return left.lowerBound <= right.upperBound + Self.slack
      && right.lowerBound <= left.upperBound + Self.slack
  }

  /// The first way, in the author's order, that says what was given, stretch by stretch.
  mutating func match() -> [Segment]? {
    var pending: [Int] = []
    for root in accepted.words.roots.reversed() {
      pending.append(visits.count)
      visits.append(Visit(given: 0, accepted: root, parent: -1, givenWord: -1, acceptedWord: -1))
    }
    while let trail = pending.popLast() {
      let visit = visits[trail]
      guard isPromising(visit.given, visit.accepted),
        seen.insert(visit.given * width + visit.accepted)
      else { continue }
      if given.mayEnd(visit.given), accepted.mayEnd(visit.accepted) { return segments(to: trail) }
      let start = pending.count
      forEachStep(from: visit.given, visit.accepted) { given, accepted, givenWord, acceptedWord in
        pending.append(visits.count)
        visits.append(
          Visit(
            given: given, accepted: accepted, parent: trail, givenWord: givenWord,
            acceptedWord: acceptedWord))
      }
      pending[start...].reverse()
    }
    return nil
  }

  /// Pairs of states that can be reached without a difference, in the order they were.
  ///
  /// - Precondition: `match()` found nothing, so that all of them were visited.
  var reachedStates: [(given: Int, accepted: Int)] {
    var result: [(Int, Int)] = []
    var told = BitSet(capacity: given.edges.count * width)
    for visit in visits where given.isState(visit.given) && accepted.isState(visit.accepted) {
      if told.insert(visit.given * width + visit.accepted) {
        result.append((visit.given, visit.accepted))
      }
    }
    return result
  }

  /// Whether what is left of both can be matched.
  mutating func canFinish(_ given: Int, _ accepted: Int) -> Bool {
    let pair = given * width + accepted
    guard asked.insert(pair) else { return finishing.contains(pair) }
    guard isPromising(given, accepted) else { return false }
    if self.given.mayEnd(given), self.accepted.mayEnd(accepted) {
      _ = finishing.insert(pair)
      return true
    }
    var steps: [(Int, Int)] = []
    forEachStep(from: given, accepted) { given, accepted, _, _ in steps.append((given, accepted)) }
    var result = false
    for step in steps where !result { result = canFinish(step.0, step.1) }
    if result { _ = finishing.insert(pair) }
    return result
  }

  /// The words of the accepted answer before and behind a pair of states.
  mutating func acceptedPath(
    to pair: (given: Int, accepted: Int), taking words: [Int],
    then rest: (given: Int, accepted: Int)
  ) -> [Int] {
    let trail = visits.firstIndex { $0.given == pair.given && $0.accepted == pair.accepted }
    var path = trail.map { segments(to: $0).flatMap(\.accepted) } ?? []
    path += words
    var (given, accepted) = rest
    while !(self.given.mayEnd(given) && self.accepted.mayEnd(accepted)) {
      var steps: [(Int, Int, Int)] = []
      forEachStep(from: given, accepted) { given, accepted, _, word in
        steps.append((given, accepted, word))
      }
      guard let step = steps.first(where: { canFinish($0.0, $0.1) }) else { break }
      (given, accepted) = (step.0, step.1)
      if step.2 >= 0, path.last != step.2 { path.append(step.2) }
    }
    return path
  }

  private func forEachStep(
    from given: Int, _ accepted: Int, _ body: (Int, Int, Int, Int) -> Void
  ) {
    for edge in self.given.edges[given] where edge.key == nil {
      body(edge.to, accepted, edge.word, -1)
    }
    for edge in self.accepted.edges[accepted] {
      guard let key = edge.key else {
        body(given, edge.to, -1, edge.word)
        continue
      }
      for other in self.given.edges[given] where other.key == key {
        body(other.to, edge.to, other.word, edge.word)
      }
    }
  }

  private func segments(to trail: Int) -> [Segment] {
    var steps: [Visit] = []
    var index = trail
    while index >= 0 {
      steps.append(visits[index])
      index = visits[index].parent
    }
    var segments: [Segment] = []
    var segment = Segment()
    for step in steps.reversed() {
      if step.givenWord >= 0, segment.given.last != step.givenWord {
        segment.given.append(step.givenWord)
      }
      if step.acceptedWord >= 0, segment.accepted.last != step.acceptedWord {
        segment.accepted.append(step.acceptedWord)
      }
      guard given.isState(step.given), accepted.isState(step.accepted) else { continue }
      if !segment.given.isEmpty || !segment.accepted.isEmpty { segments.append(segment) }
      segment = Segment()
    }
    return segments
  }
}
