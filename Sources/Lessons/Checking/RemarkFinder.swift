/// Picks what is worth a word about an answer that is right.
struct RemarkFinder {
  let given: WordGraph
  let accepted: WordGraph

  /// The most instructive remark, if there is any.
  func remark(on segments: [KeyMatcher.Segment]) -> Remark? {
    let differing = segments.filter { !$0.given.isEmpty && !$0.accepted.isEmpty }
      .filter { keys(of: $0.given, in: given) != keys(of: $0.accepted, in: accepted) }
      .map { (given: text(of: $0.given, in: given), expected: text(of: $0.accepted, in: accepted)) }
    let level = differing.first {
      SpeechLevel(of: $0.given) != SpeechLevel(of: $0.expected)
        && $0.given.contains(where: \.isHangul) && isVerb($0.given, $0.expected)
    }
    if let level { return .speechLevel(given: level.given, expected: level.expected) }
    let pronoun = differing.first {
      KoreanContractions.isPlainFirstPerson(WordKey.key(of: $0.given))
        && !KoreanContractions.isPlainFirstPerson(WordKey.key(of: $0.expected))
    }
    if let pronoun { return .pronoun(given: pronoun.given, expected: pronoun.expected) }
    if let first = differing.first { return .writing(given: first.given, expected: first.expected) }
    return capital(in: segments)
  }

  private func isVerb(_ given: String, _ expected: String) -> Bool {
    SpeechLevel(of: given) != .plain && SpeechLevel(of: expected) != .plain
  }

  /// A word that is written small and is not so in the middle of a sentence.
  private func capital(in segments: [KeyMatcher.Segment]) -> Remark? {
    for (index, segment) in segments.enumerated() where segment.given.count == 1 {
      guard segment.accepted.count == 1 else { continue }
      let (word, expected) = (
        text(of: segment.given, in: given), text(of: segment.accepted, in: accepted)
      )
      let capitals = expected.dropFirst(
        index == 0 && expected != "I" && !expected.hasPrefix("I'") ? 1 : 0)
      if word != expected, word.lowercased() == expected.lowercased(),
        capitals.contains(where: \.isUppercase)
      {
        return .capital(given: word, expected: expected)
      }
    }
    return nil
  }

  private func keys(of path: [Int], in words: WordGraph) -> [String] {
    path.map { words.words[$0].key }
  }

  private func text(of path: [Int], in words: WordGraph) -> String {
    path.map { WordEdges.core(of: words.words[$0].written) }.joined(separator: " ")
  }
}
