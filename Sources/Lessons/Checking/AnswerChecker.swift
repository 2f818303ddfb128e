import UnicodeText

/// Knows the accepted answers of a sentence and judges given ones.
package struct AnswerChecker: Hashable, Sendable {
  let graph: PatternGraph
  /// The author's answers, the model answer first.
  ///
  /// Behind them in the graph come those that are counted and never shown, then the learner's own.
  let patterns: [AnswerPattern]
  private let acceptedCount: Int
  let vocabulary: CourseVocabulary
  private let accepted: AcceptedAnswers
  private let slipFinder: SlipFinder
  /// What the author says of the distractors, by their keys.
  private let explanations: [String: String]
  private let model: String
  private let limit: AnswerLimit
  /// Some answers to be shown beside another, best first.
  private let examples: [ExampleAnswer]

  /// - Parameters:
  ///   - patterns: The author's answers, the model answer first. Not empty.
  ///   - accepted: What counts as right too and is never shown.
  ///   - ownAnswers: Answers accepted because the learner said so, as given.
  ///   - distractors: The author's, with what is wrong with them.
  ///   - vocabulary: Words that a slip may not turn into.
  package init(
    patterns: [AnswerPattern], accepted: [AnswerPattern] = [], ownAnswers: [String] = [],
    distractors: [Distractor] = [], vocabulary: CourseVocabulary
  ) {
    self.patterns = patterns
    self.vocabulary = vocabulary
    acceptedCount = accepted.count
    graph = PatternGraph(patterns + accepted + ownAnswers.map(AnswerPattern.init(literal:)))
    let keys = distractors.map { WordKey.key(of: $0.word) }
    let script = vocabulary.language.script(of: patterns)
    let normaliser = Normaliser(
      script: script, traps: Set(keys),
      asks: patterns.contains { $0.firstPath.text.contains { "?？".contains($0) } })
    self.accepted = AcceptedAnswers(graph, shownCount: patterns.count, normaliser: normaliser)
    slipFinder = SlipFinder(script: script, vocabulary: vocabulary, traps: Set(keys))
    explanations = Dictionary(
      zip(keys, distractors).compactMap { key, distractor in distractor.why.map { (key, $0) } }
    ) { first, _ in first }
    examples = ExampleAnswer.some(of: patterns)
    model = patterns.first?.firstPath.text ?? ""
    limit = AnswerLimit(
      scalars: max(200, 2 * (graph.longest.max() ?? 0)), words: self.accepted.wordLimit)
  }

  /// Judges what was given.
  ///
  /// First as it stands, then in normal form, then with one slip; else beside the answer that was
  /// most plausibly meant.
  package func check(_ given: String, mode: AnswerMode) -> CheckedAnswer {
    let judged = judge(limit.shortened(given), mode: mode)
    return CheckedAnswer(
      given: given, verdict: judged.verdict, nearest: judged.nearest,
      alsoAccepted: judged.alsoAccepted, isOtherWording: judged.isOtherWording)
  }

  /// Whether an answer is right; what a check would say of a wrong one is not worked out.
  func accepts(_ given: String, mode: AnswerMode) -> Bool {
    let given = limit.shortened(given)
    if literalCheck(given, mode: mode) != nil { return true }
    if mode == .typed, spacingCheck(given)?.verdict.isRight == true { return true }
    if accepted.isPartial { return looseCheck(given) != nil }
    var comparison = AnswerComparison(given: given, answers: accepted)
    return comparison.match() != nil || pronounCheck(given, comparison) != nil
  }

  private func judge(_ given: String, mode: AnswerMode) -> CheckedAnswer {
    if let checked = literalCheck(given, mode: mode) { return checked }
    if accepted.isPartial {
      return looseCheck(given) ?? (mode == .typed ? spacingCheck(given) : nil)
        ?? wrong(given, nearest: [], mode: mode)
    }
    var comparison = AnswerComparison(given: given, answers: accepted)
    if let match = comparison.match() {
      return right(given, match.text, answer: match.answer, remark: match.remark)
    }
    if let checked = pronounCheck(given, comparison) { return checked }
    if mode == .typed {
      if let checked = spacingCheck(given) { return checked }
      if let slip = comparison.slip(by: slipFinder) {
        return almost(given, slip.reason, text: slip.text, answer: slip.answer)
      }
    }
    let nearest = comparison.nearest(mode: mode)
    if isKorean,
      let free = nearest.first(where: {
        KoreanOrder(vocabulary: vocabulary).isFree(given, for: $0)
      })
    {
      return right(given, free, answer: 0)
    }
    return wrong(given, nearest: nearest, mode: mode)
  }

  /// Of answers that share as many words, the one with the fewest things wrong was meant: before
  /// all others the model.
  private func wrong(_ given: String, nearest: [String], mode: AnswerMode) -> CheckedAnswer {
    let reasons = ReasonFinder(
      script: accepted.normaliser.script, mode: mode, explanations: explanations,
      normaliser: accepted.normaliser, vocabulary: vocabulary)
    var best = (text: model, difference: Difference(given: given, expected: model, reasons))
    for text in nearest where text != model {
      let difference = Difference(given: given, expected: text, reasons)
      if difference.reasons.count < best.difference.reasons.count { best = (text, difference) }
    }
    return checked(given, .wrong(best.difference), nearest: best.text)
  }

  /// The answer that was most plausibly meant by `given`.
  func nearestAnswer(to given: String, mode: AnswerMode) -> String {
    if accepted.isPartial { return model }
    return AnswerComparison(given: limit.shortened(given), answers: accepted).nearest(mode: mode)[0]
  }

  /// Right as the author wrote it: blocks leave case and punctuation to the author.
  private func literalCheck(_ given: String, mode: AnswerMode) -> CheckedAnswer? {
    var layers: ComparisonLayers = mode == .bank ? .harmless : []
    if isUnspaced { layers.insert(.spacing) }
    let text = ComparableText(given, overlooking: layers)
    guard let match = graph.match(text, overlooking: layers) else { return nil }
    let expected = graph.text(along: match.path)
    let isExact =
      mode == .bank || shown(given.nfc.trimmingWhitespace).hasSameScalars(as: shown(expected))
    return right(given, expected, answer: match.answer, isExact: isExact)
  }

  /// Right but for what carries no meaning, by the letters alone.
  private func looseCheck(_ given: String) -> CheckedAnswer? {
    let text = ComparableText(given, overlooking: .harmless)
    guard let match = graph.match(text, overlooking: .harmless) else { return nil }
    return right(given, graph.text(along: match.path), answer: match.answer, isExact: false)
  }

  /// Right but for a pronoun that Korean leaves to be understood.
  private func pronounCheck(_ given: String, _ comparison: AnswerComparison) -> CheckedAnswer? {
    let hasPronoun = comparison.given.entries.contains { KoreanPronouns.isOne($0.key) }
    guard isKorean, hasPronoun else { return nil }
    let pronouns = KoreanPronouns(
      order: KoreanOrder(vocabulary: vocabulary), namesSpeaker: accepted.namesSpeaker,
      traps: accepted.normaliser.traps)
    guard let rest = pronouns.leftOut(of: given) else { return nil }
    var comparison = AnswerComparison(given: rest.text, answers: accepted)
    return comparison.match().map {
      right(given, $0.text, answer: $0.answer, remark: rest.remark ?? $0.remark)
    }
  }

  private var isKorean: Bool { accepted.normaliser.script == .korean }

  /// A match that overlooks where words are parted, in scripts where that may pass.
  ///
  /// In Hangul it is a slip, all missing spaces being one, or one too many; scripts that are
  /// written without spaces have none to misplace.
  private func spacingCheck(_ given: String) -> CheckedAnswer? {
    let isHangul = !isUnspaced && given.contains(where: \.isHangul)
    guard isHangul || isUnspaced || given.contains(where: \.isOfUnspacedScript) else { return nil }
    let layers: ComparisonLayers = [.harmless, .spacing]
    let text = ComparableText(given, overlooking: layers)
    guard let match = graph.match(text, overlooking: layers) else { return nil }
    let expected = graph.text(along: match.path)
    guard isHangul else { return right(given, expected, answer: match.answer, isExact: false) }
    guard let reason = SpacingDifference(given: given, expected: expected).slip else { return nil }
    return almost(given, reason, text: expected, answer: match.answer)
  }

  private func right(
    _ given: String, _ text: String, answer: Int, isExact: Bool = false, remark: Remark? = nil
  ) -> CheckedAnswer {
    if answer >= patterns.count + acceptedCount {
      return checked(given, .accepted([.ownAnswer]), nearest: text)
    }
    let shown = answer < patterns.count ? text : model
    let verdict = isExact ? Verdict.exact : .accepted(remark.map { [$0] } ?? [])
    return checked(given, verdict, nearest: shown, isOtherWording: text != model)
  }

  private func almost(
    _ given: String, _ reason: Reason, text: String, answer: Int
  ) -> CheckedAnswer {
    let isShown = answer < patterns.count || answer >= patterns.count + acceptedCount
    return checked(given, .almost([reason]), nearest: isShown ? text : model)
  }

  /// Whether the spaces of the author only cut words that are written without.
  private var isUnspaced: Bool { vocabulary.spacing == .none }

  private func shown(_ text: String) -> String {
    isUnspaced ? text.filter { !$0.isWhitespace } : text
  }

  private func checked(
    _ given: String, _ verdict: Verdict, nearest: String, isOtherWording: Bool = false
  ) -> CheckedAnswer {
    CheckedAnswer(
      given: given, verdict: verdict, nearest: shown(nearest),
      alsoAccepted: alternatives(besides: [nearest, given]).map(shown),
      isOtherWording: isOtherWording)
  }

  /// Some other accepted answers than those shown.
  private func alternatives(besides shown: [String]) -> [String] {
    let keys = Set(shown.map(ComparableText.key))
    return Array(examples.lazy.filter { !keys.contains($0.key) }.map(\.text).prefix(3))
  }
}

extension String {
  /// Whether both have the same code points: what looks different must not be the same.
  fileprivate func hasSameScalars(as other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
