import Lessons
import TerminalUI

/// Makes the cells of bank and answer from the view model.
final class QuizCellMaker {
  /// The labels of the bank that is shown.
  var labels = QuizLabels()
  /// The answer that the views show.
  var shown: BlockDraft?
  private let viewModel: BuildViewModel

  init(viewModel: BuildViewModel) {
    self.viewModel = viewModel
  }

  func answerCell(_ item: QuizItemID) -> any CollectionCell {
    guard let block = block(item) else {
      return TypedWordCell(
        text: viewModel.typed, isUnmatched: viewModel.isUnmatched, isRefused: viewModel.isRefused)
    }
    return AnswerBlockCell(block: block)
  }

  func bankCell(_ item: QuizItemID) -> any CollectionCell {
    bankCell(item, isPlaced: shown.map { isInBank(item, of: $0) } != true)
  }

  /// The empty slot of a block, also while the block is on its way back.
  func gapCell(_ item: QuizItemID) -> any CollectionCell {
    bankCell(item, isPlaced: true)
  }

  /// Whether the block is there to be picked, also where the views do not show it yet.
  func isInBank(_ item: QuizItemID) -> Bool {
    viewModel.shownDraft.map { isInBank(item, of: $0) } ?? false
  }

  private func isInBank(_ item: QuizItemID, of draft: BlockDraft) -> Bool {
    guard case .block(let id) = item else { return false }
    return !draft.isPlaced(id)
  }

  private func bankCell(_ item: QuizItemID, isPlaced: Bool) -> any CollectionCell {
    guard let block = block(item) else { preconditionFailure("the bank holds blocks only") }
    let filter = viewModel.shownFilter
    return BankBlockCell(
      block: block, label: labels[block.id], isPlaced: isPlaced,
      isFaded: !filter.isEmpty && !filter.matches(block))
  }

  private func block(_ item: QuizItemID) -> WordBlock? {
    guard case .block(let id) = item else { return nil }
    return shown?.block(id)
  }
}
