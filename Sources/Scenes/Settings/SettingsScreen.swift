import AppText
import CourseLibrary
import Terminal
import TerminalUI

/// Shows everything that can be chosen: one view with several kinds of rows.
final class SettingsScreen: Screen, ViewModelBindable {
  @Bound var viewModel: SettingsViewModel
  private let context: any DrawingContext
  private lazy var list = CollectionView<SettingsSection, SettingsItem>(
    animator: context.animator
  ) { [weak self] in self?.cell($0) ?? MessageCell(kind: .empty, text: "") }

  init(context: any DrawingContext) {
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

  func updateProperties() {
    let sections = viewModel.sections.map { ($0.section, $0.items) }
    list.show(CollectionSnapshot(distinct: sections))
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
      KeyBinding(
        .character("u"), title: words[.settingsFitUndo],
        hint: list.focusedItem == .fitting && viewModel.reasonNotToUndoFitting == nil
          ? .command : .hidden,
        disabledReason: viewModel.reasonNotToUndoFitting
      ) { [viewModel] in viewModel.fittingUndone() },
      KeyBinding(.character("a"), title: words[.keyAddSource], hint: .hidden) { [viewModel] in
        viewModel.addSourceRequested()
      },
      KeyBinding(
        .character("d"), title: words[.keyRemoveSource], hint: isSource ? .command : .hidden,
        disabledReason: viewModel.reasonNotToRemove(list.focusedItem)
      ) { [viewModel, list] in viewModel.removeRequested(list.focusedItem) },
      .movement(inList: list, title: words[.keyMove]),
    ]
  }

  private var isSource: Bool {
    if case .source? = list.focusedItem { true } else { false }
  }

  private var enterTitle: Message {
    switch list.focusedItem {
    case .addSource: .keyAddSource
    case .sync: .settingsExchange
    case .choice: .settingsOptions
    case .fitting: viewModel.fitting.percent == nil ? .settingsFitDo : .fitStop
    default: .settingsChange
    }
  }

  private var reasonNotToChoose: String? {
    switch list.focusedItem {
    case .toggle, .choice, .addSource, .fitting: nil
    case .sync: viewModel.sync.status == nil ? words[.settingsExplainSync] : nil
    case .stepper: words[.settingsUseArrows]
    case .source, .about, .dataFolder, .machine, nil: words[.settingsNothingToChange]
    }
  }

  private var reasonNotToAdjust: String? {
    switch list.focusedItem {
    case .toggle, .choice, .stepper: nil
    case .addSource, .source, .about, .dataFolder, .sync, .machine, .fitting, nil:
      words[.settingsNothingToChange]
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    list.drawAsList(on: &canvas, in: rect.readable)
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }
}
