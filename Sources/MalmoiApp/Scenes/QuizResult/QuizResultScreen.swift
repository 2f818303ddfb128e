import Terminal
import TerminalUI

/// Shows what a sitting came to, as a modal.
final class QuizResultScreen: Screen, ViewModelBindable {
  @Bound var viewModel: QuizResultViewModel
  private let words: Localization
  private var frame = Rect.zero

  init(context: AppContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { viewModel.title }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, .escape, title: words[.keyContinue]) { [viewModel] in
        viewModel.continueRequested()
      }
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    dialog.size(fitting: available)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    frame = rect
    dialog.draw(on: &canvas, in: rect)
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event, mouse.action == .press,
      dialog.button(at: mouse.position, in: frame) != nil
    else { return false }
    viewModel.continueRequested()
    return true
  }

  private var dialog: Dialog {
    Dialog(
      message: viewModel.lines.joined(separator: "\n"), buttons: [words[.resultContinue]])
  }
}
