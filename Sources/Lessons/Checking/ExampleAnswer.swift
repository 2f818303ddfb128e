/// An accepted answer that may be shown beside the one that was meant.
struct ExampleAnswer: Hashable, Sendable {
  let text: String
  /// The text without harmless differences.
  let key: String

  /// How many there are of a sentence: three to be shown, and two that may not be, being given or
  /// shown already.
  private static let limit = 5

  /// The first path of each pattern, then paths through other branches, each once.
  static func some(of patterns: [AnswerPattern]) -> [ExampleAnswer] {
    var seen: Set<String> = []
    var examples: [ExampleAnswer] = []
    func add(_ path: AnswerPath) {
      let text = path.text
      let key = ComparableText.key(of: text)
      if examples.count < limit, seen.insert(key).inserted {
        examples.append(ExampleAnswer(text: text, key: key))
      }
    }
    for pattern in patterns where examples.count < limit { add(pattern.firstPath) }
    for pattern in patterns where examples.count < limit {
      for path in pattern.coveringPaths(limit: 4).dropFirst() { add(path) }
    }
    return examples
  }
}
