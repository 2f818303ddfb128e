/// A graph of words in their normal forms: every way of writing the same thing is a way through it.
///
/// Nodes are the states of the graph of words, and places between the parts of a form.
struct KeyGraph {
  /// A step; without a key nothing is taken.
  struct Edge {
    /// The number of the key.
    let key: Int?
    let to: Int
    /// The word it belongs to.
    let word: Int
  }

  let words: WordGraph
  private(set) var edges: [[Edge]]
  private let normaliser: Normaliser

  /// - Parameter keys: Numbers the keys, for this graph and those it is walked beside.
  init(_ words: WordGraph, _ normaliser: Normaliser, numberedBy keys: inout KeyNumbers) {
    self.words = words
    self.normaliser = normaliser
    edges = Array(repeating: [], count: words.stateCount)
    let sentence = normaliser.traits(of: words)
    for state in words.order {
      for index in words.outgoing[state] { addForms(of: index, sentence, &keys) }
    }
    for state in words.order { addPairs(from: state, &keys) }
  }

  /// Whether `node` is a state of the graph of words, where a word may begin.
  func isState(_ node: Int) -> Bool { node < words.stateCount }

  func mayEnd(_ node: Int) -> Bool { isState(node) && words.mayEnd[node] }

  private mutating func addForms(
    of index: Int, _ sentence: Normaliser.Traits, _ keys: inout KeyNumbers
  ) {
    let word = words.words[index]
    if word.key.isEmpty {
      edges[word.from].append(Edge(key: nil, to: word.to, word: index))
      return
    }
    let forms = normaliser.forms(of: word.key, next: { words.nextKeys(in: word.to) }, in: sentence)
    for form in forms { add(form.map { keys.number(of: $0) }, of: index) }
  }

  private mutating func add(_ form: [Int], of index: Int) {
    let word = words.words[index]
    guard let last = form.last else {
      edges[word.from].append(Edge(key: nil, to: word.to, word: index))
      return
    }
    var node = word.from
    for key in form.dropLast() {
      edges[node].append(Edge(key: key, to: edges.count, word: index))
      node = edges.count
      edges.append([])
    }
    edges[node].append(Edge(key: last, to: word.to, word: index))
  }

  /// Ways for two words that together are the same as something else: an hour, one hour.
  private mutating func addPairs(from state: Int, _ keys: inout KeyNumbers) {
    for edge in edges[state] {
      guard let key = edge.key.map({ keys.names[$0] }), normaliser.mayBeginPair(key) else {
        continue
      }
      for next in edges[edge.to] {
        guard let nextKey = next.key.map({ keys.names[$0] }),
          let form = normaliser.pairForm(key, nextKey)
        else { continue }
        edges[state].append(
          Edge(key: keys.number(of: form.first), to: edges.count, word: edge.word))
        edges.append([
          Edge(key: form.second.map { keys.number(of: $0) }, to: next.to, word: next.word)
        ])
      }
    }
  }
}
