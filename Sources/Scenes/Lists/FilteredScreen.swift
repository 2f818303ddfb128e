import AppText
import Terminal
import TerminalUI

/// A screen with a list that is filtered by what the learner types.
///
/// While the filter is typed, letters are text and only a few keys are commands; the rest of the
/// time the screen has its own.
protocol FilteredScreen: AnyObject {
  /// What the list is filtered by.
  var filter: ListFilter { get }
  /// The words of the interface.
  var words: Localization { get }
  /// The keys that move through the list.
  var movement: KeyBinding { get }
  /// The commands while nothing is typed.
  var listBindings: [KeyBinding] { get }

  /// Takes the mouse; false when it is of no use.
  func handle(_ mouse: MouseEvent) -> Bool
}

extension FilteredScreen where Self: Screen {
  var isEditingText: Bool { filter.isTyped }

  var keyBindings: [KeyBinding] { filter.isTyped ? typingBindings : listBindings }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return handle(mouse) }
    return filter.edited(by: event)
  }

  /// The key that begins a filter.
  func filterBinding(_ title: Message = .keyFilter) -> KeyBinding {
    KeyBinding(.character("/"), title: words[title]) { [filter] in filter.requested() }
  }

  /// The way back to everything, where something is left out.
  var showAllBinding: [KeyBinding] { filter.isActive ? [showAll] : [] }

  private var typingBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyContinue]) { [filter] in filter.accepted() },
      movement, showAll,
    ]
  }

  private var showAll: KeyBinding {
    KeyBinding(.escape, title: words[.keyShowAll], hint: .wayOut) { [filter] in filter.cleared() }
  }
}

extension TextField {
  /// Draws the field behind the sign of a filter into one row; it has the caret.
  func drawFilter(on canvas: inout Canvas, in row: Rect, isFocused: Bool = true) {
    canvas.fill(row)
    canvas.write("/", at: Point(x: row.minX + 1, y: row.minY), style: Theme.accent)
    draw(on: &canvas, in: row.inset(by: EdgeInsets(left: 3, right: 1)), isFocused: isFocused)
  }
}
