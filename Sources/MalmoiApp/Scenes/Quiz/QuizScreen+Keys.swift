import Lessons
import Terminal
import TerminalUI

extension QuizScreen {
  /// Typing, moving and picking while a sentence is answered; the mouse always.
  func handle(_ event: Event) -> Bool {
    guard viewModel.draft != nil else { return false }
    switch event {
    case .key(let key):
      return press(key)
    case .paste(let text):
      goToField()
      viewModel.textPasted(text)
      return true
    case .mouse(let mouse):
      return bank.handle(mouse) || answer.handle(mouse)
    case .resize, .terminate:
      return false
    }
  }

  private func press(_ key: Key) -> Bool {
    if let character = key.typedCharacter, character != " " { return type(character) }
    if let direction = FocusMove(key) {
      move(direction)
      return true
    }
    switch key {
    case .space: spacePressed()
    case .enter: enterPressed()
    case .escape where !viewModel.typed.isEmpty: viewModel.typedWordDropped()
    default: return false
    }
    return true
  }

  // MARK: Typing

  /// Takes a letter for the next word; false when it is a command here.
  ///
  /// A digit picks by label and `?` asks for help, unless a block starts with it.
  private func type(_ character: Character) -> Bool {
    if viewModel.typed.isEmpty, !isStartOfBlock(character) {
      if character == "?" { return false }
      if let block = cells.block(labelled: character) {
        viewModel.blockChosen(block.id)
        return true
      }
    }
    goToField()
    viewModel.characterTyped(character)
    return true
  }

  private func isStartOfBlock(_ character: Character) -> Bool {
    let filter = BankFilter(typed: String(character))
    guard !filter.isEmpty, let draft = viewModel.draft else { return false }
    return !filter.matches(in: draft.candidates).isEmpty
  }

  /// Typing goes on after the block of the answer that has the focus.
  private func goToField() {
    if area == .answer { chooseGapAfterFocus() }
    area = .field
  }

  func spacePressed() {
    if viewModel.typed.isEmpty { chooseFocused() } else { placeTyped() }
  }

  func enterPressed() {
    if !viewModel.typed.isEmpty {
      placeTyped()
    } else if !chooseFocused() {
      viewModel.checkRequested()
    }
  }

  private func placeTyped() {
    var focused: WordBlock.ID?
    if area == .bank, case .block(let id)? = bank.focusedItem { focused = id }
    guard !viewModel.typedWordPlaced(focused: focused) else { return area = .field }
    viewModel.noBlockMeant()
  }

  /// Picks the focused block or gives it back; false when there is none.
  @discardableResult
  private func chooseFocused() -> Bool {
    switch area {
    case .field: return false
    case .bank:
      guard let item = bank.focusedItem, cells.isInBank(item) else { return false }
      return bank.selectItem(item)
    case .answer: return answer.selectFocusedItem()
    }
  }

  // MARK: Moving

  private func move(_ move: FocusMove) {
    switch area {
    case .field: moveFromField(move)
    case .bank:
      guard !bank.moveFocus(move) else { return }
      if move == .up { enterAnswer(from: bank.focusColumn) } else if move == .down { area = .field }
    case .answer:
      guard !answer.moveFocus(move) else { return }
      leaveAnswer(move)
    }
  }

  private func moveFromField(_ move: FocusMove) {
    guard let draft = viewModel.draft else { return }
    switch move {
    case .up: enterAnswer(from: answer.screenFrame(of: .field)?.minX)
    case .down, .pageDown: enterBank(from: answer.screenFrame(of: .field)?.minX)
    case .left: focusAnswer(at: draft.insertionPoint - 1)
    case .right: focusAnswer(at: draft.insertionPoint)
    case .lineStart: viewModel.gapChosen(0)
    case .lineEnd: viewModel.gapChosen(draft.selected.count)
    case .pageUp: break
    }
  }

  private func leaveAnswer(_ move: FocusMove) {
    let column = answer.focusColumn
    switch move {
    case .down, .pageDown:
      chooseGapAfterFocus()
      enterBank(from: column)
      if area == .answer { area = .field }
    case .left:
      viewModel.gapChosen(0)
      area = .field
    case .right:
      goToField()
    case .up, .pageUp, .lineStart, .lineEnd:
      break
    }
  }

  private func enterBank(from column: Int?) {
    if bank.enterFocus(from: .down, column: column ?? 0) { area = .bank }
  }

  private func enterAnswer(from column: Int?) {
    area = answer.enterFocus(from: .up, column: column ?? 0) ? .answer : .field
  }

  private func focusAnswer(at index: Int) {
    guard let draft = viewModel.draft, draft.selected.indices.contains(index) else { return }
    answer.focusItem(.block(draft.selected[index]))
    area = .answer
  }

  private func chooseGapAfterFocus() {
    guard case .block(let id)? = answer.focusedItem,
      let index = viewModel.draft?.selected.firstIndex(of: id)
    else { return }
    viewModel.gapChosen(index + 1)
  }

  // MARK: Commands on the focused block

  /// Backspace: in the answer the focused block goes, else what stands before the caret.
  func backspacePressed() {
    if area == .answer { chooseGapAfterFocus() }
    viewModel.backspacePressed()
    if area == .answer, answer.focusedItem == nil { area = .field }
  }

  /// The block that Shift with an arrow moves: the focused one, else the one before the caret.
  var movableBlock: WordBlock.ID? {
    guard let draft = viewModel.draft else { return nil }
    if area == .answer, case .block(let id)? = answer.focusedItem { return id }
    return draft.insertionPoint > 0 ? draft.selected[draft.insertionPoint - 1] : nil
  }
}
