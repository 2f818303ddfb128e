import AppText
import Lessons
import Terminal
import TerminalUI

/// One command: its keys, and beside them what it does and why it is off.
struct HelpCell: CollectionCell {
  /// A place in the sections of the help.
  nonisolated struct ID: Hashable {
    let section: Int
    let row: Int
  }

  let viewModel: HelpViewModel
  let id: ID

  static let margin = 2
  /// Columns of the keys: all of the longest name that ASCII has, unless the help is narrow.
  static func keyColumns(in width: Int) -> Int { width < 50 ? 12 : 20 }

  private var binding: KeyBinding { viewModel.sections[id.section].bindings[id.row] }

  func size(fitting width: Int) -> Size {
    // Signs have other names where there is only ASCII; the longer ones have their room.
    let heights =
      [false, true].map { isASCIIOnly in
        names(TerminalCapabilities(isASCIIOnly: isASCIIOnly), width: width).height
      } + [title(width: width).height, 1]
    return Size(width: width, height: heights.max() ?? 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    names(canvas.capabilities, width: rect.width).draw(
      on: &canvas, in: rect.inset(by: EdgeInsets(left: Self.margin)))
    title(width: rect.width).draw(
      on: &canvas,
      in: rect.inset(by: EdgeInsets(left: Self.margin + Self.keyColumns(in: rect.width))))
  }

  private func names(_ capabilities: TerminalCapabilities, width: Int) -> StyledText {
    let style = binding.isEnabled ? Theme.key : style
    let names = binding.allKeyNames(for: capabilities).map {
      StyledText.Word(text: $0, style: style)
    }
    return StyledText([names], width: Self.keyColumns(in: width) - 1)
  }

  private func title(width: Int) -> StyledText {
    let columns = width - Self.margin - Self.keyColumns(in: width) - 1
    return StyledText([StyledText.words(viewModel.title(of: binding), style)], width: columns)
  }

  private var style: Style { binding.isEnabled ? .plain : Theme.secondary }
}

/// A sign, and beside it what it means.
struct SignCell: CollectionCell {
  let state: Streak.DayState
  let words: Localization

  func size(fitting width: Int) -> Size { Size(width: width, height: 1) }

  func draw(on canvas: inout Canvas, in rect: Rect, state cell: CellState) {
    let x = rect.minX + HelpCell.margin
    let marks = Marks(canvas.capabilities)
    canvas.write(marks.studyDay(state), at: Point(x: x, y: rect.minY), style: state.style)
    let columns = HelpCell.keyColumns(in: rect.width)
    canvas.write(
      words[.meaning(of: state)].truncated(
        to: max(0, rect.maxX - x - columns - 1), ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: x + columns, y: rect.minY))
  }
}
