extension SentenceText {
  /// What reading a text came to.
  package struct Reading: Hashable, Sendable {
    /// The sentence; nil when any problem is an error.
    package let sentence: Sentence?
    /// Errors and warnings in the order of the text.
    package let problems: [CourseFileProblem]
  }

  /// The sentence that the text says.
  ///
  /// - Parameters:
  ///   - id: what it goes by, whatever it says.
  ///   - speaker: who says it.
  ///   - authored: what its author has, if it is not theirs.
  package func read(
    as id: SentenceID, by speaker: String? = nil, authored: AuthoredSentence? = nil
  ) -> Reading {
    let bytes = Array(rawValue.utf8)
    var parser = CourseTextParser(bytes: bytes, log: CourseFileProblemLog())
    let entry = parser.readSentence()
    var reader = CourseFileReader(bytes: bytes, log: parser.log)
    reader.skips = parser.text.skips
    let draft = reader.sentence(entry.node)
    if entry.prompt.text.isEmpty, !reader.log.hasErrors {
      reader.log.add(.text(.emptyPrompt), at: 0)
    }
    let hasErrors = reader.log.hasErrors
    let result = reader.log.result(course: nil, bytes: bytes, start: 0)
    let sentence = draft.flatMap { draft in
      hasErrors
        ? nil
        : Sentence(
          id: id, prompt: draft.prompt, answers: draft.answers, accepted: draft.accepted,
          distractors: draft.distractors, note: draft.note, speaker: speaker, authored: authored)
    }
    return Reading(sentence: sentence, problems: result.problems)
  }

  /// The sentence as a course file has it, without id and speaker; nil when it is none.
  func entry() -> CourseLayout.Entry? {
    var parser = CourseTextParser(bytes: Array(rawValue.utf8), log: CourseFileProblemLog())
    let entry = parser.readSentence()
    return parser.log.hasErrors || entry.answers.isEmpty ? nil : entry
  }
}

extension CourseTextParser {
  /// Reads all lines as one sentence: its prompt, and what stands behind signs.
  mutating func readSentence() -> CourseLayout.Entry {
    let (prompts, items) = parts()
    var entry = CourseLayout.Entry(
      prompt: TextPiece(""), answers: [], offset: prompts.first?.lowerBound ?? 0)
    if let prompt = prompts.first { entry.prompt = plain(prompt) }
    for other in prompts.dropFirst() {
      log.add(.text(.unknownSign(lines.firstCharacter(of: other))), at: other.lowerBound)
    }
    for (sign, rest) in items where sign == "=" { entry.answers += patterns(in: rest) }
    begin(with: entry)
    for (sign, rest) in items where sign != "=" { readItem(sign, rest, at: rest.lowerBound) }
    if entry.answers.isEmpty, !log.hasErrors {
      log.add(.noAnswers, at: prompts.first?.upperBound ?? 0)
    }
    return text.days[0].entries[0]
  }

  /// The lines without a sign, and those with one.
  private func parts() -> (prompts: [Range<Int>], items: [(sign: String, rest: Range<Int>)]) {
    var prompts: [Range<Int>] = []
    var items: [(String, Range<Int>)] = []
    var start = 0
    while start <= lines.bytes.count {
      let end = lines.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.bytes.count
      let content = lines.trimmed(start..<end)
      start = end + 1
      guard let first = content.first else { continue }
      if SentenceText.isSign(Unicode.Scalar(lines.bytes[first])) {
        let rest = lines.trimmed(first + 1..<content.upperBound)
        items.append((lines.source(first..<first + 1), rest))
      } else {
        prompts.append(content)
      }
    }
    return (prompts, items)
  }
}
