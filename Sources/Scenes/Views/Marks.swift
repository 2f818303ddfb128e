import Lessons
import Terminal

/// The signs that stand beside a state, so that colour never tells it alone.
struct Marks {
  private let isASCIIOnly: Bool

  /// The signs a terminal can show.
  init(_ capabilities: TerminalCapabilities) {
    isASCIIOnly = capabilities.isASCIIOnly
  }

  var right: String { isASCIIOnly ? "+" : "✓" }
  var almost: String { isASCIIOnly ? "~" : "≈" }
  var wrong: String { isASCIIOnly ? "x" : "✗" }
  var next: String { isASCIIOnly ? ">" : "▸" }
  var bar: String { isASCIIOnly ? "|" : "▌" }
  var previousValue: String { isASCIIOnly ? "<" : "◂" }
  var nextValue: String { isASCIIOnly ? ">" : "▸" }
  var loading: String { isASCIIOnly ? "*" : "◌" }

  /// What became of a day; no two look alike.
  func studyDay(_ state: Streak.DayState) -> String {
    switch state {
    case .studied: right
    case .frozen: "*"
    case .travelled: next
    case .missed: wrong
    case .open: "?"
    case .before: "-"
    case .ahead: shade(0)
    }
  }

  /// A mark with the more ink the higher a level is, from 0 to 4.
  func shade(_ level: Int) -> String {
    let shades = isASCIIOnly ? [".", ":", "+", "*", "#"] : ["·", "░", "▒", "▓", "█"]
    return shades[min(max(level, 0), shades.count - 1)]
  }

  /// More above, more below, or both, in a place that shows only a part.
  func more(isAbove: Bool, isBelow: Bool) -> String? {
    switch (isAbove, isBelow) {
    case (true, true): isASCIIOnly ? "|" : "↕"
    case (true, false): isASCIIOnly ? "^" : "↑"
    case (false, true): isASCIIOnly ? "v" : "↓"
    case (false, false): nil
    }
  }
}
