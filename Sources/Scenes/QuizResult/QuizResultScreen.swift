import AppText
import Terminal
import TerminalUI

/// Shows what a session came to, as a modal.
final class QuizResultScreen: Screen, ViewModelBindable {
  @Bound var viewModel: QuizResultViewModel
  private let words: Localization
  private var frame = Rect.zero

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { viewModel.title }

  var keyBindings: [KeyBinding] {
    let viewModel = viewModel
    guard viewModel.buttons.count > 1 else {
      return [
        KeyBinding(.enter, .space, .escape, title: words[.keyContinue], action: viewModel.closed)
      ] + undo
    }
    return [
      KeyBinding(.enter, .space, title: words[.keyChoose]) {
        viewModel.chosen(viewModel.focusedButton)
      },
      KeyBinding(
        .left, .right, .tab, Key(.tab, .shift), title: words[.keyMove],
        action: viewModel.focusMoved),
    ] + undo + [
      KeyBinding(.escape, title: words[.keyClose], hint: .wayOut, action: viewModel.closed)
    ]
  }

  private var undo: [KeyBinding] {
    guard viewModel.canUndo else { return [] }
    return [
      KeyBinding(
        .character("u"), .control("r"), title: words[.keyUndoAnswer],
        action: viewModel.undoRequested)
    ]
  }

  /// The sentences of the session at a glance.
  private var outcomes: OutcomeRow { OutcomeRow(outcomes: viewModel.outcomes) }

  func preferredSize(fitting available: Size) -> Size {
    let dialog = dialog(width: available.width).size(fitting: available)
    let isRoomy = outcomes.columns <= available.width && dialog.height + 2 <= available.height
    return Size(
      width: max(dialog.width, isRoomy ? outcomes.columns : 0),
      height: dialog.height + (isRoomy ? 2 : 0))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let dialog = dialog(width: rect.width)
    let isRoomy = dialog.size(fitting: rect.size).height + 2 <= rect.height
    frame = rect.inset(by: EdgeInsets(top: isRoomy ? 2 : 0))
    if isRoomy { outcomes.draw(on: &canvas, in: rect) }
    dialog.draw(on: &canvas, in: frame)
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event, mouse.action == .press,
      let button = dialog(width: frame.width).button(at: mouse.position, in: frame)
    else { return false }
    viewModel.chosen(button)
    return true
  }

  private func dialog(width: Int) -> Dialog {
    let lines = countLines(width: min(width, 60)) + viewModel.lines
    return Dialog(
      message: lines.joined(separator: "\n"), buttons: viewModel.buttons,
      focusedButton: viewModel.focusedButton)
  }

  /// The counts, as many in a line as fit.
  private func countLines(width: Int) -> [String] {
    viewModel.counts.reduce(into: []) { lines, count in
      let longer = lines.last.map { $0 + "   " + count }
      if let longer, longer.displayWidth <= width {
        lines[lines.endIndex - 1] = longer
      } else {
        lines.append(count)
      }
    }
  }
}
