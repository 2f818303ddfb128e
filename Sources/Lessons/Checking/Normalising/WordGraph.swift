import UnicodeText

/// Accepted answers as a graph of words: what is between two spaces, whatever branches it runs
/// through.
///
/// States are places where a word may begin. Alternatives stay branches, so the graph grows with
/// the patterns as written; only branches inside of a word are multiplied, up to a limit.
struct WordGraph: Hashable, Sendable {
  /// A word on its way from one state to another.
  struct Word: Hashable, Sendable {
    /// With the punctuation at its edges, as the author wrote it.
    let written: String
    /// What comparisons see of it; empty when it is nothing but punctuation.
    let key: String
    let from: Int
    let to: Int
  }

  /// Words beyond which no more are read: such a pattern is compared by its letters alone.
  private static let wordLimit = 8_000
  /// Words that begin in one place: more of them come of branches inside of a word.
  fileprivate static let choiceLimit = 1_000
  private static let stepLimit = 60_000

  private(set) var words: [Word] = []
  /// The words that begin in each state, in the author's order.
  private(set) var outgoing: [[Int]] = []
  private(set) var mayEnd: [Bool] = []
  /// Whether to end is the author's first choice in a state.
  private var endsFirst: [Bool] = []
  /// The states in which the answers begin.
  private(set) var roots: [Int] = []
  /// States so that every word leads to a later one.
  private(set) var order: [Int] = []
  /// For each answer the first of its words.
  private var firstWords: [Int] = []
  /// Whether words were left out, there being too many.
  private(set) var isPartial = false

  var stateCount: Int { outgoing.count }

  /// The graph of a single text.
  init(text: String) {
    for (index, word) in text.split(whereSeparator: \.isWhitespace).enumerated() {
      let written = String(word)
      outgoing.append([index])
      mayEnd.append(false)
      words.append(
        Word(written: written, key: WordKey.key(of: written), from: index, to: index + 1))
    }
    outgoing.append([])
    mayEnd.append(true)
    roots = [0]
    order = Array(outgoing.indices)
  }

  /// The graph of all answers of `graph`.
  init(_ graph: PatternGraph) {
    var reader = Reader(graph: graph)
    roots = graph.roots.map { reader.state(of: $0, in: &self) }
    for node in graph.nodes.indices where reader.isState(node) {
      if firstWords.count < graph.roots.count, graph.roots[firstWords.count] == node {
        firstWords.append(words.count)
      }
      let state = reader.state(of: node, in: &self)
      order.append(state)
      reader.readWords(from: node, state: state, into: &self)
      if words.count > Self.wordLimit || reader.steps > Self.stepLimit
        || outgoing[state].count >= Self.choiceLimit
      {
        isPartial = true
        return
      }
    }
  }

  fileprivate mutating func addState() -> Int {
    outgoing.append([])
    mayEnd.append(false)
    endsFirst.append(false)
    return outgoing.count - 1
  }

  fileprivate mutating func add(_ written: String, from: Int, to: Int) {
    outgoing[from].append(words.count)
    words.append(Word(written: written, key: WordKey.key(of: written), from: from, to: to))
  }

  fileprivate mutating func end(in state: Int) {
    mayEnd[state] = true
    if outgoing[state].isEmpty { endsFirst[state] = true }
  }

  /// The keys of the words that may come next in `state`.
  func nextKeys(in state: Int) -> [String] {
    outgoing[state].map { words[$0].key }
  }

  /// The answer that a word belongs to.
  func answer(ofWord word: Int) -> Int {
    max(0, (firstWords.firstIndex { $0 > word } ?? firstWords.count) - 1)
  }

  /// The way that takes the first branch everywhere, through the first answer.
  var firstPath: [Int] {
    guard var state = roots.first else { return [] }
    var path: [Int] = []
    while !endsFirst[state], let word = outgoing[state].first {
      path.append(word)
      state = words[word].to
    }
    return path
  }

  /// The text of words in a row.
  func text(of path: [Int]) -> String {
    path.map { words[$0].written }.joined(separator: " ")
  }
}

/// Reads words off a graph of code points.
private struct Reader {
  let graph: PatternGraph
  private var states: [Int]
  private(set) var steps = 0
  private var spelt: [Unicode.Scalar] = []
  private var visited: Set<Int> = []

  init(graph: PatternGraph) {
    self.graph = graph
    states = Array(repeating: -1, count: graph.nodes.count)
  }

  func isState(_ node: Int) -> Bool { states[node] >= 0 }

  mutating func state(of node: Int, in words: inout WordGraph) -> Int {
    if states[node] < 0 { states[node] = words.addState() }
    return states[node]
  }

  mutating func readWords(from node: Int, state: Int, into words: inout WordGraph) {
    spelt.removeAll(keepingCapacity: true)
    visited.removeAll(keepingCapacity: true)
    read(node, state: state, into: &words)
  }

  private mutating func read(_ node: Int, state: Int, into words: inout WordGraph) {
    steps += 1
    guard words.outgoing[state].count < WordGraph.choiceLimit else { return }
    // Branches that come together again before a letter lead to the same words.
    if spelt.isEmpty, !visited.insert(node).inserted { return }
    switch graph.nodes[node] {
    case .scalar(let scalar, _, _):
      spelt.append(scalar)
      read(node + 1, state: state, into: &words)
      spelt.removeLast()
    case .jump(let target): read(target, state: state, into: &words)
    case .branch(let targets):
      for target in targets { read(target, state: state, into: &words) }
    case .space:
      if spelt.isEmpty {
        read(node + 1, state: state, into: &words)
      } else {
        words.add(word, from: state, to: self.state(of: node + 1, in: &words))
      }
    case .end:
      if spelt.isEmpty {
        words.end(in: state)
      } else {
        let end = self.state(of: node, in: &words)
        words.add(word, from: state, to: end)
      }
    }
  }

  private var word: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: spelt)
    return String(view).nfc
  }
}
