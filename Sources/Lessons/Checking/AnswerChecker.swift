/// Knows the accepted answers of a sentence and judges given ones.
package struct AnswerChecker: Hashable, Sendable {
  let graph: PatternGraph
  /// The author's answers.
  ///
  /// Behind them in the graph come those that are counted and never shown, then the learner's own.
  let patterns: [AnswerPattern]
  private let acceptedCount: Int
  private let vocabulary: CourseVocabulary

  /// Characters of a given answer that are looked at: more than any accepted answer has.
  private static let givenLimit = 2 * CourseLimits.textLength

  /// - Parameters:
  ///   - patterns: The author's answers, the model answer first. Not empty.
  ///   - accepted: What counts as right too and is never shown.
  ///   - ownAnswers: Answers accepted because the learner said so, as given.
  ///   - vocabulary: Words that a slip may not turn into.
  package init(
    patterns: [AnswerPattern], accepted: [AnswerPattern] = [], ownAnswers: [String] = [],
    vocabulary: CourseVocabulary
  ) {
    self.patterns = patterns
    acceptedCount = accepted.count
    self.vocabulary = vocabulary
    graph = PatternGraph(patterns + accepted + ownAnswers.map(AnswerPattern.init(literal:)))
  }

  /// A checker for `item`.
  package init(_ item: QuizItem) {
    self.init(
      patterns: item.sentence.answers, accepted: item.sentence.accepted,
      ownAnswers: item.ownAnswers, vocabulary: item.vocabulary)
  }

  /// Judges what was given.
  ///
  /// Layer by layer, as few as it takes: white space, letter case, apostrophes, punctuation at
  /// edges; then the slips that a typed answer may have; then the nearest accepted answer.
  package func check(_ given: String, mode: AnswerMode) -> CheckedAnswer {
    // Counted in code points: one character may have any number of them.
    let given =
      given.utf8.count > Self.givenLimit
      ? String(given.unicodeScalars.prefix(Self.givenLimit)) : given
    if let (match, remarks) = match(given, mode: mode) {
      let verdict = remarks.isEmpty ? Verdict.exact : .accepted(remarks)
      return answer(given, verdict, path: match.path)
    }
    if mode == .typed, let (match, verdict) = spacingMatch(given) {
      return answer(given, verdict, path: match.path)
    }
    let nearest = nearestPath(to: given)
    let expected = graph.text(along: nearest)
    if mode == .typed, let slips = slips(given: given, expected: expected) {
      return answer(given, .almost(slips), path: nearest)
    }
    return answer(given, .wrong(Difference(given: given, expected: expected)), path: nearest)
  }

  /// The match that overlooks the fewest layers, and what it overlooks.
  private func match(
    _ given: String, mode: AnswerMode
  ) -> (PatternGraph.Match, [Remark])? {
    let all = ComparableText(given, overlooking: .harmless)
    guard var match = graph.match(all, overlooking: .harmless) else { return nil }
    var overlooked = ComparisonLayers.harmless
    if mode == .bank {
      overlooked = []
    } else if let (layers, better) = leastMatch(given) {
      (overlooked, match) = (layers, better)
    }
    var remarks = overlooked.remarks
    if mode == .typed, given.hasOddWhitespace { remarks.insert(.whitespace, at: 0) }
    if match.answer >= patterns.count + acceptedCount {
      remarks.append(.ownAnswer)
    } else if match.answer > 0 || !match.isFirstPath {
      remarks.append(.alternativeWording)
    }
    return (match, remarks)
  }

  private func leastMatch(_ given: String) -> (ComparisonLayers, PatternGraph.Match)? {
    for layers in ComparisonLayers.harmlessChoices {
      let text = ComparableText(given, overlooking: layers)
      if let match = graph.match(text, overlooking: layers) { return (layers, match) }
    }
    return nil
  }

  /// A match that overlooks where words are parted, in scripts where that may pass.
  ///
  /// In Hangul it is a slip; scripts that are written without spaces have none to misplace.
  private func spacingMatch(_ given: String) -> (PatternGraph.Match, Verdict)? {
    let isHangul = given.contains(where: \.isHangul)
    guard isHangul || given.contains(where: \.isOfUnspacedScript) else { return nil }
    let layers: ComparisonLayers = [.harmless, .spacing]
    let text = ComparableText(given, overlooking: layers)
    guard let match = graph.match(text, overlooking: layers) else { return nil }
    return (match, isHangul ? .almost([.spacing]) : .accepted([.whitespace]))
  }

  /// The slips that part `given` from `expected`; nil when there is more between them.
  private func slips(given: String, expected: String) -> [Slip]? {
    let givenWords = ComparableText.words(of: given)
    let expectedWords = ComparableText.words(of: expected)
    guard givenWords.count == expectedWords.count else { return nil }
    var slips: [Slip] = []
    for (given, expected) in zip(givenWords, expectedWords) where given != expected {
      guard isOneLetterOff(given, expected) else { return nil }
      slips.append(.spelling(SpellingDifference(given: given, expected: expected)))
    }
    return slips
  }

  /// Whether a slip of one letter, in Hangul one jamo, made `given` of `expected`: not in a word
  /// of less than four letters, and not when it makes another word of the course or another
  /// particle, which is a mistake of grammar.
  private func isOneLetterOff(_ given: String, _ expected: String) -> Bool {
    let letters = EditDistance.letters(of: expected)
    return letters.count >= 4 && !vocabulary.contains(given)
      && EditDistance.between(EditDistance.letters(of: given), letters) == 1
      && !(given.endsInParticle && expected.endsInParticle && given.last != expected.last)
  }

  private func answer(_ given: String, _ verdict: Verdict, path: [Int]) -> CheckedAnswer {
    let nearest = graph.text(along: path)
    return CheckedAnswer(
      given: given, verdict: verdict, nearest: nearest,
      alsoAccepted: alternatives(besides: [nearest, given]))
  }

  /// The model answer, the first path of each other pattern, then paths through other branches.
  private func alternatives(besides shown: [String]) -> [String] {
    var seen = Set(shown.map(ComparableText.key))
    let firsts = patterns.lazy.map(\.firstPath)
    let others = patterns.lazy.flatMap { $0.coveringPaths(limit: 4).dropFirst() }
    var result: [String] = []
    for text in firsts.map(\.text) + others.map(\.text) where result.count < 3 {
      if seen.insert(ComparableText.key(of: text)).inserted { result.append(text) }
    }
    return result
  }
}

extension ComparisonLayers {
  /// The choices among the harmless layers, those that overlook less first.
  fileprivate static let harmlessChoices: [ComparisonLayers] = [
    [], [.letterCase], [.apostrophes], [.punctuation], [.letterCase, .apostrophes],
    [.letterCase, .punctuation], [.apostrophes, .punctuation], .harmless,
  ]

  fileprivate var remarks: [Remark] {
    var remarks: [Remark] = []
    if contains(.letterCase) { remarks.append(.letterCase) }
    if contains(.apostrophes) { remarks.append(.apostrophes) }
    if contains(.punctuation) { remarks.append(.punctuation) }
    return remarks
  }
}

extension String {
  /// Whether its last syllable is a Korean particle that others are easily taken for.
  fileprivate var endsInParticle: Bool {
    last.map { "은는을를이가와과".contains($0) } ?? false
  }

  /// Whether white space other than single spaces stands between its words.
  fileprivate var hasOddWhitespace: Bool {
    trimmingWhitespace.split(separator: " ", omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.contains(where: \.isWhitespace) }
  }
}
