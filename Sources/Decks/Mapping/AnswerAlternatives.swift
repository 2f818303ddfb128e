/// The several answers that people write into one field.
struct AnswerAlternatives {
  /// Each once, in their order; the first is the one to be shown.
  private(set) var texts: [String] = []
  /// Lines in brackets: they say something of the answer and are none.
  private(set) var remarks: [String] = []

  /// - Parameter prompt: what asks; where it is parted in the same way, the parts are one text.
  init(_ answer: FieldText, prompt: FieldText, _ markup: NoteKind.Markup) {
    let lines = answer.lines.filter { line in
      let isRemark = answer.lines.count > 1 && line.hasPrefix("(") && line.hasSuffix(")")
      if isRemark { remarks.append(line) }
      return !isRemark
    }
    if markup == .lines {
      add(lines)
    } else if lines.count > 1, prompt.lines.count == answer.lines.count {
      add([lines.joined(separator: " ")])
    } else {
      add(lines.flatMap { Self.parts(of: $0, prompt: prompt.line) })
    }
  }

  private mutating func add(_ texts: [String]) {
    for text in texts where !self.texts.contains(text) { self.texts.append(text) }
  }

  private static func parts(of line: String, prompt: String) -> [String] {
    for separator in [" / ", ";"] where line.contains(separator) {
      if prompt.contains(separator) { continue }
      let parts = line.split(separator: separator).map(\.trimmed).filter { !$0.isEmpty }
      if parts.count > 1 { return parts }
    }
    return [line]
  }
}
