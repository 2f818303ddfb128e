import Lessons
import Terminal

/// The seven days of a week and what became of each.
struct StreakChart: Chart {
  let week: [Streak.DayState]
  /// The names of the days, Monday first.
  let weekdays: [String]

  func height(fitting width: Int) -> Int { 2 }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let width = 2 + (weekdays.map(\.displayWidth).max() ?? 0)
    let marks = Marks(canvas.capabilities)
    for (index, state) in week.enumerated() where weekdays.indices.contains(index) {
      let x = rect.minX + index * width
      canvas.write(weekdays[index], at: Point(x: x, y: rect.minY), style: Theme.secondary)
      let middle = x + (weekdays[index].displayWidth - 1) / 2
      canvas.write(
        marks.studyDay(state), at: Point(x: middle, y: rect.minY + 1), style: style(state))
    }
  }

  private func style(_ state: Streak.DayState) -> Style {
    switch state {
    case .studied: Theme.right
    case .frozen, .travelled: Theme.accent
    case .open: Theme.title
    case .missed, .ahead: Theme.secondary
    }
  }
}
