import AppText
import CourseLibrary
import Terminal
import TerminalUI

/// Shows everything that can be chosen: one view with several kinds of rows.
final class SettingsScreen: Screen, ViewModelBindable {
  @Bound var viewModel: SettingsViewModel
  private let context: AppContext
  private var parts = RootLayout(in: .zero)
  private lazy var list = CollectionView<SettingsSection, SettingsItem>(
    animator: context.animator
  ) { [weak self] in self?.cell($0) ?? MessageCell(kind: .empty, text: "") }

  init(context: AppContext) {
    self.context = context
  }

  func bindViewModel() {
    list.headerProvider = { [context] in SectionHeader(title: context.localization[$0.titleKey]) }
    list.didSelectItem = { [viewModel] in viewModel.itemChosen($0) }
    list.didFocusItem = { [weak list] item in
      // What the setting does takes rows below it.
      list?.invalidateLayout()
      list?.scrollToItem(item)
    }
  }

  private func cell(_ item: SettingsItem) -> any CollectionCell {
    SettingsCellMaker(viewModel: viewModel, focused: list.focusedItem).cell(item)
  }

  private var words: Localization { context.localization }
  private var head: RootHead { RootHead(.settings, words: words) }

  var title: String { words[.settingsTitle] }

  func updateProperties() {
    let snapshot = CollectionSnapshot(distinct: viewModel.sections.map { ($0.section, $0.items) })
    if snapshot.itemIdentifiers != list.snapshot.itemIdentifiers {
      list.apply(snapshot, animated: !list.snapshot.itemIdentifiers.isEmpty)
    }
    if list.focusedItem == nil, let first = snapshot.itemIdentifiers.first {
      list.focusItem(first)
    }
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(
        .enter, .space, title: words[enterTitle],
        hint: reasonNotToChoose == nil ? .command : .hidden, disabledReason: reasonNotToChoose
      ) { [list] in _ = list.selectFocusedItem() },
      KeyBinding(
        [.left, .right], title: words[.settingsAdjust],
        hint: reasonNotToAdjust == nil ? .command : .hidden, disabledReason: reasonNotToAdjust
      ) { [viewModel, list] key in
        if let item = list.focusedItem { viewModel.adjusted(item, by: key == .left ? -1 : 1) }
      },
      KeyBinding(.character("a"), title: words[.keyAddSource], hint: .hidden) { [viewModel] in
        viewModel.addSourceRequested()
      },
      KeyBinding(
        .character("d"), title: words[.keyRemoveSource], hint: isSource ? .command : .hidden,
        disabledReason: viewModel.reasonNotToRemove(list.focusedItem)
      ) { [viewModel, list] in viewModel.removeRequested(list.focusedItem) },
      .movement(inList: list, title: words[.keyMove]),
      KeyBinding(.character("q"), title: words[.keyQuit], hint: .wayOut) { [context] in
        context.quit()
      },
    ] + KeyBinding.roots(from: .settings, context: context)
  }

  private var isSource: Bool {
    if case .source? = list.focusedItem { true } else { false }
  }

  private var enterTitle: TextKey {
    switch list.focusedItem {
    case .addSource: .keyAddSource
    case .choice: .settingsOptions
    default: .settingsChange
    }
  }

  private var reasonNotToChoose: String? {
    switch list.focusedItem {
    case .toggle, .choice, .addSource: nil
    case .stepper: words[.settingsUseArrows]
    case .source, .about, .dataFolder, nil: words[.settingsNothingToChange]
    }
  }

  private var reasonNotToAdjust: String? {
    switch list.focusedItem {
    case .toggle, .choice, .stepper: nil
    case .addSource, .source, .about, .dataFolder, nil: words[.settingsNothingToChange]
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    parts = RootLayout(in: rect)
    parts.draw(head, on: &canvas)
    let body = parts.list.readable
    list.draw(on: &canvas, in: body)
    canvas.drawScrollMarks(of: list, besides: body.inset(by: EdgeInsets(right: 1)))
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    if let root = parts.root(pressedBy: mouse, in: head) {
      context.go(to: root)
      return true
    }
    return list.handle(mouse)
  }
}
