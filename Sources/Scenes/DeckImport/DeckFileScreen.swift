import AppText
import Terminal
import TerminalUI

/// Asks for the file to import, as a modal: a path, and below it what is there.
final class DeckFileScreen: Screen, ViewModelBindable {
  @Bound var viewModel: DeckFileViewModel
  private let words: Localization
  /// Entries that are seen at once, where there is room.
  private static let rowCount = 8

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { words[.importTitle] }
  var isEditingText: Bool { true }

  var keyBindings: [KeyBinding] {
    let viewModel = viewModel
    let nothing = viewModel.entries.isEmpty ? words[.importNothingThere] : nil
    return [
      KeyBinding(.enter, title: words[.keyChoose]) { viewModel.chosen() },
      KeyBinding([.up, .down], title: words[.keyMove], hint: .hidden) {
        viewModel.focusMoved(by: $0 == .up ? -1 : 1)
      },
      KeyBinding(.tab, title: words[.importComplete], disabledReason: nothing) {
        viewModel.completed()
      },
      KeyBinding(.control("f"), title: words[.importFolder], hint: .hidden) {
        viewModel.folderChosen()
      },
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { viewModel.cancelled() },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let width = min(available.width, 72)
    let height = text(width: width).height + 2 + Self.rowCount
    return Size(width: width, height: min(available.height, height))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let text = text(width: rect.width)
    text.draw(on: &canvas, in: rect)
    let row = Rect(x: rect.minX, y: rect.minY + text.height, width: rect.width, height: 1)
    drawEntries(on: &canvas, in: rect.inset(by: EdgeInsets(top: text.height + 2)))
    viewModel.field.draw(
      on: &canvas, in: row, isFocused: true, style: Theme.accent.adding(.underline))
  }

  private func drawEntries(on canvas: inout Canvas, in rect: Rect) {
    let entries = viewModel.entries
    let first = max(0, min(viewModel.focused - rect.height / 2, entries.count - rect.height))
    for (row, index) in (first..<min(first + rect.height, entries.count)).enumerated() {
      let entry = entries[index]
      let style =
        index == viewModel.focused ? Theme.focus : entry.isFolder ? Theme.accent : .plain
      let place = Rect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1)
      canvas.fill(place, style: style)
      canvas.write(
        entry.name.printable.truncated(
          to: max(0, rect.width - 2), ellipsis: canvas.capabilities.ellipsis),
        at: Point(x: rect.minX + 1, y: place.minY), style: style)
    }
    canvas.drawScrollMarks(
      besides: rect.inset(by: EdgeInsets(right: 1)), isMoreAbove: first > 0,
      isMoreBelow: first + rect.height < entries.count)
  }

  func handle(_ event: Event) -> Bool {
    viewModel.edited(by: event)
  }

  private func text(width: Int) -> StyledText {
    StyledText([StyledText.words(words[.importBody], Theme.secondary)], width: width)
  }
}
