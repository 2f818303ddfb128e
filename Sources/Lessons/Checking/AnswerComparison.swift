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
  private let answers: AcceptedAnswers
  private var matcher: KeyMatcher

  init(given: String, answers: AcceptedAnswers) {
    var keys = answers.keys
    self.given = KeyGraph(
      WordGraph(text: given), answers.normaliser, isGiven: true, numberedBy: &keys)
    self.answers = answers
    accepted = answers.words
    matcher = KeyMatcher(given: self.given, accepted: accepted)
  }

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
    var comparisonsLeft = Self.slipLimit
    for pair in matcher.reachedStates {
      comparisonsLeft -= accepted.words.outgoing[pair.accepted].count
      guard comparisonsLeft > 0 else { return nil }
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

  /// Pairs of words that are looked at for a slip; no answer that anyone writes has a tenth of it.
  private static let slipLimit = 20_000

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
    guard finder.maySlip(word.key, for: expected.key) else { return nil }
    let next = accepted.words.nextKeys(in: expected.to)
    return finder.slip(word.key, for: expected.key, before: next).map {
      Candidate(kind: $0, given: [left], accepted: [right], rest: (word.to, expected.to))
    }
  }

  /// One word for two, or two for one.
  private func slipsOfSpace(_ left: Int, _ right: Int, _ finder: SlipFinder) -> [Candidate] {
    let (word, expected) = (given.words.words[left], accepted.words.words[right])
    guard finder.maySlipInSpace(word.key, for: expected.key) else { return [] }
    if word.key.utf8.count < expected.key.utf8.count {
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

  /// The answer that was most plausibly meant: the model, unless another shares more words; and
  /// others that share as many.
  func nearest(mode: AnswerMode) -> [String] {
    NearestAnswer(given: given, answers: answers, mode: mode).texts
  }
}

extension WordEdges {
  /// A word without the punctuation at its edges; the word itself when it is nothing else.
  static func core(of word: String) -> String {
    let core = WordEdges(word, quotes: SingleQuotes(in: [word])).core
    return core.isEmpty ? word : core
  }
}
