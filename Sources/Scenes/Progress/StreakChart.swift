import AppText
import Lessons
import Terminal

/// The seven days of a week and what became of each.
struct StreakChart: Chart {
  let week: [Streak.DayState]
  /// The names of the days, Monday first.
  let weekdays: [String]
  /// What the signs mean, below them; nil where that is not told.
  var legend: SignLegend?

  func height(fitting width: Int) -> Int { 2 + (legend?.height(fitting: width) ?? 0) }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let width = 2 + (weekdays.map(\.displayWidth).max() ?? 0)
    let marks = Marks(canvas.capabilities)
    for (index, state) in week.enumerated() where weekdays.indices.contains(index) {
      let x = rect.minX + index * width
      canvas.write(weekdays[index], at: Point(x: x, y: rect.minY), style: Theme.secondary)
      let middle = x + (weekdays[index].displayWidth - 1) / 2
      canvas.write(
        marks.studyDay(state), at: Point(x: middle, y: rect.minY + 1), style: state.style)
    }
    legend?.draw(on: &canvas, in: rect.inset(by: EdgeInsets(top: 2)))
  }
}

extension SignLegend {
  /// What the signs of these days mean, each told once.
  init(_ days: [Streak.DayState], _ words: Localization) {
    entries = Streak.DayState.allCases.filter(days.contains).map { state in
      Entry(sign: { $0.studyDay(state) }, style: state.style, meaning: words[.meaning(of: state)])
    }
  }
}

extension Streak.DayState {
  /// How its sign is drawn.
  var style: Style {
    switch self {
    case .studied: Theme.right
    case .frozen, .travelled: Theme.accent
    case .open: Theme.title
    case .missed, .before, .ahead: Theme.secondary
    }
  }
}

extension Message {
  /// What became of a day.
  static func meaning(of state: Streak.DayState) -> Message {
    switch state {
    case .studied: .dayStudied
    case .frozen: .dayFrozen
    case .travelled: .dayTravelled
    case .missed: .dayMissed
    case .before: .dayBefore
    case .open: .dayOpen
    case .ahead: .dayAhead
    }
  }
}
