extension AnswerChecker {
  /// The way through the accepted answers that comes nearest to what was given.
  ///
  /// Each answer offers its own nearest way by letters; among those the one wins that shares the
  /// most words, wherever they stand, so that a sentence in the wrong order is compared to its
  /// own words in the right one. The model answer wins when no other shares more words: it is
  /// what the blocks of the bank make, and a shorter alternative is no nearer for being short.
  func nearestPath(to given: String) -> [Int] {
    let text = ComparableText(given, overlooking: .harmless)
    let words = text.words
    let model = graph.firstPath(ofAnswer: 0)
    let modelWords = ComparableText.words(of: graph.text(along: model))
    var best = (cost: (words: unshared(words, modelWords), edits: 0), path: model)
    var budget = PatternGraph.nearestCellLimit
    for answer in patterns.indices {
      budget -= graph.nodeRange(ofAnswer: answer).count * 4 * (text.scalars.count + 1)
      guard budget > 0, let nearest = graph.nearest(to: text, answer: answer) else { break }
      let expected = ComparableText.words(of: graph.text(along: nearest.path))
      let cost = (words: unshared(words, expected), edits: nearest.edits)
      if cost < best.cost { best = (cost, nearest.path) }
    }
    return best.path
  }

  /// The count of words that only one of both has.
  private func unshared(_ left: [String], _ right: [String]) -> Int {
    var counts: [String: Int] = [:]
    for word in left { counts[word, default: 0] += 1 }
    for word in right { counts[word, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }
}

extension PatternGraph {
  /// The nodes of the way that takes the first branch everywhere.
  func firstPath(ofAnswer index: Int) -> [Int] {
    var path: [Int] = []
    var node = roots[index]
    while true {
      path.append(node)
      switch nodes[node] {
      case .end: return path
      case .jump(let target): node = target
      case .branch(let targets): node = targets.first ?? node + 1
      case .scalar, .space: node += 1
      }
    }
  }
}
