import AppText
import Decks
import Terminal
import TerminalUI

/// Shows a deck before and after it is imported, as a modal.
final class DeckImportScreen: Screen, ViewModelBindable {
  @Bound var viewModel: DeckImportViewModel
  private let words: Localization
  private let animator: Animator
  private var content = DeckImportContent()
  /// The rows of all there was to see so far.
  private var tallest = 8
  private lazy var list = CollectionView<Int, DeckImportContent.Item>(animator: animator) {
    [weak self] in self?.cell($0) ?? MessageCell(kind: .empty, text: "")
  }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {}

  func didAppear() {
    viewModel.appeared()
  }

  var title: String { words[.importTitle] }

  func updateProperties() {
    // What stands there is left in place while other fields are tried.
    guard let content = DeckImportContent(viewModel, words) else { return }
    self.content = content
    list.show(CollectionSnapshot(distinct: [(0, content.items)]), animated: false)
    list.invalidateLayout()
  }

  private func cell(_ item: DeckImportContent.Item) -> any CollectionCell {
    switch item {
    case .line(let index): DeckLineCell(text: content.lines[index])
    case .side(let index, let side):
      SettingCell(content.choices[index], side, content.choices.count == 1, words)
    }
  }

  // MARK: - Keys

  var keyBindings: [KeyBinding] {
    commands + [
      .movement(inList: list, title: words[.keyMove]),
      KeyBinding(.escape, title: words[wayOut], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      },
    ]
  }

  private var wayOut: Message {
    if case .reading = viewModel.state { .importCancel } else { .keyClose }
  }

  private var commands: [KeyBinding] {
    switch viewModel.state {
    case .reading, .keeping, .undoing, .refused: []
    case .preview(let report): [importing(report), choosing]
    case .done(let report):
      [
        KeyBinding(
          .character("u"), title: words[.importUndo],
          disabledReason: report.undoID == nil ? words[.deckNothingNew] : nil
        ) { [viewModel] in viewModel.undoRequested() },
        KeyBinding(.enter, title: words[.keyClose], hint: .hidden) { [viewModel] in
          viewModel.closed()
        },
      ]
    }
  }

  private func importing(_ report: DeckReport) -> KeyBinding {
    KeyBinding(
      .enter, title: words[.importDo],
      disabledReason: report.courses.isEmpty ? words[.importNothing] : nil
    ) { [viewModel] in viewModel.importRequested() }
  }

  private var choosing: KeyBinding {
    let focused = focusedSide
    return KeyBinding(
      [.left, .right], title: words[.importOtherField],
      hint: focused == nil ? .hidden : .command,
      disabledReason: focused == nil ? words[.importNoField] : nil
    ) { [viewModel] key in
      guard let (choice, side) = focused else { return }
      viewModel.fieldMoved(side, of: choice, by: key == .left ? -1 : 1)
    }
  }

  private var focusedSide: (FieldChoice, DeckImportViewModel.Side)? {
    guard case .side(let index, let side)? = list.focusedItem else { return nil }
    return (content.choices[index], side)
  }

  // MARK: - Drawing

  func preferredSize(fitting available: Size) -> Size {
    let width = min(available.width, 76)
    // What a choice makes shorter leaves its room free: nothing jumps.
    tallest = max(tallest, list.contentHeight(fitting: width))
    return Size(width: width, height: min(available.height, tallest))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    if let progress = DeckProgress(viewModel.state, isFirst: content.items.isEmpty, words) {
      return progress.draw(on: &canvas, in: rect)
    }
    list.draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: list, besides: rect.inset(by: EdgeInsets(right: 1)))
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }
}

extension SettingCell {
  /// The field that is taken for a side of a kind of note, with others to both sides.
  fileprivate init(
    _ choice: FieldChoice, _ side: DeckImportViewModel.Side, _ isOnlyKind: Bool,
    _ words: Localization
  ) {
    let titles = [words[.importPrompt], words[.importAnswer]].map { title in
      isOnlyKind || choice.kind.isEmpty ? title : "\(title) (\(choice.kind.printable))"
    }
    self.init(
      title: titles[side == .prompt ? 0 : 1],
      accessory: .value(
        (side == .prompt ? choice.prompt : choice.answer).printable, hasPrevious: true,
        hasNext: true))
    titleColumns = titles.map(\.displayWidth).max() ?? 0
  }
}
