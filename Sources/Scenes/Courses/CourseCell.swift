import Lessons
import Storage
import Terminal
import TerminalUI

/// A course in the list; it looks different while it is being done and when it is done.
///
/// One row says what it is and where the learner stands, a second one what it is about. A course
/// that is done takes one row where there is room for everything in it.
struct CourseCell: CollectionCell {
  let course: CourseViewModel

  func size(fitting width: Int) -> Size {
    Size(width: width, height: hasSecondRow(width: width) ? 2 : 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    drawBar(style, on: &canvas, in: rect)
    let status = Part(
      text: status(width: rect.width, canvas.capabilities),
      style: statusColor.map(style.tinted) ?? style)
    let button = Part(
      text: buttonText(canvas.capabilities), style: state.isFocused ? style.adding(.bold) : style)
    let title = Part(text: course.title, style: style.adding(.bold))
    let isButtonBelow = isButtonBelow(width: rect.width)
    draw(title, ends: isButtonBelow ? [status] : [status, button], row: 0, on: &canvas, in: rect)
    guard hasSecondRow(width: rect.width) else { return }
    let description = Part(
      text: course.description, tail: course.kind, style: style.adding(.dim))
    draw(description, ends: isButtonBelow ? [button] : [], row: 1, on: &canvas, in: rect)
  }

  private func isButtonBelow(width: Int) -> Bool {
    width < Self.roomyWidth || course.situation == .doing
  }

  private func hasSecondRow(width: Int) -> Bool {
    isButtonBelow(width: width) || (course.situation == .undone && course.hasDescription)
  }

  /// The columns that hold a title, how the learner stands, and a button.
  private static let roomyWidth = 60

  private func drawBar(_ style: Style, on canvas: inout Canvas, in rect: Rect) {
    guard course.situation == .doing else { return }
    let bar = Marks(canvas.capabilities).bar
    for y in rect.rows {
      canvas.write(bar, at: Point(x: rect.minX + 1, y: y), style: style.tinted(.accent))
    }
  }

  private func status(width: Int, _ capabilities: TerminalCapabilities) -> String {
    switch course.situation {
    case .undone: return course.status
    case .done: return "\(Marks(capabilities).right) \(course.status)"
    case .doing:
      let bar = ProgressBar(fraction: course.fraction ?? 0)
      let signs = bar.text(width: 8, capabilities: capabilities) + " "
      return "\(course.status)  \(width < Self.roomyWidth ? "" : signs)\(bar.percentage)"
    }
  }

  private var statusColor: Color? {
    switch course.situation {
    case .undone: nil
    case .doing: .accent
    case .done: .good
    }
  }

  private func buttonText(_ capabilities: TerminalCapabilities) -> String {
    course.isOpening
      ? "\(Marks(capabilities).loading) \(course.buttonTitle)" : "[ \(course.buttonTitle) ]"
  }
}

// MARK: - Rows

extension CourseCell {
  private struct Part {
    let text: String
    /// What stays when the text is cut, where there is room for it.
    var tail = ""
    let style: Style

    func fitted(to width: Int, ellipsis: String) -> String {
      let room = width - tail.displayWidth
      return room < 12 || (text + tail).displayWidth <= width
        ? (text + tail).truncated(to: width, ellipsis: ellipsis)
        : text.truncated(to: room, ellipsis: ellipsis) + tail
    }
  }

  /// Draws a text and, at the end of its row, what belongs to it; the text is cut for it.
  private func draw(
    _ text: Part, ends: [Part], row: Int, on canvas: inout Canvas, in rect: Rect
  ) {
    let y = rect.minY + row
    var x = rect.maxX - 1
    for (index, end) in ends.enumerated().reversed() {
      x -= end.text.displayWidth
      canvas.write(end.text, at: Point(x: max(rect.minX + 2, x), y: y), style: end.style)
      x -= index == 0 ? 2 : 3
    }
    let fitted = text.fitted(
      to: max(0, x - rect.minX - 2), ellipsis: canvas.capabilities.ellipsis)
    canvas.write(fitted, at: Point(x: rect.minX + 2, y: y), style: text.style)
  }
}
