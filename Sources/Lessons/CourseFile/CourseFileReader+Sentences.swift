import UnicodeText

extension CourseFileReader {
  mutating func sentence(_ node: JSONNode) -> SentenceDraft? {
    guard
      let fields = fields(
        of: node, required: ["prompt", "answers"],
        optional: ["id", "accepted", "distractors", "note", "by", "comments"])
    else { return nil }
    let id = text(fields["id"], key: "id", limit: CourseLimits.titleLength)
    let prompt = text(fields["prompt"], key: "prompt")
    let answers = patterns(fields["answers"], key: "answers")
    if let node = fields["answers"], case .array(let items) = node.value, items.isEmpty {
      log.add(.noAnswers, at: node.offset)
    }
    let accepted = patterns(fields["accepted"], key: "accepted")
    let distractors = distractors(fields["distractors"], answers: answers + accepted)
    let note = optionalText(fields["note"], key: "note")
    let speaker = optionalText(fields["by"], key: "by")
    checkComments(fields["comments"])
    guard let prompt, !answers.isEmpty else { return nil }
    return SentenceDraft(
      id: id, prompt: prompt, answers: answers, accepted: accepted, distractors: distractors,
      note: note, speaker: speaker,
      offset: fields["id"]?.offset ?? fields["prompt"]?.offset ?? node.offset)
  }

  private mutating func patterns(_ node: JSONNode?, key: String) -> [AnswerPattern] {
    guard let node, let items = items(of: node, key: key, limit: CourseLimits.answerCount) else {
      return []
    }
    return items.compactMap { answer($0, key: key) }
  }

  private mutating func answer(_ node: JSONNode, key: String) -> AnswerPattern? {
    guard text(node, key: key) != nil, case .string(let source) = node.value else {
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
  ) -> [Distractor] {
    guard let node,
      let items = items(of: node, key: "distractors", limit: CourseLimits.distractorCount),
      !items.isEmpty
    else { return [] }
    let distractors = items.map { distractor($0) }
    if checksUse { check(distractors, at: items.map(\.offset), against: answers) }
    return distractors.compactMap(\.self)
  }

  /// A word, or an object of the word and why it is wrong.
  private mutating func distractor(_ node: JSONNode) -> Distractor? {
    var word: JSONNode? = node
    var why: String?
    if case .object = node.value {
      guard let fields = fields(of: node, required: ["word"], optional: ["why"]) else { return nil }
      word = fields["word"]
      why = optionalText(fields["why"], key: "why")
    }
    return text(word, key: "distractors", limit: CourseLimits.wordLength)
      .map { Distractor(word: $0, why: why) }
  }

  /// Warns of distractors that some accepted answer holds.
  private mutating func check(
    _ distractors: [Distractor?], at offsets: [Int], against answers: [AnswerPattern]
  ) {
    let search = WordSearch(PatternGraph(answers))
    for (distractor, offset) in zip(distractors, offsets) {
      guard let word = distractor?.word else { continue }
      if search.holds(ComparableText(word, overlooking: .harmless)) {
        log.add(.acceptedDistractor(word), at: offset)
      }
    }
  }
}
