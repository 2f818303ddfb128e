import UnicodeText

extension CourseFileReader {
  mutating func sentence(_ node: JSONNode) -> SentenceDraft? {
    guard
      let fields = fields(
        of: node, required: ["prompt", "answers"], optional: ["id", "distractors", "note"])
    else { return nil }
    let id = text(fields["id"], key: "id", limit: CourseLimits.titleLength)
    let prompt = text(fields["prompt"], key: "prompt")
    let answers = answers(fields["answers"])
    let distractors = distractors(fields["distractors"], answers: answers)
    let note = optionalText(fields["note"], key: "note")
    guard let prompt, !answers.isEmpty else { return nil }
    return SentenceDraft(
      id: id, prompt: prompt, answers: answers, distractors: distractors, note: note,
      offset: fields["id"]?.offset ?? fields["prompt"]?.offset ?? node.offset)
  }

  private mutating func answers(_ node: JSONNode?) -> [AnswerPattern] {
    guard let node,
      let items = items(of: node, key: "answers", limit: CourseLimits.answerCount)
    else { return [] }
    if items.isEmpty { log.add(.noAnswers, at: node.offset) }
    return items.compactMap { answer($0) }
  }

  private mutating func answer(_ node: JSONNode) -> AnswerPattern? {
    guard text(node, key: "answers") != nil, case .string(let source) = node.value else {
      return nil
    }
    do throws(AnswerPatternError) {
      let pattern = try AnswerPattern(source)
      if source.utf8.count > CourseLimits.wordCount { check(pattern, at: node.offset) }
      return pattern
    } catch {
      log.add(.badPattern(error.kind), at: offset(of: error.utf8Offset, in: node))
      return nil
    }
  }

  /// Whether its first path makes blocks that fit on a screen.
  private mutating func check(_ pattern: AnswerPattern, at offset: Int) {
    let words = AnswerWords(pattern.firstPath).words
    if words.count > CourseLimits.wordCount {
      log.add(.tooManyWords(count: words.count, limit: CourseLimits.wordCount), at: offset)
    }
    if words.contains(where: { $0.text.count > CourseLimits.wordLength }) {
      log.add(.wordTooLong(limit: CourseLimits.wordLength), at: offset)
    }
  }

  private mutating func distractors(
    _ node: JSONNode?, answers: [AnswerPattern]
  ) -> [String] {
    guard let node,
      let items = items(of: node, key: "distractors", limit: CourseLimits.distractorCount),
      !items.isEmpty
    else { return [] }
    let words = items.map { text($0, key: "distractors", limit: CourseLimits.wordLength) }
    if checksDistractors { check(words, at: items.map(\.offset), against: answers) }
    return words.compactMap(\.self)
  }

  /// Warns of distractors that some accepted answer holds.
  private mutating func check(
    _ distractors: [String?], at offsets: [Int], against answers: [AnswerPattern]
  ) {
    let graph = PatternGraph(answers)
    let wordStarts = graph.wordStarts
    for (word, offset) in zip(distractors, offsets) {
      guard let word else { continue }
      if graph.holds(ComparableText(word, overlooking: .harmless), from: wordStarts) {
        log.add(.acceptedDistractor(word), at: offset)
      }
    }
  }
}
