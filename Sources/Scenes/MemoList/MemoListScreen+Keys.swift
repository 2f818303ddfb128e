import AppText
import Lessons
import Terminal
import TerminalUI

extension MemoListScreen {
  var bindings: [KeyBinding] {
    viewModel.filterField == nil ? listBindings : filterBindings
  }

  /// While the search is typed, letters are text.
  private var filterBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyContinue]) { [viewModel] in viewModel.filterAccepted() },
      .movement(inList: list, title: words[.keyMove]),
      KeyBinding(.escape, title: words[.keyShowAll], hint: .wayOut) { [viewModel] in
        viewModel.filterCleared()
      },
    ]
  }

  private var listBindings: [KeyBinding] {
    let roots = KeyBinding.roots(from: .memos, context: viewModel.context)
    return [open] + writing + changes + places + escape + [quit] + roots
  }

  private var places: [KeyBinding] {
    [
      KeyBinding(.character("/"), title: words[.keySearch]) { [viewModel] in
        viewModel.filterRequested()
      },
      KeyBinding(.character("T"), title: words[.keyTrash]) { [viewModel] in
        viewModel.trashRequested()
      },
      KeyBinding(.character("r"), title: words[.keyReload], hint: .hidden) { [viewModel] in
        viewModel.reloadRequested()
      },
      .movement(inList: list, title: words[.keyMove]),
    ]
  }

  private var quit: KeyBinding {
    KeyBinding(.character("q"), title: words[.keyQuit], hint: .wayOut) { [viewModel] in
      viewModel.quitRequested()
    }
  }

  private var open: KeyBinding {
    KeyBinding(
      .enter, .space, title: words[enterTitle],
      disabledReason: list.focusedItem == nil ? reasonForNothing : nil
    ) { [list] in _ = list.selectFocusedItem() }
  }

  private var enterTitle: TextKey {
    switch list.focusedItem {
    case .failure: .keyRetry
    case .draft: .keyWriteOn
    default: .keyOpen
    }
  }

  /// What leads to the editor.
  private var writing: [KeyBinding] {
    let item = list.focusedItem
    let memo = item?.memo
    return [
      KeyBinding(.character("n"), title: words[.keyNewMemo]) { [viewModel] in
        viewModel.newRequested()
      },
      KeyBinding(
        .character("e"), title: words[.keyEditMemo],
        disabledReason: memo == nil && item?.draft == nil ? reasonForNothing : nil
      ) { [viewModel] in viewModel.editRequested(item) },
      KeyBinding(
        .character("E"), title: words[.keyEditOutside], hint: .hidden,
        disabledReason: memo == nil ? reasonForNothing : nil
      ) { [viewModel] in if let memo { viewModel.outsideEditRequested(memo) } },
    ]
  }

  /// What is done with the focused memo, or a draft.
  private var changes: [KeyBinding] {
    let item = list.focusedItem
    let memo = item?.memo
    let isPinned = memo.flatMap { viewModel.memos[$0] }?.isPinned == true
    let reason = memo == nil ? reasonForNothing : nil
    let isOnDraft = item?.draft != nil
    return [
      KeyBinding(
        .character("d"), title: words[isOnDraft ? .keyDiscard : .keyDelete],
        disabledReason: isOnDraft ? nil : reason
      ) { [viewModel] in viewModel.removalRequested(of: item) },
      KeyBinding(
        .character("u"), title: words[.keyUndoDelete],
        hint: viewModel.undoable.isEmpty ? .hidden : .essential,
        disabledReason: viewModel.undoable.isEmpty ? words[.memosNothingToUndo] : nil
      ) { [viewModel] in viewModel.undoRequested() },
      KeyBinding(
        .character("p"), title: words[isPinned ? .keyUnpin : .keyPin],
        hint: isOnDraft ? .hidden : .command, disabledReason: reason
      ) { [viewModel] in if let memo { viewModel.pinRequested(memo) } },
    ]
  }

  private var reasonForNothing: String {
    words[viewModel.state == .loading ? .memosIsLoading : .memosNothingChosen]
  }

  /// Where the search can be given up.
  private var escape: [KeyBinding] {
    guard viewModel.isFiltered else { return [] }
    return [
      KeyBinding(.escape, title: words[.keyShowAll], hint: .wayOut) { [viewModel] in
        viewModel.filterCleared()
      }
    ]
  }
}
