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

  init(given: KeyGraph, answers: AcceptedAnswers, mode: AnswerMode) {
    accepted = answers.words
    shownCount = answers.shownCount
    self.mode = mode
    let numbers = given.words.words.indices.compactMap { given.entry(ofWord: $0)?.number }
    givenBag = Self.bag(numbers)
    givenCount = numbers.count
    let known = Set(given.edges.joined().compactMap(\.key)).union(numbers)
    let raw = Set(numbers)
    sharing = accepted.entries.map { entry in
      if raw.contains(entry.number) { return .same }
      if given.entries.contains(where: { $0.letters.isOneEdit(from: entry.letters) }) {
        return .near
      }
      let isOtherForm = entry.forms.contains { $0.contains(where: known.contains) }
      return isOtherForm ? .otherForm : .no
    }
  }

  private static func bag(_ numbers: [Int]) -> [Int: Int] {
    numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  var text: String {
    let model = accepted.words.firstPath
    let available = available(besides: model)
    let shared = accepted.entryPlaces.map { $0 < 0 ? 0 : sharing[$0].rawValue }
    let table = BestWays(accepted.words, shared: shared) { word in
      guard let available, let entry = accepted.entry(ofWord: word) else { return true }
      return available[entry.number] != nil
    }
    var best = (path: model, count: sharedCount(model))
    for root in accepted.words.roots.prefix(shownCount) {
      guard let path = table.path(from: root) else { continue }
      let length = path.count { accepted.entryPlaces[$0] >= 0 }
      // No more can be shared than there is.
      guard min(length, givenCount) > best.count else { continue }
      let count = sharedCount(path)
      guard count > best.count, count * 2 >= length, isAvailable(path, in: available) else {
        continue
      }
      best = (path, count)
    }
    if best.path == model, let path = accepted.words.roots.first.flatMap(table.path),
      isModel(path, withoutSome: model), sharedCount(path) == best.count
    {
      best.path = path
    }
    return accepted.words.text(of: best.path)
  }

  /// Whether an answer, half of which was given, is the model without what may be left out of it
  /// and was: that would be said to be missing.
  private func isModel(_ path: [Int], withoutSome model: [Int]) -> Bool {
    let numbers = numbers(of: path)
    let rest = Self.bag(self.numbers(of: model))
    return numbers.count < self.numbers(of: model).count && sharedCount(path) * 2 >= numbers.count
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

  /// How many of some words were given, each given word counted once; what is near, or the same
  /// in another form, takes what is left.
  private func sharedCount(_ path: [Int]) -> Int {
    var taken: [Int: Int] = [:]
    var count = 0
    var others = 0
    for word in path {
      guard let entry = accepted.entry(ofWord: word) else { continue }
      if let number = givenBag[entry.number] {
        if taken[entry.number, default: 0] < number { count += 1 }
        taken[entry.number, default: 0] += 1
      } else if sharing[accepted.entryPlaces[word]] != .no {
        others += 1
      }
    }
    return count + min(others, max(0, givenCount - count))
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
