import AppText
import Lessons
import TerminalUI

/// Blocks that are placed and taken back.
extension BuildViewModel {
  /// The learner chose a block: one of the bank goes into the answer, one of the answer back.
  func blockChosen(_ id: WordBlock.ID) {
    guard let draft else { return }
    typed = ""
    edit { if draft.isPlaced(id) { $0.takeBack(id) } else { $0.place(id) } }
  }

  /// The learner pressed Backspace: the last letter goes, else the block before the caret.
  func backspacePressed() {
    if !typed.isEmpty {
      refusedWord = nil
      typed.removeLast()
    } else if edit({ $0.takeBackBeforeInsertionPoint() != nil }) != true {
      context.notify(context.localization[.quizNothingToTakeBack])
    }
  }

  /// The learner moved a block of the answer by some places; -1 is one towards the start.
  func blockMoved(_ id: WordBlock.ID, by offset: Int) {
    edit { $0.move(id, by: offset) }
  }

  /// The learner went to a gap of the answer; the next block goes in there.
  func gapChosen(_ gap: Int) {
    edit { $0.moveInsertionPoint(to: gap) }
  }

  func cleared() {
    typed = ""
    leftOutWords = []
    edit { $0.clear() }
  }

  /// Blocks that are wrong where they stand go back first, and are named.
  func hintRequested() {
    guard let hint = quiz.takeHint() else { return }
    typed = ""
    guard !hint.takenBack.isEmpty else { return }
    context.confirm(
      context.localization[.quizHintTookBack(words: hint.takenBack.joined(separator: ", "))])
  }

  /// Changes the answer; nil when there is none to change.
  @discardableResult
  func edit<Result>(_ change: (inout BlockDraft) -> Result) -> Result? {
    guard var draft else { return nil }
    let result = change(&draft)
    quiz.session.exercise?.build = draft
    return result
  }
}
