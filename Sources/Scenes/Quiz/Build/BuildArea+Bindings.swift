import AppText
import Lessons
import Terminal
import TerminalUI

/// The commands there are while a sentence is built.
extension BuildArea {
  var mainBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[enterTitle], group: words[.helpAnswer]) { [weak self] in
        self?.enterPressed()
      },
      KeyBinding(.tab, title: words[.keyHint], group: words[.helpSentence]) { [viewModel] in
        viewModel.hintRequested()
      },
      KeyBinding(.backspace, title: words[.keyTakeBack], group: words[.helpAnswer]) {
        [weak self] in self?.backspacePressed()
      },
    ]
  }

  func moreBindings(besides taken: [KeyBinding]) -> [KeyBinding] {
    movingBindings + editingBindings
  }

  /// Escape drops the word that is typed first.
  var wayBack: KeyBinding? {
    guard !viewModel.typed.isEmpty else { return nil }
    return KeyBinding(
      .escape, title: words[.keyDropWord], group: words[.helpAnswer], hint: .wayOut
    ) { [viewModel] in
      viewModel.looseWordDropped()
    }
  }

  private var movingBindings: [KeyBinding] {
    let move: (Key) -> Void = { [weak self] key in
      if let move = FocusMove(key) { self?.move(move) }
    }
    let (answer, blocks) = (words[.helpAnswer], words[.helpBlocks])
    return [
      KeyBinding(.space, title: words[.keyPlace], group: answer, hint: .hidden) { [weak self] in
        self?.spacePressed()
      },
      KeyBinding(
        [.left, .right, .up, .down], title: words[.keyMove], group: blocks, hint: .hidden,
        action: move),
      KeyBinding(
        [.home], title: words[.keyToStart], group: answer, hint: .hidden, action: move),
      KeyBinding([.end], title: words[.keyToEnd], group: answer, hint: .hidden, action: move),
      KeyBinding(
        [.pageUp, .pageDown], title: words[.keyScroll], group: words[.helpSentence],
        hint: .hidden, action: move),
      KeyBinding(
        viewModel.context.settings.values.blockLabels.characters.map(Key.character),
        title: words[.keyPickByLabel], group: blocks, hint: .hidden
      ) { [weak self] key in
        guard let self, let label = key.typedCharacter,
          let block = cells.labels.block(labelled: label)
        else { return }
        choose(.block(block))
      },
    ]
  }

  private var editingBindings: [KeyBinding] {
    [
      KeyBinding(
        [Key(.left, .shift), Key(.right, .shift)], title: words[.keyMoveBlock],
        group: words[.helpAnswer], hint: .hidden,
        disabledReason: movableBlock == nil ? words[.quizNoBlockToMove] : nil
      ) { [weak self] key in self?.moveBlock(key) },
      KeyBinding(
        .control("u"), title: words[.keyClear], group: words[.helpAnswer], hint: .hidden
      ) { [viewModel] in viewModel.cleared() },
    ]
  }

  /// What Enter does now.
  private var enterTitle: Message {
    if !viewModel.filter.isEmpty { return .keyPlace }
    switch side {
    case .answer: return isFieldFocused ? .keyCheck : .keyGiveBack
    case .bank: return bank.focusedItem.map(cells.isInBank) == true ? .keyPick : .keyCheck
    }
  }
}
