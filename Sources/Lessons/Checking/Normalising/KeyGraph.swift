/// A graph of words in their normal forms: every way of writing the same thing is a way through it.
///
/// Nodes are the states of the graph of words, and places between the parts of a form.
struct KeyGraph: Hashable, Sendable {
  /// A step; without a key nothing is taken.
  struct Edge: Hashable, Sendable {
    /// The number of the key.
    let key: Int?
    let to: Int
    /// The word it belongs to.
    let word: Int
  }

  /// A word of the graph, in however many places it stands.
  struct Entry: Hashable, Sendable {
    let key: String
    /// The number of the key.
    let number: Int
    let letters: LetterBag
    /// Its forms, by the numbers of their keys, where they don't depend on what comes next.
    fileprivate(set) var forms: [[Int]] = []
  }

  /// A word whose forms depend on what comes next, and that.
  private struct Lookahead: Hashable {
    let entry: Int
    let next: [String]
  }

  let words: WordGraph
  private(set) var edges: [[Edge]]
  /// Each key once; those of words that are nothing but punctuation are left out.
  private(set) var entries: [Entry] = []
  /// For each word its place among the entries; -1 for one without.
  private(set) var entryPlaces: [Int] = []
  /// How many keys at least, and at most, are on the ways from a node to an end.
  private(set) var distances: [ClosedRange<Int>?]

  /// - Parameters:
  ///   - isGiven: Whether it is what was given, not what is accepted.
  ///   - keys: Numbers the keys, for this graph and those it is walked beside.
  init(
    _ words: WordGraph, _ normaliser: Normaliser, isGiven: Bool,
    numberedBy keys: inout KeyNumbers
  ) {
    self.words = words
    edges = Array(repeating: [], count: words.stateCount)
    distances = []
    addEntries(&keys)
    let sentence = normaliser.traits(of: entries.map(\.key), isGiven: isGiven)
    let known = Set(entries.map(\.key))
    for index in entries.indices {
      let forms = normaliser.forms(of: entries[index].key, next: { [] }, in: sentence)
      entries[index].forms = Self.likely(forms, known).map { $0.map { keys.number(of: $0) } }
    }
    var lookaheads: [Lookahead: [[Int]]] = [:]
    for state in words.order {
      for index in words.outgoing[state] {
        addForms(of: index, normaliser, sentence, &lookaheads, &keys)
      }
    }
    if normaliser.hasPairs {
      for node in edges.indices { addPairs(from: node, normaliser, &keys) }
    }
    measure()
  }

  /// Whether `node` is a state of the graph of words, where a word may begin.
  func isState(_ node: Int) -> Bool { node < words.stateCount }

  func mayEnd(_ node: Int) -> Bool { isState(node) && words.mayEnd[node] }

  /// The entry of a word; nil when it is nothing but punctuation.
  func entry(ofWord word: Int) -> Entry? {
    entryPlaces[word] < 0 ? nil : entries[entryPlaces[word]]
  }

  private mutating func addEntries(_ keys: inout KeyNumbers) {
    var places: [String: Int] = ["": -1]
    for word in words.words {
      if let place = places[word.key] {
        entryPlaces.append(place)
        continue
      }
      places[word.key] = entries.count
      entryPlaces.append(entries.count)
      entries.append(
        Entry(
          key: word.key, number: keys.number(of: word.key),
          letters: LetterBag(EditDistance.letters(ofKey: word.key))))
    }
  }

  /// Of many forms those that stand in the graph themselves: 삽니다 may be 사요 or 살아요.
  private static func likely(_ forms: [[String]], _ known: Set<String>) -> [[String]] {
    guard forms.count > 2 else { return forms }
    let likely = forms.dropFirst().filter { $0.count == 1 && known.contains($0[0]) }
    return likely.isEmpty ? forms : [forms[0]] + likely
  }

  private mutating func addForms(
    of index: Int, _ normaliser: Normaliser, _ sentence: Normaliser.Traits,
    _ lookaheads: inout [Lookahead: [[Int]]], _ keys: inout KeyNumbers
  ) {
    let word = words.words[index]
    guard let entry = entry(ofWord: index) else {
      edges[word.from].append(Edge(key: nil, to: word.to, word: index))
      return
    }
    guard normaliser.looksAhead(from: word.key) else {
      for form in entry.forms { add(form, of: index) }
      return
    }
    let ahead = Lookahead(entry: entryPlaces[index], next: words.nextKeys(in: word.to))
    if lookaheads[ahead] == nil {
      let forms = normaliser.forms(of: word.key, next: { ahead.next }, in: sentence)
      lookaheads[ahead] = forms.map { $0.map { keys.number(of: $0) } }
    }
    for form in lookaheads[ahead] ?? [] { add(form, of: index) }
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
  private mutating func addPairs(
    from node: Int, _ normaliser: Normaliser, _ keys: inout KeyNumbers
  ) {
    for edge in edges[node] where isState(edge.to) {
      guard let key = edge.key.map({ keys.names[$0] }), normaliser.mayBeginPair(key) else {
        continue
      }
      for next in edges[edge.to] {
        guard let nextKey = next.key.map({ keys.names[$0] }),
          let form = normaliser.pairForm(key, nextKey)
        else { continue }
        edges[node].append(
          Edge(key: keys.number(of: form.first), to: edges.count, word: edge.word))
        edges.append([
          Edge(key: form.second.map { keys.number(of: $0) }, to: next.to, word: next.word)
        ])
      }
    }
  }

  private mutating func measure() {
    distances = Array(repeating: nil, count: edges.count)
    for state in words.order.reversed() { measure(state) }
  }

  private mutating func measure(_ node: Int) {
    var range = mayEnd(node) ? 0...0 : nil
    for edge in edges[node] {
      if !isState(edge.to) { measure(edge.to) }
      guard let rest = distances[edge.to] else { continue }
      let step = edge.key == nil ? 0 : 1
      range =
        min(
          range?.lowerBound ?? .max, rest.lowerBound + step)...max(
          range?.upperBound ?? 0, rest.upperBound + step)
    }
    distances[node] = range
  }
}
