/// How far an answer is from being one that could be right.
package struct Shortfall: Hashable, Sendable {
  /// Words that are there.
  package let given: Int
  /// Words of the shortest right answer.
  package let wanted: Int

  /// Nil when more than two thirds are there: to say that a word or two are missing would be help.
  init?(given: Int, wanted: Int) {
    guard given * 3 <= wanted * 2 else { return nil }
    self.given = given
    self.wanted = wanted
  }
}

extension AnswerChecker {
  /// How far words are from the shortest right answer; nil when they are near enough.
  func shortfall(ofWords given: String) -> Shortfall? {
    Shortfall(given: ComparableText.words(of: given).count, wanted: graph.shortestWordCount)
  }
}

extension PatternGraph {
  /// Words of the shortest answer.
  ///
  /// - Complexity: linear in the size of the graph.
  var shortestWordCount: Int {
    // The fewest words on the way to a node, before a word and within one.
    var fewest = [(before: Int, inside: Int)](
      repeating: (.max, .max), count: nodes.count + 1)
    for root in roots { fewest[root].before = 0 }
    var shortest = Int.max
    for (index, node) in nodes.enumerated() {
      let (before, inside) = fewest[index]
      let least = min(before, inside)
      guard least < .max else { continue }
      func lead(to target: Int, before: Int, inside: Int) {
        fewest[target].before = min(fewest[target].before, before)
        fewest[target].inside = min(fewest[target].inside, inside)
      }
      switch node {
      case .end: shortest = min(shortest, least)
      case .jump(let target): lead(to: target, before: before, inside: inside)
      case .branch(let targets):
        for target in targets { lead(to: target, before: before, inside: inside) }
      case .space: lead(to: index + 1, before: least, inside: .max)
      case .scalar(_, _, isPunctuation: true):
        lead(to: index + 1, before: before, inside: inside)
      case .scalar:
        lead(to: index + 1, before: .max, inside: min(before < .max ? before + 1 : .max, inside))
      }
    }
    return shortest == .max ? 0 : shortest
  }
}
