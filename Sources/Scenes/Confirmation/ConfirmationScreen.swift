import Terminal
import TerminalUI

/// The modal of a `Confirmation`: the question over its answers as buttons.
final class ConfirmationScreen: Screen, ViewModelBindable {
  @Bound var viewModel: Confirmation
  private var rect = Rect.zero

  /// A screen still to be bound.
  init() {}

  func bindViewModel() {}

  var title: String { viewModel.title }

  var keyBindings: [KeyBinding] {
    let viewModel = viewModel
    let titles = viewModel.commandTitles
    let direct = viewModel.choices.enumerated().compactMap { index, choice in
      choice.key.map { key in
        KeyBinding(key, title: choice.title) { viewModel.chosen(index) }
      }
    }
    return [
      KeyBinding(.enter, .space, title: titles.choose) {
        viewModel.chosen(viewModel.focusedChoice)
      },
      KeyBinding([.left, .right], title: titles.move) {
        viewModel.focusMoved(by: $0 == .left ? -1 : 1)
      },
      KeyBinding([.tab, Key(.tab, .shift)], title: titles.move, hint: .hidden) {
        viewModel.focusMoved(by: $0 == .tab ? 1 : -1)
      },
    ] + direct + [
      KeyBinding(.escape, title: titles.cancel, hint: .wayOut, action: viewModel.cancel)
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    dialog.size(fitting: available)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    self.rect = rect
    dialog.draw(on: &canvas, in: rect)
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event, mouse.action == .press,
      let index = dialog.button(at: mouse.position, in: rect)
    else { return false }
    viewModel.chosen(index)
    return true
  }

  private var dialog: Dialog {
    Dialog(
      message: viewModel.message, buttons: viewModel.choices.map(\.title),
      focusedButton: viewModel.focusedChoice)
  }
}
