import AppText
import Terminal
import TerminalUI

/// Asks for the address of a source, as a modal.
final class AddSourceScreen: Screen, ViewModelBindable {
  @Bound var viewModel: AddSourceViewModel
  private let words: Localization
  /// The rows for what is said about the address.
  private static let remarkHeight = 2

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { words[.addSourceTitle] }
  var isEditingText: Bool { true }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.addSourceAdd], disabledReason: viewModel.problem) {
        [viewModel] in viewModel.addRequested()
      },
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.cancelled()
      },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let width = min(available.width, 64)
    return Size(
      width: width, height: min(available.height, text(width: width).height + 1 + Self.remarkHeight)
    )
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let text = text(width: rect.width)
    text.draw(on: &canvas, in: rect)
    let row = Rect(x: rect.minX, y: rect.minY + text.height, width: rect.width, height: 1)
    viewModel.field.draw(
      on: &canvas, in: row, isFocused: true, style: Theme.accent.adding(.underline))
    let remark = Rect(x: rect.minX, y: row.maxY, width: rect.width, height: Self.remarkHeight)
    StyledText([StyledText.words(viewModel.remark ?? "", Theme.almost)], width: rect.width)
      .draw(on: &canvas, in: remark)
  }

  func handle(_ event: Event) -> Bool {
    viewModel.edited(by: event)
  }

  private func text(width: Int) -> StyledText {
    StyledText([StyledText.words(words[.addSourceBody], Theme.secondary)], width: width)
  }
}
