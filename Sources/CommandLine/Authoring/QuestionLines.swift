import Lessons
import Terminal

/// A sentence as the quiz asks it: the prompt, the answer in its frame as the blocks come to it, and
/// the bank with all of its blocks.
///
/// The bank lies as a quiz might have it; it is the same whenever the sentence is.
struct QuestionLines {
  private let sentence: Sentence
  private let bank: WordBank?
  private let isRightToLeft: Bool
  private let style: PreviewStyle

  init(
    _ sentence: Sentence, in course: Course, _ vocabulary: CourseVocabulary, _ style: PreviewStyle
  ) {
    self.sentence = sentence
    self.style = style
    isRightToLeft = course.languages.answer.isRightToLeft
    let item = QuizItem(
      id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
      languages: course.languages, vocabulary: vocabulary)
    bank = QuizSession(items: [item], seed: 7).exercise?.build?.bank
  }

  var lines: [String] {
    let speaker = sentence.speaker.map { "\($0): " } ?? ""
    let prompt = (speaker + sentence.prompt).wrapped(to: style.width - 4)
      .map { "  \(style.turned(String($0)))" }
    guard let bank else { return prompt }
    return prompt + [""] + frame(around: bank) + [""] + rows(of: bank)
  }

  /// The model, and what stands fixed around it.
  private func frame(around bank: WordBank) -> [String] {
    let inner = style.width - 6
    let words = bank.solution.compactMap { bank.block($0)?.text }
    let rows = packed(words.map { " \(style.turned($0)) " }, parting: " ", in: inner - 2)
    let (sides, side) = style.isASCIIOnly ? ("-", "|") : ("─", "│")
    let corners = style.isASCIIOnly ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"]
    func border(_ text: String) -> String {
      let sign = text.isEmpty ? "" : " \(text) "
      return String(repeating: sides, count: max(0, inner - sign.displayWidth)) + sign
    }
    let leading = bank.leading.isEmpty ? "" : " \(bank.leading) "
    let top = leading + String(repeating: sides, count: max(0, inner - leading.displayWidth))
    return ["  \(corners[0])\(top)\(corners[1])"]
      + rows.map { row in
        let rest = String(repeating: " ", count: max(0, inner - 1 - row.displayWidth))
        return "  \(side) \(row)\(rest)\(side)"
      } + ["  \(corners[2])\(border(bank.trailing))\(corners[3])"]
  }

  private func rows(of bank: WordBank) -> [String] {
    let blocks = bank.blocks.enumerated().map { index, block in
      let text = style.turned(block.text)
      return index < 9 ? "[\(index + 1) \(text)]" : "[\(text)]"
    }
    return packed(blocks, parting: "  ", in: style.width - 4).map { "  \($0)" }
  }

  /// Pieces side by side, as many in a row as it has room for; where answers run from right to left,
  /// from there.
  private func packed(_ pieces: [String], parting: String, in width: Int) -> [String] {
    var rows: [[String]] = []
    var room = 0
    for piece in pieces {
      let columns = piece.displayWidth + parting.displayWidth
      if rows.isEmpty || columns > room {
        rows.append([])
        room = width + parting.displayWidth
      }
      rows[rows.count - 1].append(piece)
      room -= columns
    }
    return rows.map { row in
      let line = (isRightToLeft ? row.reversed() : row).joined(separator: parting)
      let indent = isRightToLeft ? max(0, width - line.displayWidth) : 0
      return String(repeating: " ", count: indent) + line
    }
  }
}
