import Lessons
import Terminal
import TerminalUI

/// What a view of the quiz shows: a block, or the field where the next word is typed.
nonisolated enum QuizItemID: Hashable, Sendable {
  case block(WordBlock.ID)
  case field
}

/// A block in the bank with the label that picks it, as long as it is there; then its gap.
struct BankBlockCell: CollectionCell {
  let block: WordBlock
  /// The key that picks it; nil beyond the tenth.
  let label: Character?
  /// Whether it was placed: its slot stays empty, so that no other block moves.
  let isPlaced: Bool
  /// Whether it does not start with what is typed.
  let isFaded: Bool

  func size(fitting width: Int) -> Size {
    Size(width: min(head.displayWidth + block.text.displayWidth + 1, width), height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    guard !isPlaced else { return drawGap(on: &canvas, in: rect, state: state) }
    let style =
      state.isFocused ? Theme.block.adding([.reverse, .bold]) : isFaded ? Theme.faded : Theme.block
    let text = block.text.truncated(
      to: rect.width - head.displayWidth - 1, ellipsis: canvas.capabilities.ellipsis)
    canvas.fill(rect, style: style)
    // A tile of a ground of its own needs no brackets; it is as wide as with them.
    let isTile = canvas.capabilities.hasGrounds
    let start = Point(x: rect.minX + head.displayWidth, y: rect.minY)
    if !isTile { canvas.write(head, at: rect.origin, style: style) }
    let columns = canvas.write(text, at: start, style: style)
    if !isTile {
      canvas.write("]", at: Point(x: start.x + columns, y: start.y), style: style)
    }
    if let label {
      let isAccent = !state.isFocused && !isFaded
      canvas.write(
        String(label), at: Point(x: rect.minX + 1, y: rect.minY),
        style: isAccent ? style.tinted(.accent) : style)
    }
  }

  private func drawGap(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let dots = String(repeating: canvas.capabilities.isASCIIOnly ? "." : "·", count: rect.width)
    canvas.write(dots, at: rect.origin, style: state.isFocused ? Theme.focus : Theme.gap)
  }

  /// What stands before the word.
  private var head: String { label.map { "[\($0) " } ?? "[" }
}

/// A block in the answer; a star stands behind one that the learner made.
struct AnswerBlockCell: CollectionCell {
  let block: WordBlock

  func size(fitting width: Int) -> Size {
    Size(width: min(text.displayWidth + 2, width), height: 1)
  }

  private var text: String { block.isOwn ? block.text + "*" : block.text }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.answer.adding(.reverse) : Theme.answer
    let start = Point(x: rect.minX + 1, y: rect.minY)
    canvas.fill(rect, style: style)
    canvas.write(
      text.truncated(to: rect.width - 2, ellipsis: canvas.capabilities.ellipsis), at: start,
      style: style)
    if state.isFocused { canvas.cursor = start }
  }
}

/// The field at the place where the next block goes: what is typed, and the caret, where an input
/// method composes.
struct TypedWordCell: CollectionCell {
  let text: String
  /// Whether no block starts with what is typed.
  let isUnmatched: Bool
  /// Whether the next letter takes its place, as of a text that is selected.
  var isRefused = false

  func size(fitting width: Int) -> Size {
    Size(width: min(text.displayWidth + 2, width), height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let start = Point(x: rect.minX + min(1, rect.width - 1), y: rect.minY)
    let columns = canvas.write(
      text.end(in: rect.width - 2, ellipsis: canvas.capabilities.ellipsis), at: start,
      style: style)
    guard state.isFocused else { return }
    // Text that runs from right to left grows at its left.
    canvas.cursor = Point(x: text.runsRightToLeft ? rect.minX : start.x + columns, y: start.y)
  }

  private var style: Style {
    if isRefused { return Theme.wrong.adding(.reverse) }
    return (isUnmatched ? Theme.wrong : Theme.accent).adding(.underline)
  }
}

extension String {
  /// The end of a text that is too long, where the caret is.
  func end(in width: Int, ellipsis: String) -> String {
    guard displayWidth > width else { return self }
    var tail = ""
    for character in reversed() {
      let longer = String(character) + tail
      guard (ellipsis + longer).displayWidth <= width else { break }
      tail = longer
    }
    return ellipsis + tail
  }
}
