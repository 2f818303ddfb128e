import Lessons
import Terminal

/// How a sentence is drawn beside an editor.
struct PreviewStyle {
  /// Columns of a terminal of which nothing is known.
  static let usualWidth = 80

  /// Columns, no more than are read well.
  let width: Int
  /// Whether frames are drawn in ASCII.
  let isASCIIOnly: Bool

  /// A style for a terminal of so many columns.
  init(width: Int, isASCIIOnly: Bool) {
    self.width = min(max(width, 20), Self.usualWidth)
    self.isASCIIOnly = isASCIIOnly
  }
}

/// A sentence as the quiz asks it: the prompt, the answer in its frame as the blocks come to it, and
/// the bank with all of its blocks.
///
/// The bank lies as a quiz might have it; it is the same whenever the sentence is.
struct QuestionLines {
  private let sentence: Sentence
  private let bank: WordBank?
  private let style: PreviewStyle

  init(
    _ sentence: Sentence, in course: Course, _ vocabulary: CourseVocabulary, _ style: PreviewStyle
  ) {
    self.sentence = sentence
    self.style = style
    let item = QuizItem(
      id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
      languages: course.languages, vocabulary: vocabulary)
    bank = QuizSession(items: [item], seed: 7).exercise?.build?.bank
  }

  var lines: [String] {
    let speaker = sentence.speaker.map { "\($0): " } ?? ""
    let prompt = (speaker + sentence.prompt).wrapped(to: style.width - 4).map { "  \($0)" }
    guard let bank else { return prompt }
    return prompt + [""] + frame(around: bank) + [""] + rows(of: bank)
  }

  /// The model, and what stands fixed around it.
  private func frame(around bank: WordBank) -> [String] {
    let inner = style.width - 6
    let words = bank.solution.compactMap { bank.block($0)?.text }
    let rows = Self.packed(words.map { " \($0) " }, parting: " ", in: inner - 2)
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
      index < 9 ? "[\(index + 1) \(block.text)]" : "[\(block.text)]"
    }
    return Self.packed(blocks, parting: "  ", in: style.width - 4).map { "  \($0)" }
  }

  /// Pieces side by side, as many in a row as it has room for.
  private static func packed(_ pieces: [String], parting: String, in width: Int) -> [String] {
    pieces.reduce(into: []) { rows, piece in
      let joined = rows.last.map { $0 + parting + piece } ?? piece
      if rows.isEmpty || joined.displayWidth > width {
        rows.append(piece)
      } else {
        rows[rows.count - 1] = joined
      }
    }
  }
}
