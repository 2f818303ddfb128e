/// A graph of words in their normal forms: every way of writing the same thing is a way through it.
///
/// Nodes are the states of the graph of words, and places between the parts of a form.
struct KeyGraph {
  /// A step; without a key nothing is taken.
  struct Edge {
    let key: String?
    let to: Int
    /// The word it belongs to.
    let word: Int
  }

  let words: WordGraph
  private(set) var edges: [[Edge]]
  private let normaliser: Normaliser

  init(_ words: WordGraph, _ normaliser: Normaliser) {
    self.words = words
    self.normaliser = normaliser
    edges = Array(repeating: [], count: words.stateCount)
    let sentence = normaliser.traits(of: words)
    for state in words.order {
      for index in words.outgoing[state] { addForms(of: index, sentence) }
    }
    for state in words.order { addPairs(from: state) }
  }

  /// Whether `node` is a state of the graph of words, where a word may begin.
  func isState(_ node: Int) -> Bool { node < words.stateCount }

  func mayEnd(_ node: Int) -> Bool { isState(node) && words.mayEnd[node] }

  private mutating func addForms(of index: Int, _ sentence: Normaliser.Traits) {
    let word = words.words[index]
    if word.key.isEmpty {
      edges[word.from].append(Edge(key: nil, to: word.to, word: index))
      return
    }
    let forms = normaliser.forms(of: word.key, next: { words.nextKeys(in: word.to) }, in: sentence)
    for form in forms { add(form, of: index) }
  }

  private mutating func add(_ form: [String], of index: Int) {
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
  private mutating func addPairs(from state: Int) {
    for edge in edges[state] {
      guard let key = edge.key, normaliser.mayBeginPair(key) else { continue }
      for next in edges[edge.to] {
        guard let nextKey = next.key, let form = normaliser.pairForm(key, nextKey) else { continue }
        edges[state].append(Edge(key: form.first, to: edges.count, word: edge.word))
        edges.append([Edge(key: form.second, to: next.to, word: next.word)])
      }
    }
  }
}
