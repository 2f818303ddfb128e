import Lessons
import Terminal

/// A year of study, a column a week and a row a weekday; of a year that does not fit, the end.
struct HeatMapChart: Chart {
  let map: HeatMap
  /// The names of the days, Monday first.
  let weekdays: [String]
  /// The names of the months, January first.
  let months: [String]
  /// What the lightest and the darkest mark mean.
  let legend: (less: String, more: String)

  /// What a place on the screen holds.
  private struct Grid {
    /// Where the first week stands.
    let x: Int
    /// The columns of a week: two make squares.
    let weekWidth: Int
    /// The weeks that fit.
    let weeks: Range<Int>
  }

  func height(fitting width: Int) -> Int { 9 }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let grid = grid(in: rect)
    drawMonths(grid, on: &canvas, in: rect)
    for (row, name) in weekdays.enumerated() {
      canvas.write(
        name, at: Point(x: rect.minX, y: rect.minY + 1 + row), style: Theme.secondary)
    }
    let marks = Marks(canvas.capabilities)
    for (column, week) in map.weeks[grid.weeks].enumerated() {
      for case (let row, let cell?) in week.enumerated() {
        let place = Point(x: grid.x + column * grid.weekWidth, y: rect.minY + 1 + row)
        draw(level: cell.level, marks, width: grid.weekWidth, at: place, on: &canvas)
      }
    }
    drawLegend(marks, on: &canvas, at: Point(x: grid.x, y: rect.minY + 8))
  }

  private func grid(in rect: Rect) -> Grid {
    let x = rect.minX + (weekdays.map(\.displayWidth).max() ?? 0) + 1
    let room = max(0, rect.maxX - x)
    let weekWidth = room >= 2 * map.weeks.count ? 2 : 1
    let count = min(map.weeks.count, room / weekWidth)
    return Grid(
      x: x, weekWidth: weekWidth, weeks: map.weeks.count - count..<map.weeks.count)
  }

  /// A name above the week a month begins in.
  private typealias MonthLabel = (name: String, x: Int)

  /// Names the months where they begin; by their numbers where names would touch each other.
  private func drawMonths(_ grid: Grid, on canvas: inout Canvas, in rect: Rect) {
    let begun = map.months.filter { grid.weeks.contains($0.column) }
    func labels(_ name: (Int) -> String) -> [MonthLabel] {
      begun.map { month in
        let column = month.column - grid.weeks.lowerBound
        return (name(month.month), grid.x + column * grid.weekWidth)
      }
    }
    let names = labels { months.indices.contains($0 - 1) ? months[$0 - 1] : "" }
    let shown = Self.areApart(names, until: rect.maxX) ? names : labels { String($0) }
    for label in shown where label.x + label.name.displayWidth <= rect.maxX {
      canvas.write(label.name, at: Point(x: label.x, y: rect.minY), style: Theme.secondary)
    }
  }

  /// Whether a blank at least is between any two labels, and all end in time.
  private static func areApart(_ labels: [MonthLabel], until end: Int) -> Bool {
    let ends = labels.map { $0.x + $0.name.displayWidth }
    return zip(ends, labels.dropFirst()).allSatisfy { $0 < $1.x } && ends.allSatisfy { $0 <= end }
  }

  private func draw(
    level: Int, _ marks: Marks, width: Int, at point: Point, on canvas: inout Canvas
  ) {
    let mark = marks.shade(level)
    // An empty day is a dot, however wide a week is.
    let text = level == 0 ? mark : String(repeating: mark, count: width)
    canvas.write(text, at: point, style: Theme.shade(level))
  }

  private func drawLegend(_ marks: Marks, on canvas: inout Canvas, at point: Point) {
    var x = point.x
    x += canvas.write(legend.less, at: point, style: Theme.secondary) + 1
    for level in 0...4 {
      let place = Point(x: x, y: point.y)
      x += canvas.write(marks.shade(level), at: place, style: Theme.shade(level)) + 1
    }
    canvas.write(legend.more, at: Point(x: x, y: point.y), style: Theme.secondary)
  }
}
