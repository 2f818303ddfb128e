import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// A memo in a list: its first line, its tags, and when it was changed; while one searches, in a
/// second row, where it was found.
struct MemoCell: CollectionCell {
  /// The first line of the text.
  let title: MarkedText
  /// Tags, each with its `#`; shown where there is room.
  var tags: [String] = []
  /// What stands at the end of the row: when it was changed.
  let end: String
  /// Whether it stands on top of the list.
  var isPinned = false
  /// Whether other machines wrote other texts of it at the same time.
  var hasRivals = false
  /// What the second row shows; nil without one.
  var excerpt: MarkedText?

  func size(fitting width: Int) -> Size {
    Size(width: width, height: excerpt == nil ? 1 : 2)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    if isPinned {
      for y in rect.rows {
        canvas.write(
          Marks(canvas.capabilities).bar, at: Point(x: rect.minX + 1, y: y),
          style: style.tinted(.accent))
      }
    }
    if hasRivals {
      canvas.write("!", at: Point(x: rect.minX, y: rect.minY), style: style.tinted(.warn))
    }
    let textX = rect.minX + 2
    let limit = drawEnd(on: &canvas, in: rect, style: style)
    title.draw(
      on: &canvas, at: Point(x: textX, y: rect.minY), width: max(0, limit - textX), style: style)
    guard let excerpt else { return }
    let width = max(0, rect.maxX - 1 - textX - 2)
    excerpt.scrolledToFirstMark(width: width).draw(
      on: &canvas, at: Point(x: textX + 2, y: rect.minY + 1), width: width,
      style: style.adding(.dim))
  }

  /// Draws tags and time at the end of the row, and returns where the title must end.
  private func drawEnd(on canvas: inout Canvas, in rect: Rect, style: Style) -> Int {
    let endX = max(rect.minX + 2, rect.maxX - 1 - end.displayWidth)
    canvas.write(end, at: Point(x: endX, y: rect.minY), style: style.adding(.dim))
    // Tags begin in one column for all rows.
    let tagsX = rect.minX + rect.width * 3 / 5
    guard !tags.isEmpty, rect.width >= Self.roomyWidth else { return endX - 2 }
    canvas.write(
      tags.joined(separator: " ")
        .truncated(to: endX - 2 - tagsX, ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: tagsX, y: rect.minY), style: style.tinted(.accent))
    return tagsX - 2
  }

  /// The columns that hold a title, tags and a time.
  private static let roomyWidth = 60
}

extension MemoCell {
  /// A memo of the list, as the search of the list found it.
  init(_ memo: Memo, in viewModel: MemoListViewModel) {
    let line = viewModel.line(of: memo)
    self.init(
      title: line.title, tags: line.tags,
      end: viewModel.context.localization.moment(
        ofSeconds: memo.changedAt, at: viewModel.context.clock.now()),
      isPinned: memo.isPinned, hasRivals: memo.hasRivals, excerpt: line.excerpt)
  }
}
