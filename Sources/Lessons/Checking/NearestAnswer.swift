/// Finds the answer that was most plausibly meant.
///
/// The model, unless another answer shares strictly more of the given words, words within a slip
/// of each other counted, and at least half of its own. Of blocks, only what the bank can build:
/// the words of the model, and those that were given.
struct NearestAnswer {
  /// How a word is shared.
  private enum Sharing: Int {
    case no = 0
    case otherForm = 1
    case near = 3
    case same = 4
  }

  private let accepted: KeyGraph
  private let shownCount: Int
  private let mode: AnswerMode
  /// How often each key was given, by its number.
  private let givenBag: [Int: Int]
  private let givenCount: Int
  /// How well each entry is shared.
  private let sharing: [Sharing]
  /// The number of the given word that each entry is shared with, where it is.
  private let sources: [Int]

  init(given: KeyGraph, answers: AcceptedAnswers, mode: AnswerMode) {
    accepted = answers.words
    shownCount = answers.shownCount
    self.mode = mode
    let numbers = given.words.words.indices.compactMap { given.entry(ofWord: $0)?.number }
    givenBag = Self.bag(numbers)
    givenCount = numbers.count
    let raw = Set(numbers)
    let known = Self.sources(of: given)
    let shared = accepted.entries.map { entry -> (sharing: Sharing, source: Int) in
      if raw.contains(entry.number) { return (.same, entry.number) }
      if let near = given.entries.first(where: { $0.letters.isOneEdit(from: entry.letters) }) {
        return (.near, near.number)
      }
      let source = entry.forms.lazy.joined().compactMap { known[$0] }.first
      return source.map { (.otherForm, $0) } ?? (.no, -1)
    }
    sharing = shared.map(\.sharing)
    sources = shared.map(\.source)
  }

  /// For each key of the forms of given words the number of such a word.
  private static func sources(of given: KeyGraph) -> [Int: Int] {
    var sources: [Int: Int] = [:]
    for edge in given.edges.joined() {
      guard let key = edge.key, sources[key] == nil, let word = given.entry(ofWord: edge.word)
      else { continue }
      sources[key] = word.number
    }
    return sources
  }

  private static func bag(_ numbers: [Int]) -> [Int: Int] {
    numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The answer that was most plausibly meant, and behind it others that share as much and may
  /// have the words in another order.
  var texts: [String] {
    let model = accepted.words.firstPath
    let table = ways(besides: model)
    var best = (path: model, share: share(model))
    var equals: [[Int]] = []
    for root in accepted.words.roots.prefix(shownCount) {
      guard let path = table.path(from: root), path != best.path else { continue }
      let length = path.count { accepted.entryPlaces[$0] >= 0 }
      // No more can be shared than there is.
      guard min(length, givenCount) >= best.share.count else { continue }
      let share = share(path)
      guard share >= best.share, isPlausible(path, share, besides: model) else { continue }
      if share > best.share {
        best = (path, share)
        equals = []
      } else if equals.count < Self.equalsLimit {
        equals.append(path)
      }
    }
    return ([best.path] + equals).map(accepted.words.text)
  }

  /// So many others are compared: each takes as long as the first.
  private static let equalsLimit = 4

  private func ways(besides model: [Int]) -> BestWays {
    let available = available(besides: model)
    let shared = accepted.entryPlaces.map { $0 < 0 ? 0 : sharing[$0].rawValue }
    return BestWays(accepted.words, shared: shared) { word in
      guard let available, let entry = accepted.entry(ofWord: word) else { return true }
      return available[entry.number] != nil
    }
  }

  /// Whether half of an answer was given, or a third of one that is the model without what may be
  /// left out of it; and whether blocks can build it.
  private func isPlausible(_ path: [Int], _ share: Share, besides model: [Int]) -> Bool {
    guard share.count > 0, isAvailable(path, in: available(besides: model)) else { return false }
    let numbers = numbers(of: path)
    if share.count * 2 >= numbers.count { return true }
    let rest = Self.bag(self.numbers(of: model))
    return share.count * 3 >= numbers.count && numbers.count < self.numbers(of: model).count
      && Self.bag(numbers).allSatisfy { $1 <= rest[$0, default: 0] }
  }
  /// How often each key may stand in an answer built of blocks; nil where anything can be typed.
  private func available(besides model: [Int]) -> [Int: Int]? {
    guard mode == .bank else { return nil }
    return givenBag.merging(Self.bag(numbers(of: model)), uniquingKeysWith: max)
  }

  private func numbers(of path: [Int]) -> [Int] {
    path.compactMap { accepted.entry(ofWord: $0)?.number }
  }

  private func isAvailable(_ path: [Int], in available: [Int: Int]?) -> Bool {
    guard let available else { return true }
    return Self.bag(numbers(of: path)).allSatisfy { $1 <= available[$0, default: 0] }
  }

  /// How much of an answer was given.
  private struct Share: Comparable {
    /// Words that were given, as they are or nearly so, each given word counted once.
    var count = 0
    /// Those as they are.
    var exact = 0

    static func < (left: Share, right: Share) -> Bool {
      (left.count, left.exact) < (right.count, right.exact)
    }
  }

  /// What is near, or the same in another form, takes what is left.
  private func share(_ path: [Int]) -> Share {
    var taken: [Int: Int] = [:]
    var share = Share()
    var others: [Int] = []
    for word in path {
      let place = accepted.entryPlaces[word]
      guard place >= 0, sharing[place] != .no else { continue }
      let source = sources[place]
      if sharing[place] != .same {
        others.append(source)
      } else if taken[source, default: 0] < givenBag[source, default: 0] {
        taken[source, default: 0] += 1
        share.count += 1
        share.exact += 1
      }
    }
    for source in others where taken[source, default: 0] < givenBag[source, default: 0] {
      taken[source, default: 0] += 1
      share.count += 1
    }
    return share
  }
}

/// From each state the way to an end with the most words that were given, and of those the one with
/// the fewest others.
private struct BestWays {
  private struct Way {
    let shared: Int
    let others: Int
    /// The word it begins with; nil at an end.
    let word: Int?

    func isBetter(than other: Way?) -> Bool {
      guard let other else { return true }
      return (shared, -others) > (other.shared, -other.others)
    }
  }

  private let words: WordGraph
  private var ways: [Way?]

  init(_ words: WordGraph, shared: [Int], isAllowed: (Int) -> Bool) {
    self.words = words
    ways = Array(repeating: nil, count: words.stateCount)
    for state in words.order.reversed() {
      var best: Way? = words.mayEnd[state] ? Way(shared: 0, others: 0, word: nil) : nil
      for index in words.outgoing[state] {
        let word = words.words[index]
        guard let rest = ways[word.to], isAllowed(index) else { continue }
        let way = Way(
          shared: rest.shared + shared[index],
          others: rest.others + (shared[index] > 0 || word.key.isEmpty ? 0 : 1), word: index)
        if way.isBetter(than: best) { best = way }
      }
      ways[state] = best
    }
  }

  func path(from root: Int) -> [Int]? {
    guard ways.indices.contains(root), ways[root] != nil else { return nil }
    var path: [Int] = []
    var state = root
    while let word = ways[state]?.word {
      path.append(word)
      state = words.words[word].to
    }
    return path
  }
}
