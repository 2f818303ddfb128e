import AppText
import Lessons
import Terminal
import TerminalUI

/// The answer under construction, and the bank below it.
///
/// Keys go to the answer or to the bank; whichever it is, typing always works. In the answer a
/// block has the focus, or the field where the next word is typed.
final class BuildArea: AnswerArea {
  /// Where keys go.
  enum Side {
    case answer, bank
  }

  let viewModel: BuildViewModel
  let words: Localization
  let scrollPrompt: (FocusMove) -> Void
  let cells: QuizCellMaker
  private(set) lazy var answer = makeView(spacing: 1) { [cells] in cells.answerCell($0) }
  private(set) lazy var bank = makeView(spacing: 2) { [cells] in cells.bankCell($0) }
  /// Where keys go.
  var side = Side.answer { didSet { showSide() } }
  /// What was last shown.
  private var shown: Shown?
  private let animator: Animator

  init(
    viewModel: BuildViewModel, animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) {
    self.viewModel = viewModel
    words = viewModel.context.localization
    self.animator = animator
    self.scrollPrompt = scrollPrompt
    cells = QuizCellMaker(viewModel: viewModel)
    bank.placeholderProvider = { [cells] in cells.gapCell($0) }
    bank.canFocusItem = { [cells] in cells.isInBank($0) }
    bank.didSelectItem = { [weak self] in self?.choose($0) }
    answer.didSelectItem = { [weak self] in self?.choose($0) }
    showSide()
  }

  var isQuestionMarkText: Bool { !viewModel.typed.isEmpty }

  /// There are more blocks than keys: how those without one are picked.
  var remark: String? {
    let candidates = viewModel.shownDraft?.candidates ?? []
    return candidates.allSatisfy { cells.labels[$0.id] != nil } ? nil : words[.quizUnlabelled]
  }

  // MARK: What is shown

  /// Blocks, what is typed of the next word, whether in vain, and whether there is one: no check
  /// yet.
  private struct Shown: Equatable {
    let draft: BlockDraft
    let typed: String
    let isRefused: Bool
    let isAnswering: Bool
  }

  func update() {
    guard let draft = viewModel.shownDraft else { return }
    let new = Shown(
      draft: draft, typed: viewModel.typed, isRefused: viewModel.isRefused,
      isAnswering: viewModel.draft != nil)
    // A view that is told the same again would start blocks on their way anew.
    guard new != shown else { return }
    cells.shown = draft
    if let shown {
      moveBlocks(from: shown.draft, to: draft)
      showInsertion(in: draft)
    } else {
      showBank(of: draft)
    }
    shown = new
    showSide()
  }

  private func showBank(of draft: BlockDraft) {
    cells.labels = QuizLabels(draft.bank, keys: viewModel.context.settings.values.blockLabels)
    let direction: FlowLayout.Direction =
      viewModel.quiz.isRightToLeft ? .rightToLeft : .leftToRight
    answer.layout.direction = direction
    bank.layout.direction = direction
    bank.apply(
      CollectionSnapshot(distinct: [(0, draft.bank.blocks.map { .block($0.id) })]),
      animated: false)
    answer.apply(answerSnapshot(draft), animated: false)
    focusField()
  }

  /// Typing goes into the answer: all of it, or at the gap it was in.
  func focusField() {
    side = .answer
    answer.focusItem(.field)
  }

  /// Whether keys go to the field.
  var isFieldFocused: Bool { side == .answer && answer.focusedItem == .field }

  private func showSide() {
    let isAnswering = viewModel.draft != nil
    bank.isFocused = isAnswering && side == .bank
    answer.isFocused = isAnswering && side == .answer
  }

  private func makeView(
    spacing: Int, _ cell: @escaping (QuizItemID) -> any CollectionCell
  ) -> CollectionView<Int, QuizItemID> {
    CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: spacing), animator: animator, cellProvider: cell)
  }
}
