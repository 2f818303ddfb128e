import AppText
import Lessons
import Terminal
import TerminalUI

/// What a course is about.
struct CourseAboutCell: CollectionCell {
  let viewModel: CourseDetailViewModel

  func size(fitting width: Int) -> Size {
    Size(width: width, height: text(width: width).height + 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    text(width: rect.width).draw(on: &canvas, in: rect.inset(by: EdgeInsets(left: 1, right: 1)))
  }

  private func text(width: Int) -> StyledText {
    let course = viewModel.course
    let words = viewModel.context.localization
    let facts = [
      course.property, viewModel.languages, words.count(.days, course.totalDays),
      words.count(.sentences, course.sentences.count),
    ]
    let paragraphs = [
      StyledText.words(course.title, Theme.title),
      StyledText.words(course.description, .plain),
      StyledText.words(
        facts.filter { !$0.isEmpty }.joined(separator: words[.listSeparator]), Theme.secondary),
      StyledText.words(viewModel.staleness.map { "! \($0)" } ?? "", Theme.almost),
    ]
    return StyledText(paragraphs.filter { !$0.isEmpty }, width: width - 2)
  }
}

/// A button in a list.
struct ActionCell: CollectionCell {
  let title: String

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 2)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus.adding(.bold) : Theme.title
    canvas.write("[ \(title) ]", at: Point(x: rect.minX + 1, y: rect.minY), style: style)
  }
}

/// A day of a course: number, title, and how much of it is done.
struct DayCell: CollectionCell {
  let day: CourseDetailViewModel.Day
  /// The digits of the last day's number, so that titles stand below each other.
  let digits: Int
  let words: Localization

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let statusX = max(rect.minX, rect.maxX - 1 - status.displayWidth)
    canvas.write(
      mark(Marks(canvas.capabilities)), at: Point(x: rect.minX + 1, y: rect.minY),
      style: style.tinted(day.state == .done ? .good : .accent))
    canvas.write(
      name.truncated(to: statusX - rect.minX - 5, ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: rect.minX + 3, y: rect.minY),
      style: day.state == .next ? style.adding(.bold) : style)
    canvas.write(status, at: Point(x: statusX, y: rect.minY), style: style.adding(.dim))
  }

  private func mark(_ marks: Marks) -> String {
    switch day.state {
    case .done: marks.right
    case .next: marks.next
    case .open: " "
    }
  }

  private var name: String {
    let number = String(day.number)
    let padded = String(repeating: " ", count: max(0, digits - number.count)) + number
    return [words[.detailDay(day: padded)], day.title].compactMap(\.self)
      .joined(separator: "  ")
  }

  private var status: String {
    switch day.state {
    case .done: words[.detailDayDone]
    case .next where day.done == 0: words[.detailNext]
    case .next, .open:
      day.done > 0
        ? words[.detailSentencesDone(done: day.done, total: day.total)]
        : words.count(.sentences, day.total)
    }
  }
}
