extension PatternGraph {
  /// The way through one answer that takes the fewest edits to turn into what was given.
  struct Nearest: Hashable, Sendable {
    /// Code points to insert, delete or replace.
    let edits: Int
    /// The nodes passed.
    let path: [Int]
  }

  /// Cells of the table of edits beyond which no nearest way is looked for: 8 MB, some
  /// milliseconds.
  static let nearestCellLimit = 4_000_000

  /// The nearest way through answer `index`, harmless differences being free.
  ///
  /// The edit distance of Wagner and Fischer, from the end backwards, over places of the graph
  /// instead of positions in a second text; the way is then read off forwards.
  ///
  /// - Returns: nil when the table would have more than `nearestCellLimit` cells, or counts of
  ///   edits that its cells cannot hold.
  /// - Complexity: O(places × length of `given`).
  func nearest(to given: ComparableText, answer index: Int) -> Nearest? {
    let range = nodeRange(ofAnswer: index)
    let cells = range.count * Place.Phase.allCases.count * (given.scalars.count + 1)
    guard cells <= Self.nearestCellLimit, range.count + given.scalars.count < UInt16.max else {
      return nil
    }
    let table = EditTable(graph: self, range: range, text: given.scalars)
    return Nearest(edits: table.edits, path: table.path())
  }
}

/// For each place and each position in the given text, the edits from there to the end.
private struct EditTable {
  private let graph: PatternGraph
  private let text: [Unicode.Scalar]
  private let range: Range<Int>
  private let width: Int
  private let firstPlace: Int
  private var cells: [UInt16]

  init(graph: PatternGraph, range: Range<Int>, text: [Unicode.Scalar]) {
    self.graph = graph
    self.range = range
    self.text = text
    width = text.count + 1
    firstPlace = PatternGraph.Place(range.lowerBound, .before).index
    let phases = PatternGraph.Place.Phase.allCases
    cells = Array(repeating: .max, count: range.count * phases.count * width)
    for node in range.reversed() {
      for phase in phases { fill(PatternGraph.Place(node, phase)) }
    }
  }

  /// The edits the whole answer takes.
  var edits: Int { Int(cells[row(of: start)]) }

  private var start: PatternGraph.Place { PatternGraph.Place(range.lowerBound, .before) }

  private func row(of place: PatternGraph.Place) -> Int {
    (place.index - firstPlace) * width
  }

  /// `between` comes after `before` of the same node, which is the only step that stays.
  private mutating func fill(_ place: PatternGraph.Place) {
    let row = row(of: place)
    if graph.isEnd(place) {
      for position in 0..<width { cells[row + position] = UInt16(clamping: text.count - position) }
      return
    }
    graph.forEachStep(from: place, overlooking: .harmless) { target, taken in
      relax(row, from: self.row(of: target), taking: taken)
    }
    var position = text.count - 1
    while position >= 0 {
      let inserted = cells[row + position + 1].addingSaturating(1)
      if inserted < cells[row + position] { cells[row + position] = inserted }
      position -= 1
    }
  }

  private mutating func relax(_ row: Int, from target: Int, taking taken: Unicode.Scalar?) {
    cells.withUnsafeMutableBufferPointer { cells in
      guard let taken else {
        for position in 0..<width {
          cells[row + position] = min(cells[row + position], cells[target + position])
        }
        return
      }
      for position in 0..<width {
        var cost = cells[target + position].addingSaturating(1)
        if position < text.count {
          let replaced: UInt16 = text[position] == taken ? 0 : 1
          cost = min(cost, cells[target + position + 1].addingSaturating(replaced))
        }
        if cost < cells[row + position] { cells[row + position] = cost }
      }
    }
  }

  /// A way of as many edits as `edits` says; of equal ones the author's first.
  func path() -> [Int] {
    var path = [start.node]
    var place = start
    var position = 0
    while !graph.isEnd(place) {
      guard let step = step(from: place, position: position) else {
        position += 1
        continue
      }
      place = step.place
      position = step.position
      if path.last != place.node { path.append(place.node) }
    }
    return path
  }

  /// The step that keeps to the least edits: taking what is there first, then replacing, then
  /// leaving out; nil when the given text has something extra here.
  private func step(
    from place: PatternGraph.Place, position: Int
  ) -> (place: PatternGraph.Place, position: Int)? {
    let cost = cells[row(of: place) + position]
    var best: (rank: Int, place: PatternGraph.Place, position: Int)?
    func consider(_ rank: Int, _ target: PatternGraph.Place, _ next: Int, edits: UInt16) {
      guard cells[row(of: target) + next].addingSaturating(edits) == cost else { return }
      if best == nil || rank < best?.rank ?? 0 { best = (rank, target, next) }
    }
    graph.forEachStep(from: place, overlooking: .harmless) { target, taken in
      guard let taken else { return consider(0, target, position, edits: 0) }
      if position < text.count {
        let isSame = text[position] == taken
        consider(isSame ? 0 : 1, target, position + 1, edits: isSame ? 0 : 1)
      }
      consider(2, target, position, edits: 1)
    }
    return best.map { ($0.place, $0.position) }
  }
}

extension UInt16 {
  fileprivate func addingSaturating(_ other: UInt16) -> UInt16 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
