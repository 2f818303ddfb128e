extension SentenceText {
  /// What a sentence says, always in the same way, so that texts tell whether it changed.
  package init(_ sentence: Sentence) {
    let distractors = sentence.distractors.map { distractor in
      "- " + distractor.word.escapedPart(",") + (distractor.why.map { " = " + $0.escaped() } ?? "")
    }
    let lines =
      [sentence.prompt.escapedPrompt] + sentence.answers.map { "= " + $0.source.escapedPattern }
      + sentence.accepted.map { "+ " + $0.source.escapedPattern } + distractors
      + (sentence.note.map { ["> " + $0.escaped()] } ?? [])
    self.init(rawValue: lines.joined(separator: "\n"))
  }

  /// What a learner begins a sentence of their own with.
  ///
  /// - Parameter text: the first line with anything in it is the prompt, the others are answers.
  package init(startingFrom text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingWhitespace }
      .filter { !$0.isEmpty }
    let answers = lines.dropFirst().map { "= " + $0.escapedPattern }
    let made = lines.first.map { prompt in
      ([prompt.escapedPrompt] + (answers.isEmpty ? ["= "] : answers)).joined(separator: "\n")
    }
    self.init(rawValue: made ?? "")
  }
}

extension String {
  /// A prompt that begins a line, where no sign of another line may stand.
  fileprivate var escapedPrompt: String {
    let text = escapedLine
    return text.unicodeScalars.first.map(SentenceText.isSign) == true ? "\\" + text : text
  }
}

extension SentenceText {
  /// Whether lines that are no prompt begin like that.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", ">": true
    default: false
    }
  }
}
