import Lessons
import Terminal
import TerminalUI

/// Moving over bank and answer, and what is done with the block that has the focus.
extension BuildArea {
  // MARK: Moving

  func move(_ move: FocusMove) {
    switch side {
    case .answer: moveInAnswer(move)
    case .bank: moveInBank(move)
    }
  }

  private func moveInAnswer(_ move: FocusMove) {
    switch move {
    case .left: step(by: -forward)
    case .right: step(by: forward)
    case .lineStart where isFieldFocused: viewModel.gapChosen(0)
    case .lineEnd where isFieldFocused: viewModel.gapChosen(viewModel.draft?.selected.count ?? 0)
    case .pageUp, .pageDown: scrollPrompt(move)
    case .up, .down, .lineStart, .lineEnd:
      if !answer.moveFocus(move), move == .down { leaveForBank() }
    }
  }

  private func moveInBank(_ move: FocusMove) {
    guard !bank.moveFocus(move) else { return }
    switch move {
    case .up: leaveForAnswer()
    case .down: focusField()
    case .left, .right, .lineStart, .lineEnd, .pageUp, .pageDown: break
    }
  }

  /// One place on in reading order, over the ends of lines; past the first or last block to the
  /// gap there.
  private func step(by offset: Int) {
    let items = answer.snapshot.itemIdentifiers
    guard let focused = answer.focusedItem, let index = items.firstIndex(of: focused) else {
      return focusField()
    }
    if items.indices.contains(index + offset) {
      answer.focusItem(items[index + offset])
    } else if focused != .field {
      viewModel.gapChosen(offset < 0 ? 0 : items.count)
      focusField()
    }
  }

  /// One place to the right on the screen, counted in reading order.
  private var forward: Int { viewModel.quiz.isRightToLeft ? -1 : 1 }

  private func leaveForBank() {
    let column = answer.focusColumn ?? answer.frame.minX
    chooseGapAfterFocus()
    if bank.enterFocus(from: .down, column: column) { side = .bank } else { focusField() }
  }

  private func leaveForAnswer() {
    let column = bank.focusColumn ?? bank.frame.minX
    if answer.enterFocus(from: .up, column: column) { side = .answer }
  }

  // MARK: The focused block

  /// The block that has the focus in one of them; nil when keys go elsewhere.
  func focusedBlock(in side: Side) -> WordBlock.ID? {
    guard side == self.side else { return nil }
    let item = side == .answer ? answer.focusedItem : bank.focusedItem
    guard case .block(let id)? = item else { return nil }
    return id
  }

  /// Picks the focused block or gives it back; false when there is none.
  @discardableResult
  func chooseFocused() -> Bool {
    switch side {
    case .answer:
      return focusedBlock(in: .answer) != nil && answer.selectFocusedItem()
    case .bank:
      guard let item = bank.focusedItem, cells.isInBank(item) else { return false }
      return bank.selectItem(item)
    }
  }

  /// Picks a block of the bank, which goes in after the focused block of the answer, the next one
  /// after that; or gives one of the answer back.
  func choose(_ item: QuizItemID) {
    guard case .block(let id) = item, let draft = viewModel.draft else { return }
    if side == .answer, !draft.isPlaced(id) { goToField() }
    viewModel.blockChosen(id)
  }

  /// The next block goes in after the block of the answer that has the focus.
  func chooseGapAfterFocus() {
    guard let block = focusedBlock(in: .answer),
      let index = viewModel.draft?.selected.firstIndex(of: block)
    else { return }
    viewModel.gapChosen(index + 1)
  }

  /// Backspace: a letter that is typed goes first, then the focused block of the answer, else the
  /// one before the caret.
  func backspacePressed() {
    if viewModel.typed.isEmpty { chooseGapAfterFocus() }
    viewModel.backspacePressed()
  }

  /// The block that Shift with an arrow moves: the focused one, else the one before the caret.
  var movableBlock: WordBlock.ID? {
    guard let draft = viewModel.draft else { return nil }
    if let focused = focusedBlock(in: .answer) { return focused }
    return draft.insertionPoint > 0 ? draft.selected[draft.insertionPoint - 1] : nil
  }

  func moveBlock(_ key: Key) {
    guard let block = movableBlock else { return }
    viewModel.blockMoved(block, by: key.code == .left ? -forward : forward)
  }
}
