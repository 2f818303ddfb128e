/// A given answer beside all accepted ones, word by word in normal form.
struct AnswerComparison {
  /// A way through the accepted answers that says what was given.
  struct Match {
    let text: String
    let answer: Int
    let remark: Remark?
  }

  let given: KeyGraph
  let accepted: KeyGraph
  /// Every key of every form of what was given.
  let givenKeys: Set<String>
  let normaliser: Normaliser
  private let answerCount: Int
  private var matcher: KeyMatcher

  /// - Parameter answerCount: How many of the answers may be shown.
  init(given: String, graph: PatternGraph, answerCount: Int, normaliser: Normaliser) {
    var keys = KeyNumbers()
    self.given = KeyGraph(WordGraph(text: given), normaliser, numberedBy: &keys)
    givenKeys = Set(keys.names)
    self.answerCount = answerCount
    self.normaliser = normaliser
    accepted = KeyGraph(
      WordGraph(graph, answers: graph.roots.indices), normaliser, numberedBy: &keys)
    matcher = KeyMatcher(given: self.given, accepted: accepted)
  }

  /// Whether there was too much to compare word by word.
  var isPartial: Bool { accepted.words.isPartial }

  /// The first way that says what was given.
  mutating func match() -> Match? {
    guard let segments = matcher.match() else { return nil }
    let path = segments.flatMap(\.accepted)
    return Match(
      text: accepted.words.text(of: path), answer: answer(of: path),
      remark: RemarkFinder(given: given.words, accepted: accepted.words).remark(on: segments))
  }

  /// The one slip that parts what was given from an accepted answer.
  ///
  /// - Precondition: `match()` found nothing.
  mutating func slip(by finder: SlipFinder) -> (reason: Reason, text: String, answer: Int)? {
    for pair in matcher.reachedStates {
      for candidate in candidates(from: pair, finder)
      where matcher.canFinish(candidate.rest.given, candidate.rest.accepted) {
        let path = matcher.acceptedPath(
          to: pair, taking: candidate.accepted, then: candidate.rest)
        let reason = Reason(
          candidate.kind, given: coreText(candidate.given, given.words),
          expected: coreText(candidate.accepted, accepted.words))
        return (reason, accepted.words.text(of: path), answer(of: path))
      }
    }
    return nil
  }

  private struct Candidate {
    let kind: Reason.Kind
    let given: [Int]
    let accepted: [Int]
    let rest: (given: Int, accepted: Int)
  }

  /// What may be a slip right behind a pair of states.
  private func candidates(
    from pair: (given: Int, accepted: Int), _ finder: SlipFinder
  ) -> [Candidate] {
    let expectedKeys = accepted.words.nextKeys(in: pair.accepted)
    return given.words.outgoing[pair.given].flatMap { left -> [Candidate] in
      if finder.isOtherForm(given.words.words[left].key, of: expectedKeys) { return [] }
      return accepted.words.outgoing[pair.accepted].flatMap { right in
        [slipOfLetters(left, right, finder)].compactMap(\.self)
          + slipsOfSpace(left, right, finder)
      }
    }
  }

  private func slipOfLetters(_ left: Int, _ right: Int, _ finder: SlipFinder) -> Candidate? {
    let (word, expected) = (given.words.words[left], accepted.words.words[right])
    let next = accepted.words.nextKeys(in: expected.to)
    return finder.slip(word.key, for: expected.key, before: next).map {
      Candidate(kind: $0, given: [left], accepted: [right], rest: (word.to, expected.to))
    }
  }

  /// One word for two, or two for one.
  private func slipsOfSpace(_ left: Int, _ right: Int, _ finder: SlipFinder) -> [Candidate] {
    let (word, expected) = (given.words.words[left], accepted.words.words[right])
    if word.key.count < expected.key.count {
      return given.words.outgoing[word.to].compactMap { second in
        let other = given.words.words[second]
        guard finder.isSlipOfSpace([word.key, other.key], for: [expected.key]) else { return nil }
        return Candidate(
          kind: .wordForm, given: [left, second], accepted: [right], rest: (other.to, expected.to))
      }
    }
    return accepted.words.outgoing[expected.to].compactMap { second in
      let other = accepted.words.words[second]
      guard finder.isSlipOfSpace([word.key], for: [expected.key, other.key]) else { return nil }
      return Candidate(
        kind: .spacing, given: [left], accepted: [right, second], rest: (word.to, other.to))
    }
  }

  private func coreText(_ path: [Int], _ words: WordGraph) -> String {
    path.map { WordEdges.core(of: words.words[$0].written) }.joined(separator: " ")
  }

  private func answer(of path: [Int]) -> Int {
    path.first.map { accepted.words.answer(ofWord: $0) } ?? 0
  }

  /// The answer that was most plausibly meant: the model, unless another shares more words.
  func nearest(mode: AnswerMode) -> String {
    NearestAnswer(self, mode: mode, answerCount: answerCount).text
  }
}

extension WordEdges {
  /// A word without the punctuation at its edges; the word itself when it is nothing else.
  static func core(of word: String) -> String {
    let core = WordEdges(word, quotes: SingleQuotes(in: [word])).core
    return core.isEmpty ? word : core
  }
}
