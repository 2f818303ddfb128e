import AppText
import Lessons
import Storage
import Terminal
import TerminalUI

/// Something to be done: its name and how much it is, below it what it is about and what Enter
/// does.
struct TodayCardCell: CollectionCell {
  let card: TodayCard
  /// Whether it is what comes next.
  var isNext = false
  /// The rows that what it is about may take.
  var detailRows = 1

  func size(fitting width: Int) -> Size {
    Size(width: width, height: lines(width: width, ellipsis: "").count)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let marks = Marks(canvas.capabilities)
    for (row, line) in lines(
      width: rect.width, ellipsis: canvas.capabilities.ellipsis
    ).enumerated() {
      let y = rect.minY + row
      if isNext {
        canvas.write(marks.bar, at: Point(x: rect.minX, y: y), style: style.tinted(.accent))
      }
      draw(line, in: Rect(x: rect.minX + 2, y: y, width: rect.width - 3, height: 1), style, &canvas)
    }
    if state.isFocused { canvas.cursor = Point(x: min(rect.minX + 2, rect.maxX - 1), y: rect.minY) }
    canvas.raise(rect)
  }

  /// A text with what stands at the end of its row.
  private struct Line {
    enum Weight { case title, detail }
    var text: String
    var weight: Weight
    var end = ""
    var hasBar = false
    var isEndButton = false
  }

  /// Where there is little room what stands beside the title goes below it.
  private func lines(width: Int, ellipsis: String) -> [Line] {
    let button = card.button.isEmpty ? "" : "[ \(card.button) ]"
    let hasEnd = !card.status.isEmpty || card.fraction != nil
    if width >= 60 {
      let title = Line(text: card.title, weight: .title, end: card.status, hasBar: hasEnd)
      guard !card.detail.isEmpty || !button.isEmpty else { return [title] }
      // What the button leaves, and the two columns before it.
      let columns = width - 3 - (button.isEmpty ? 0 : button.displayWidth + 2)
      let details = card.detail.fitted(
        into: Size(width: columns, height: detailRows), ellipsis: ellipsis)
      return [title] + details.dropLast().map { Line(text: $0, weight: .detail) } + [
        Line(
          text: details.last ?? card.detail, weight: .detail, end: button, isEndButton: true)
      ]
    }
    var lines = [Line(text: card.title, weight: .title)]
    if hasEnd || !button.isEmpty {
      lines.append(Line(text: card.status, weight: .detail, end: button, isEndButton: true))
    }
    if !card.detail.isEmpty { lines.append(Line(text: card.detail, weight: .detail)) }
    return lines
  }

  private func draw(_ line: Line, in row: Rect, _ style: Style, _ canvas: inout Canvas) {
    let ellipsis = canvas.capabilities.ellipsis
    let bar = line.hasBar ? bar(canvas.capabilities) : ""
    let end = [line.end, bar].filter { !$0.isEmpty }.joined(separator: "  ")
    let endWidth = end.isEmpty ? 0 : end.displayWidth + 2
    canvas.write(
      line.text.truncated(to: max(0, row.width - endWidth), ellipsis: ellipsis), at: row.origin,
      style: line.weight == .title ? style.adding(.bold) : style.adding(.dim))
    guard !end.isEmpty else { return }
    canvas.write(
      end.truncated(to: row.width, ellipsis: ellipsis),
      at: Point(x: max(row.minX, row.maxX - end.displayWidth), y: row.minY),
      style: line.isEndButton ? style.adding(.bold) : style.tinted(.accent))
  }

  private func bar(_ capabilities: TerminalCapabilities) -> String {
    guard let fraction = card.fraction else { return "" }
    let bar = ProgressBar(fraction: fraction)
    return "\(bar.text(width: 8, capabilities: capabilities)) \(bar.percentage)"
  }
}

/// Days in a row with the seven days of this week, each with a sign for what became of it.
struct StreakCell: CollectionCell {
  let words: TodayWords

  func size(fitting width: Int) -> Size {
    Size(width: width, height: words.freeze.isEmpty || width >= 60 ? 3 : 4)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let ellipsis = canvas.capabilities.ellipsis
    let row = rect.inset(by: EdgeInsets(left: 2, right: 1))
    canvas.write(
      words.streak.truncated(to: row.width, ellipsis: ellipsis), at: row.origin,
      style: Theme.title)
    StreakChart(week: words.figures.summary.streak.week, weekdays: words.words.weekdays)
      .draw(on: &canvas, in: row.inset(by: EdgeInsets(top: 1)))
    let freeze = words.freeze.truncated(to: row.width, ellipsis: ellipsis)
    let isBeside = rect.width >= 60
    let x = isBeside ? row.maxX - freeze.displayWidth : row.minX
    canvas.write(
      freeze, at: Point(x: x, y: rect.minY + (isBeside ? 0 : 3)), style: Theme.secondary)
    canvas.raise(rect)
  }
}

/// Reviews of the days that come, each day's name before its number.
struct AheadCell: CollectionCell {
  let words: TodayWords

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 3)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let row = rect.inset(by: EdgeInsets(left: 2, right: 1))
    canvas.write(
      words.words[.todayAhead].truncated(to: row.width, ellipsis: canvas.capabilities.ellipsis),
      at: row.origin, style: Theme.title)
    let names = words.ahead.map(\.day)
    for (index, day) in words.ahead.enumerated() {
      canvas.write(
        day.count > 999 ? "+" : String(day.count), underDay: names, index, in: row,
        style: day.count > 0 ? .plain : Theme.secondary)
    }
    canvas.raise(rect)
  }
}

extension Canvas {
  /// Writes the name of one of seven days in the second row of `rect`, and a text under its
  /// middle.
  fileprivate mutating func write(
    _ text: String, underDay names: [String], _ index: Int, in rect: Rect, style: Style
  ) {
    guard names.indices.contains(index) else { return }
    let width = names[index].displayWidth
    let x = rect.minX + index * (2 + (names.map(\.displayWidth).max() ?? 0))
    guard x + width <= rect.maxX else { return }
    write(names[index], at: Point(x: x, y: rect.minY + 1), style: Theme.secondary)
    let start = x + max(0, width - text.displayWidth) / 2
    write(text, at: Point(x: start, y: rect.minY + 2), style: style)
  }
}
