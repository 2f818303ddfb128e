import Storage
import Terminal
import TerminalUI

/// A course in the list, in two rows; it looks different while it is being done and when it is
/// done.
struct CourseCell: CollectionCell {
  let course: CourseViewModel

  func size(fitting width: Int) -> Size {
    Size(width: width, height: course.description.isEmpty ? 1 : 2)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let marks = Marks(canvas.capabilities)
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    drawBar(marks, style, on: &canvas, in: rect)
    let button = "[ \(course.buttonTitle) ]"
    let status = statusText(marks, canvas.capabilities, width: rect.width)
    drawRow(
      0, course.title, status, on: &canvas, in: rect, style: style.adding(.bold),
      trailing: style.tinted(statusColor))
    if rect.height > 1 {
      drawRow(
        1, course.description, button, on: &canvas, in: rect,
        style: style.adding(.dim), trailing: state.isFocused ? style.adding(.bold) : style)
    }
  }

  private func drawBar(
    _ marks: Marks, _ style: Style, on canvas: inout Canvas, in rect: Rect
  ) {
    guard course.situation == .doing else { return }
    for y in rect.rows {
      canvas.write(marks.bar, at: Point(x: rect.minX + 1, y: y), style: style.tinted(.cyan))
    }
  }

  private func drawRow(
    _ row: Int, _ text: String, _ end: String, on canvas: inout Canvas, in rect: Rect,
    style: Style, trailing: Style
  ) {
    let y = rect.minY + row
    let endX = max(rect.minX + 2, rect.maxX - 1 - end.displayWidth)
    let fitted = text.truncated(
      to: endX - rect.minX - 3, ellipsis: canvas.capabilities.ellipsis)
    canvas.write(fitted, at: Point(x: rect.minX + 2, y: y), style: style)
    canvas.write(end, at: Point(x: endX, y: y), style: trailing)
  }

  private func statusText(
    _ marks: Marks, _ capabilities: TerminalCapabilities, width: Int
  ) -> String {
    switch course.situation {
    case .undone: return course.status
    case .done: return "\(marks.right) \(course.status)"
    case .doing:
      let bar = ProgressBar(fraction: course.fraction ?? 0)
      let signs = width >= 60 ? bar.text(width: 8, capabilities: capabilities) + " " : ""
      return "\(course.status)  \(signs)\(bar.percentage)"
    }
  }

  private var statusColor: Color {
    switch course.situation {
    case .undone: .white
    case .doing: .cyan
    case .done: .green
    }
  }
}

/// A sentence in the list: that something failed, is loading, or is not there.
struct MessageCell: CollectionCell {
  /// What kind of sentence it is.
  enum Kind {
    case problem, loading, empty
  }

  let kind: Kind
  let text: String

  func size(fitting width: Int) -> Size {
    Size(width: width, height: styled(width: width).height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    canvas.fill(rect, style: state.isFocused ? Theme.focus : .plain)
    let sign = kind == .problem ? "!" : kind == .loading ? Marks(canvas.capabilities).loading : ""
    canvas.write(
      sign, at: Point(x: rect.minX + 1, y: rect.minY),
      style: kind == .problem ? Theme.wrong : Theme.accent)
    styled(width: rect.width).draw(
      on: &canvas, in: rect.inset(by: EdgeInsets(left: 3, right: 1)))
    if state.isFocused { canvas.restyle(rect) { $0.adding(.reverse) } }
  }

  private func styled(width: Int) -> StyledText {
    StyledText(
      [StyledText.words(text, kind == .problem ? .plain : Theme.secondary)], width: width - 4)
  }
}
