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
    guard cells <= Self.nearestCellLimit,
      range.count + given.scalars.count < EditTable.unreachable
    else { return nil }
    let table = EditTable(graph: self, range: range, text: given.scalars)
    return Nearest(edits: table.edits, path: table.path())
  }
}

/// For each place and each position in the given text, the edits from there to the end.
private struct EditTable {
  /// More edits than any way takes; far enough below the greatest number to be added to.
  static let unreachable: UInt16 = 0x7FFF

  private let graph: PatternGraph
  private let text: [Unicode.Scalar]
  private let range: Range<Int>
  private let width: Int
  private let firstPlace: Int
  private var cells: [UInt16]
  /// For each code point met so far, 0 where the given text has it and 1 elsewhere.
  private var mismatches: [Unicode.Scalar: [UInt16]] = [:]

  init(graph: PatternGraph, range: Range<Int>, text: [Unicode.Scalar]) {
    self.graph = graph
    self.range = range
    self.text = text
    width = text.count + 1
    firstPlace = PatternGraph.Place(range.lowerBound, .before).index
    let phases = PatternGraph.Place.Phase.allCases
    cells = Array(repeating: Self.unreachable, count: range.count * phases.count * width)
    var start = PatternGraph.PlaceSet(in: graph)
    start.insert(self.start)
    let reachable = graph.withAllSteps(start)
    for node in range.reversed() {
      for phase in phases {
        let place = PatternGraph.Place(node, phase)
        if reachable.contains(place) { fill(place) }
      }
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
      for position in 0..<width { cells[row + position] = UInt16(text.count - position) }
      return
    }
    var takesAny = false
    graph.forEachStep(from: place, overlooking: .harmless) { target, taken in
      if let taken {
        takesAny = true
        take(taken, row: row, target: self.row(of: target))
      } else {
        pass(row: row, target: self.row(of: target))
      }
    }
    if !takesAny { return }
    cells.withUnsafeMutableBufferPointer { cells in
      let edits = UnsafeMutableBufferPointer(rebasing: cells[row..<row + width])
      for position in stride(from: text.count - 1, through: 0, by: -1) {
        edits[position] = min(edits[position], edits[position + 1] &+ 1)
      }
    }
  }

  /// A step that takes nothing: the edits are those of its target.
  private mutating func pass(row: Int, target: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      let edits = UnsafeMutableBufferPointer(rebasing: cells[row..<row + width])
      let ahead = UnsafeMutableBufferPointer(rebasing: cells[target..<target + width])
      for position in 0..<width { edits[position] = min(edits[position], ahead[position]) }
    }
  }

  /// A step that takes a code point: it is left out, or stands for the one that was given.
  private mutating func take(_ taken: Unicode.Scalar, row: Int, target: Int) {
    let mismatch = mismatch(with: taken)
    cells.withUnsafeMutableBufferPointer { cells in
      let edits = UnsafeMutableBufferPointer(rebasing: cells[row..<row + width])
      let ahead = UnsafeMutableBufferPointer(rebasing: cells[target..<target + width])
      let next = UnsafeMutableBufferPointer(rebasing: ahead[1...])
      for position in 0..<width { edits[position] = min(edits[position], ahead[position] &+ 1) }
      for position in mismatch.indices {
        edits[position] = min(edits[position], next[position] &+ mismatch[position])
      }
    }
  }

  private mutating func mismatch(with scalar: Unicode.Scalar) -> [UInt16] {
    if let known = mismatches[scalar] { return known }
    let mismatch = text.map { $0 == scalar ? UInt16(0) : 1 }
    mismatches[scalar] = mismatch
    return mismatch
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
      guard cells[row(of: target) + next] + edits == cost else { return }
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
