import Lessons
import Terminal
import TerminalUI

extension QuizScreen {
  var keyBindings: [KeyBinding] {
    if viewModel.draft != nil { return answeringBindings + [leave] }
    return viewModel.checked == nil ? [] : checkedBindings + [leave]
  }

  private var leave: KeyBinding {
    KeyBinding(.escape, title: words[.keyLeave], hint: .wayOut) { [viewModel] in
      viewModel.leaveRequested()
    }
  }

  private var answeringBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[enterTitle]) { [weak self] in self?.enterPressed() },
      KeyBinding(.backspace, title: words[.keyTakeBack]) { [weak self] in
        self?.backspacePressed()
      },
      KeyBinding(.tab, title: words[.keyHint]) { [viewModel] in viewModel.hintRequested() },
      KeyBinding(.control("s"), title: words[.keySkip], disabledReason: viewModel.reasonNotToSkip) {
        [viewModel] in viewModel.skipped()
      },
      KeyBinding(.space, title: words[.keyPlace], hint: .hidden) { [weak self] in
        self?.spacePressed()
      },
      KeyBinding([.left, .right, .up, .down], title: words[.keyMove], hint: .hidden) { _ in },
      KeyBinding(
        QuizCellMaker.labels.dropLast().map(Key.character), title: words[.keyPickByLabel],
        hint: .hidden
      ) { _ in },
      KeyBinding(
        [Key(.left, .shift), Key(.right, .shift)], title: words[.keyMoveBlock], hint: .hidden,
        disabledReason: movableBlock == nil ? words[.quizNoBlockToMove] : nil
      ) { [weak self] key in
        guard let self, let block = movableBlock else { return }
        viewModel.blockMoved(block, by: key.code == .left ? -1 : 1)
      },
      KeyBinding(.control("u"), title: words[.keyClear], hint: .hidden) { [viewModel] in
        viewModel.cleared()
      },
    ]
  }

  /// What Enter does now.
  private var enterTitle: TextKey {
    if !viewModel.typed.isEmpty { return .keyPlace }
    switch area {
    case .field: return .keyCheck
    case .bank: return bank.focusedItem.map(cells.isInBank) == true ? .keyPick : .keyCheck
    case .answer: return .keyGiveBack
    }
  }

  private var checkedBindings: [KeyBinding] {
    [
      KeyBinding(.enter, .space, title: words[.keyContinue]) { [viewModel] in
        viewModel.continueRequested()
      },
      KeyBinding(
        .character("="), title: words[viewModel.isOwnAnswer ? .keyUndoAccept : .keyAcceptMine],
        disabledReason: viewModel.reasonNotToAccept
      ) { [viewModel] in viewModel.ownAnswerToggled() },
      KeyBinding(
        Grade.allCases.map { Key.character(Character("\($0.rawValue)")) },
        title: words[.keyChangeGrade]
      ) { [viewModel] key in
        guard let digit = key.typedCharacter?.wholeNumberValue, let grade = Grade(rawValue: digit)
        else { return }
        viewModel.gradeChosen(grade)
      },
      KeyBinding(
        [.up, .down, .pageUp, .pageDown], title: words[.keyScroll], hint: .hidden
      ) { [feedbackScroll] key in
        if let move = FocusMove(key) { feedbackScroll.scroll(move) }
      },
    ]
  }
}
