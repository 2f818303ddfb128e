import Lessons
import Terminal
import TerminalUI

/// Text and the mouse; all other keys are bindings.
extension BuildArea {
  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      return type(key)
    case .paste(let text):
      goToField()
      viewModel.textPasted(text)
      return true
    case .mouse(let mouse):
      return press(mouse)
    case .resize, .terminate:
      return false
    }
  }

  /// Takes a letter for the next word, or as the label of a block; false when the key is a command
  /// here.
  private func type(_ key: Key) -> Bool {
    guard let character = key.typedCharacter, character != " " else { return false }
    if viewModel.typed.isEmpty {
      if character == "?" { return false }
      if isFree(character) {
        viewModel.quiz.lookUpRequested()
        return true
      }
      if let block = cells.labels.block(labelled: character) {
        choose(.block(block))
        return true
      }
    }
    goToField()
    viewModel.characterTyped(character)
    return true
  }

  func begin(with letter: Character) {
    goToField()
    viewModel.characterTyped(letter)
  }

  /// The letter that looks a word up does so unless a word begins with it.
  func isFree(_ letter: Character) -> Bool {
    guard letter == LookingUp.letter, viewModel.quiz.canLookUp, viewModel.typed.isEmpty,
      let draft = viewModel.draft
    else {
      return false
    }
    let filter = BankFilter(typed: String(letter))
    return filter.matches(in: draft.bank.blocks).isEmpty && !draft.isOtherWordBegun(by: letter)
  }

  /// Typing goes on after the block of the answer that has the focus.
  func goToField() {
    chooseGapAfterFocus()
    focusField()
  }

  func spacePressed() {
    if viewModel.typed.isEmpty {
      chooseFocused()
    } else {
      viewModel.spaceTyped(focused: focusedBlock(in: .bank))
    }
  }

  func enterPressed() {
    if !viewModel.typed.isEmpty {
      let isPunctuation = viewModel.filter.isEmpty
      if viewModel.wordEnded(focused: focusedBlock(in: .bank)), isPunctuation { enterPressed() }
    } else if !chooseFocused() {
      viewModel.quiz.checkRequested()
    }
  }

  // MARK: The mouse

  private func press(_ mouse: MouseEvent) -> Bool {
    guard bank.handle(mouse) || answer.handle(mouse) else { return false }
    // What is clicked needs no focus: the next key is for the field, or goes on in the bank.
    if mouse.action == .press, side == .answer { focusField() }
    return true
  }
}
