import Lessons
import Terminal
import TerminalUI

/// Blocks on their way between bank and answer.
extension BuildArea {
  /// Lets blocks that were placed or taken back fly, each from where it is seen.
  func moveBlocks(from old: BlockDraft, to new: BlockDraft) {
    let before = Set(old.selected)
    let after = Set(new.selected)
    let placed = frames(of: after.subtracting(before), in: bank)
    let takenBack = frames(of: before.subtracting(after), in: answer)
    answer.apply(
      answerSnapshot(new), animated: old.selected != new.selected || answer.isAnimating,
      arrivingFrom: placed, departing: Set(takenBack.keys))
    if !takenBack.isEmpty { bank.apply(bank.snapshot, arrivingFrom: takenBack) }
  }

  /// The blocks of the answer, with the field where the next one goes while it is answered.
  func answerSnapshot(_ draft: BlockDraft) -> CollectionSnapshot<Int, QuizItemID> {
    var items = draft.selected.map(QuizItemID.block)
    guard viewModel.draft != nil else { return CollectionSnapshot(distinct: [(0, items)]) }
    items.insert(.field, at: draft.insertionPoint)
    return CollectionSnapshot(distinct: [(0, items)]).reloading([.field])
  }

  /// Scrolls to the field, and to the block of the bank that is meant by what is typed, or the
  /// first that may be.
  func showInsertion(in draft: BlockDraft) {
    guard viewModel.draft != nil else { return }
    if isFieldFocused { answer.scrollToItem(.field) }
    let filter = viewModel.shownFilter
    guard !filter.isEmpty else { return }
    let meant =
      filter.bestMatch(in: draft.candidates) ?? filter.matches(in: draft.candidates).first
    if let meant { bank.scrollToItem(.block(meant.id)) }
  }

  private func frames(
    of blocks: Set<WordBlock.ID>, in view: CollectionView<Int, QuizItemID>
  ) -> [QuizItemID: Rect] {
    blocks.reduce(into: [:]) { $0[.block($1)] = view.screenFrame(of: .block($1)) }
  }
}
