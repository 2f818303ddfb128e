import Lessons
import Terminal
import TerminalUI

/// The commands there are, as data for the hint bar and the help.
extension QuizScreen {
  var keyBindings: [KeyBinding] {
    if viewModel.draft != nil {
      return mainBindings + movingBindings + editingBindings + [undo, leave]
    }
    if viewModel.typedDraft != nil { return writingBindings + [undo, leave] }
    return viewModel.checked == nil ? [] : checkedBindings + [leave]
  }

  private var leave: KeyBinding {
    if !viewModel.typed.isEmpty {
      return KeyBinding(.escape, title: words[.keyDropWord], hint: .wayOut) { [viewModel] in
        viewModel.typedWordDropped()
      }
    }
    return KeyBinding(.escape, title: words[.keyLeave], hint: .wayOut) { [viewModel] in
      viewModel.leaveRequested()
    }
  }

  // MARK: While a sentence is answered

  private var mainBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[enterTitle]) { [weak self] in self?.enterPressed() },
      KeyBinding(.tab, title: words[.keyHint]) { [viewModel] in viewModel.hintRequested() },
      KeyBinding(.backspace, title: words[.keyTakeBack]) { [weak self] in
        self?.backspacePressed()
      },
      skip, memo,
    ]
  }

  var skip: KeyBinding {
    KeyBinding(.control("s"), title: words[.keySkip], disabledReason: viewModel.reasonNotToSkip) {
      [viewModel] in viewModel.skipped()
    }
  }

  private var movingBindings: [KeyBinding] {
    let move: (Key) -> Void = { [weak self] key in
      if let move = FocusMove(key) { self?.move(move) }
    }
    return [
      KeyBinding(.space, title: words[.keyPlace], hint: .hidden) { [weak self] in
        self?.spacePressed()
      },
      KeyBinding(
        [.left, .right, .up, .down], title: words[.keyMove], hint: .hidden, action: move),
      KeyBinding([.home], title: words[.keyToStart], hint: .hidden, action: move),
      KeyBinding([.end], title: words[.keyToEnd], hint: .hidden, action: move),
      KeyBinding([.pageUp, .pageDown], title: words[.keyScroll], hint: .hidden, action: move),
      KeyBinding(
        viewModel.context.settings.values.blockLabels.characters.map(Key.character),
        title: words[.keyPickByLabel], hint: .hidden
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
        [Key(.left, .shift), Key(.right, .shift)], title: words[.keyMoveBlock], hint: .hidden,
        disabledReason: movableBlock == nil ? words[.quizNoBlockToMove] : nil
      ) { [weak self] key in self?.moveBlock(key) },
      KeyBinding(.control("u"), title: words[.keyClear], hint: .hidden) { [viewModel] in
        viewModel.cleared()
      },
    ]
  }

  /// What Enter does now.
  private var enterTitle: TextKey {
    if !viewModel.filter.isEmpty { return .keyPlace }
    switch area {
    case .answer: return isFieldFocused ? .keyCheck : .keyGiveBack
    case .bank: return bank.focusedItem.map(cells.isInBank) == true ? .keyPick : .keyCheck
    }
  }

  /// The last answer undone; a letter does it only after the check, where none is text.
  var undo: KeyBinding {
    let isChecked = viewModel.checked != nil
    return KeyBinding(
      isChecked ? [.character("u"), .control("r")] : [.control("r")], title: words[.keyUndoAnswer],
      hint: viewModel.canUndo ? .command : .hidden,
      disabledReason: viewModel.canUndo
        ? viewModel.reasonNotToUndo : words[.reviewNothingToUndo]
    ) { [viewModel] _ in viewModel.undoRequested() }
  }

  var memo: KeyBinding {
    KeyBinding(.control("n"), title: words[.keyMemo]) { [viewModel] in viewModel.memoRequested() }
  }

  // MARK: After the check

  /// Takes another grade, and scrolls to where it is seen.
  private func choose(_ grade: Grade) {
    viewModel.gradeChosen(grade)
    let width = QuizLayout.textWidth(in: Rect(origin: .zero, size: size))
    let rows = viewModel.feedback?.gradeRows(marks: Marks(TerminalCapabilities()), width: width)
    if let rows { feedbackScroll.reveal(rows) }
  }

  private var memos: [KeyBinding] {
    let count = viewModel.memos.count
    guard count > 0 else { return [] }
    return [
      KeyBinding(.character("m"), title: words.count(.memos, count)) { [viewModel] in
        viewModel.memosRequested()
      }
    ]
  }

  private var speech: KeyBinding {
    KeyBinding(
      .control("p"), title: words[.keySpeak],
      hint: viewModel.reasonNotToSpeak == nil ? .command : .hidden,
      disabledReason: viewModel.reasonNotToSpeak
    ) { [viewModel] in viewModel.speechRequested() }
  }

  private var checkedBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: words[.keyContinue]) { [viewModel] in
        viewModel.continueRequested()
      },
      KeyBinding(
        .character("="), title: words[viewModel.isOwnAnswer ? .keyUndoAccept : .keyAcceptMine],
        hint: viewModel.reasonNotToAccept == nil ? .command : .hidden,
        disabledReason: viewModel.reasonNotToAccept
      ) { [viewModel] in viewModel.ownAnswerToggled() },
      speech, memo,
      // The digits stand beside the grades: a hint to click on could only mean one of them.
      KeyBinding(
        Grade.allCases.map { Key.character(Character("\($0.rawValue)")) },
        title: words[.keyChangeGrade], hint: .hidden
      ) { [weak self] key in
        guard let digit = key.typedCharacter?.wholeNumberValue, let grade = Grade(rawValue: digit)
        else { return }
        self?.choose(grade)
      },
      KeyBinding(
        [.up, .down, .pageUp, .pageDown], title: words[.keyScroll], hint: .hidden
      ) { [feedbackScroll] key in
        if let move = FocusMove(key) { feedbackScroll.scroll(move) }
      },
    ] + memos + [undo]
  }
}
