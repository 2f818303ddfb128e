/// Finds the answer that was most plausibly meant.
///
/// The model, unless another answer shares strictly more of the given words, words within a slip
/// of each other counted, and at least half of its own. Of blocks, only what the bank can build:
/// the words of the model, and those that were given.
struct NearestAnswer {
  private let words: WordGraph
  private let givenBag: [String: Int]
  private let givenCount: Int
  /// How well each word is shared: as it is, near, in another form, not at all.
  private let shared: [Int]
  private let allowed: [String: Int]?
  private let answerCount: Int

  init(_ comparison: AnswerComparison, mode: AnswerMode, answerCount: Int) {
    words = comparison.accepted.words
    self.answerCount = answerCount
    let givenWords = comparison.given.words.words.map(\.key).filter { !$0.isEmpty }
    givenBag = Self.bag(givenWords)
    givenCount = givenWords.count
    let known = comparison.givenKeys.union(givenWords)
    let rawKeys = Set(givenWords)
    var sharedKeys: [String: Int] = [:]
    let normaliser = comparison.normaliser
    shared = words.words.map { word in
      if let known = sharedKeys[word.key] { return known }
      let isShared: Int
      if word.key.isEmpty {
        isShared = 0
      } else if rawKeys.contains(word.key) {
        isShared = 4
      } else if Self.isNear(word.key, to: rawKeys) {
        isShared = 3
      } else {
        let forms = normaliser.forms(of: word.key, next: { [] }, in: Normaliser.Traits())
        isShared = forms.contains { !$0.isEmpty && $0.allSatisfy(known.contains) } ? 1 : 0
      }
      sharedKeys[word.key] = isShared
      return isShared
    }
    allowed = mode == .typed ? nil : Self.bag(givenWords)
  }

  private static func isNear(_ key: String, to given: Set<String>) -> Bool {
    let given = given.filter { $0.mayBeSlip(of: key) }
    if given.isEmpty { return false }
    let letters = EditDistance.letters(ofKey: key)
    guard letters.count >= 4 else { return false }
    return given.contains {
      EditDistance.between(EditDistance.letters(ofKey: $0), letters) == 1
    }
  }

  private static func bag(_ keys: [String]) -> [String: Int] {
    keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  var text: String {
    let model = words.firstPath
    let modelKeys = keys(of: model)
    var available = allowed
    for (key, count) in Self.bag(modelKeys) {
      if let known = available?[key] {
        available?[key] = max(known, count)
      } else if available != nil {
        available?[key] = count
      }
    }
    let table = BestWays(words, shared: shared) { key in
      available == nil || key.isEmpty || available?[key] != nil
    }
    var best = (path: model, count: sharedCount(model))
    for root in words.roots.prefix(answerCount) {
      guard let path = table.path(from: root) else { continue }
      let pathKeys = keys(of: path)
      let count = sharedCount(path)
      guard count > best.count, count * 2 >= pathKeys.count, isAvailable(pathKeys, in: available)
      else { continue }
      best = (path, count)
    }
    return words.text(of: best.path)
  }

  private func keys(of path: [Int]) -> [String] {
    path.map { words.words[$0].key }.filter { !$0.isEmpty }
  }

  private func isAvailable(_ keys: [String], in available: [String: Int]?) -> Bool {
    guard let available else { return true }
    return Self.bag(keys).allSatisfy { $1 <= available[$0, default: 0] }
  }

  /// How many of some words were given, each given word counted once; what is near, or the same
  /// in another form, takes what is left.
  private func sharedCount(_ path: [Int]) -> Int {
    var left = givenBag
    var count = 0
    var others = 0
    for index in path where shared[index] > 0 {
      if let number = left[words.words[index].key] {
        if number > 0 { count += 1 }
        left[words.words[index].key] = number - 1
      } else {
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

  init(_ words: WordGraph, shared: [Int], isAllowed: (String) -> Bool) {
    self.words = words
    ways = Array(repeating: nil, count: words.stateCount)
    for state in words.order.reversed() {
      var best: Way? = words.mayEnd[state] ? Way(shared: 0, others: 0, word: nil) : nil
      for index in words.outgoing[state] {
        let word = words.words[index]
        guard let rest = ways[word.to], isAllowed(word.key) else { continue }
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
