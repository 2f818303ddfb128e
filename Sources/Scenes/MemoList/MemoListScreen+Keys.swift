import AppText
import Lessons
import Terminal
import TerminalUI

extension MemoListScreen {
  var movement: KeyBinding { .movement(inList: list, title: words[.keyMove]) }

  var listBindings: [KeyBinding] { [open] + writing + changes + places + showAllBinding }

  private var places: [KeyBinding] {
    [
      filterBinding(.keySearch),
      KeyBinding(.character("T"), title: words[.keyTrash]) { [viewModel] in
        viewModel.trashRequested()
      },
      KeyBinding(.character("r"), title: words[.keyReload], hint: .hidden) { [viewModel] in
        viewModel.reading.reloadRequested()
      },
      movement,
    ]
  }

  private var open: KeyBinding {
    KeyBinding(
      .enter, .space, title: words[enterTitle],
      disabledReason: list.focusedItem == nil ? reasonForNothing : nil
    ) { [list] in _ = list.selectFocusedItem() }
  }

  private var enterTitle: Message {
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
      KeyBinding(
        .character("s"), title: words[.keyMakeSentence], hint: .hidden,
        disabledReason: memo == nil ? reasonForNothing : nil
      ) { [viewModel] in
        if let text = memo.flatMap({ viewModel.memos[$0] })?.text.string {
          viewModel.context.makeSentence(startingFrom: text)
        }
      },
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
    words[viewModel.reading.isLoading ? .memosIsLoading : .memosNothingChosen]
  }
}
