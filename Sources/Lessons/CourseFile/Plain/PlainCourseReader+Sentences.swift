extension PlainCourseReader {
  mutating func sentence() throws(Unusual) -> SentenceDraft {
    skipBlanks()
    let offset = position
    var id, prompt: String?
    var note, speaker: String??
    var answers, accepted: [AnswerPattern]?
    var distractors: [Distractor]?
    try object { (reader, key) throws(Unusual) in
      switch key {
      case "id" where id == nil: id = try reader.text(limit: CourseLimits.titleLength)
      case "prompt" where prompt == nil: prompt = try reader.text()
      case "answers" where answers == nil: answers = try reader.patterns()
      case "accepted" where accepted == nil: accepted = try reader.patterns()
      case "distractors" where distractors == nil: distractors = try reader.distractors()
      case "note" where note == nil: note = .some(try reader.optionalText())
      case "by" where speaker == nil: speaker = .some(try reader.optionalText())
      default: throw Unusual()
      }
    }
    guard let prompt, let answers, !answers.isEmpty else { throw Unusual() }
    return SentenceDraft(
      id: id, prompt: prompt, answers: answers, accepted: accepted ?? [],
      distractors: distractors ?? [], note: note ?? nil, speaker: speaker ?? nil, offset: offset)
  }

  private mutating func patterns() throws(Unusual) -> [AnswerPattern] {
    try list(limit: CourseLimits.answerCount) { (reader) throws(Unusual) in
      try reader.pattern()
    }
  }

  private mutating func distractors() throws(Unusual) -> [Distractor] {
    try list(limit: CourseLimits.distractorCount) { (reader) throws(Unusual) in
      try reader.distractor()
    }
  }

  private mutating func distractor() throws(Unusual) -> Distractor {
    skipBlanks()
    guard peek == UInt8(ascii: "{") else {
      return Distractor(word: try text(limit: CourseLimits.wordLength))
    }
    var word: String?
    var why: String??
    try object { (reader, key) throws(Unusual) in
      switch key {
      case "word" where word == nil: word = try reader.text(limit: CourseLimits.wordLength)
      case "why" where why == nil: why = .some(try reader.optionalText())
      default: throw Unusual()
      }
    }
    guard let word else { throw Unusual() }
    return Distractor(word: word, why: why ?? nil)
  }
}
