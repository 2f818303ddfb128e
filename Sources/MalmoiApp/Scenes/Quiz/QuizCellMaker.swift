import Lessons
import TerminalUI

/// Makes the cells of bank and answer from the view model.
final class QuizCellMaker {
  /// Keys that pick the first ten blocks of the bank.
  static let labels = Array("1234567890")

  /// What is typed of the next word.
  var typed = ""
  /// Whether keys go to the field.
  var hasCaret = true
  private let viewModel: QuizViewModel

  init(viewModel: QuizViewModel) {
    self.viewModel = viewModel
  }

  func answerCell(_ item: QuizItemID) -> any CollectionCell {
    guard let block = block(item) else {
      return TypedWordCell(text: typed, isUnmatched: viewModel.isUnmatched, hasCaret: hasCaret)
    }
    return AnswerBlockCell(block: block)
  }

  func bankCell(_ item: QuizItemID) -> any CollectionCell {
    bankCell(item, isPlaced: !isInBank(item))
  }

  /// The empty slot of a block, also while the block is on its way back.
  func gapCell(_ item: QuizItemID) -> any CollectionCell {
    bankCell(item, isPlaced: true)
  }

  /// Whether the block is there to be picked.
  func isInBank(_ item: QuizItemID) -> Bool {
    guard case .block(let id) = item else { return false }
    return viewModel.shownDraft?.isPlaced(id) == false
  }

  /// The block a label stands for; nil when there is none.
  func block(labelled label: Character) -> WordBlock? {
    guard let slot = Self.labels.firstIndex(of: label), let bank = viewModel.shownDraft?.bank,
      slot < bank.blocks.count
    else { return nil }
    return bank.blocks[slot]
  }

  private func bankCell(_ item: QuizItemID, isPlaced: Bool) -> any CollectionCell {
    guard let block = block(item) else { preconditionFailure("the bank holds blocks only") }
    let slot = viewModel.shownDraft?.bank.blocks.firstIndex { $0.id == block.id } ?? 0
    let filter = viewModel.filter
    return BankBlockCell(
      block: block, label: slot < Self.labels.count ? Self.labels[slot] : nil,
      isPlaced: isPlaced, isFaded: !filter.isEmpty && !filter.matches(block))
  }

  private func block(_ item: QuizItemID) -> WordBlock? {
    guard case .block(let id) = item else { return nil }
    return viewModel.shownDraft?.bank.block(id)
  }
}
