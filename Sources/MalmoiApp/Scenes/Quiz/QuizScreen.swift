import Lessons
import Terminal
import TerminalUI

/// The quiz: the sentence, the answer under construction, and the bank or what the check says.
///
/// Keys go to the answer or to the bank; whichever it is, typing always works. In the answer a
/// block has the focus, or the field where the next word is typed.
final class QuizScreen: Screen, ViewModelBindable {
  /// Where keys go.
  enum Area {
    case answer, bank
  }

  @Bound var viewModel: QuizViewModel
  let words: Localization
  private(set) lazy var cells = QuizCellMaker(viewModel: viewModel)
  private(set) lazy var answer = makeView(spacing: 1) { [cells] in cells.answerCell($0) }
  private(set) lazy var bank = makeView(spacing: 2) { [cells] in cells.bankCell($0) }
  let promptScroll = TextScroll()
  let feedbackScroll = TextScroll()
  /// Where keys go.
  var area = Area.answer { didSet { showArea() } }
  /// What the two views were last made of.
  private var shown: Shown?
  private let animator: Animator

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    bank.placeholderProvider = { [cells] in cells.gapCell($0) }
    bank.canFocusItem = { [cells] in cells.isInBank($0) }
    bank.didSelectItem = { [weak self] in self?.choose($0) }
    answer.didSelectItem = { [weak self] in self?.choose($0) }
    showArea()
  }

  var title: String { viewModel.heading }
  var isEditingText: Bool { viewModel.draft != nil }
  var isQuestionMarkText: Bool { !viewModel.typed.isEmpty }

  /// What the two views are made of.
  private struct Shown: Equatable {
    let draft: BlockDraft
    /// What is typed of the next word.
    let typed: String
    /// Whether there is a next word: no check yet.
    let isAnswering: Bool
  }

  func updateProperties() {
    guard let draft = viewModel.shownDraft else { return }
    let new = Shown(
      draft: draft, typed: viewModel.typed, isAnswering: viewModel.draft != nil)
    // A view that is told the same again would start blocks on their way anew.
    guard new != shown else { return }
    if let old = shown?.draft, old.bank == draft.bank {
      moveBlocks(from: old, to: draft)
      showInsertion(in: draft)
    } else {
      showSentence(draft)
    }
    shown = new
    showArea()
  }

  /// Typing goes into the answer: all of it, or at the gap it was in.
  func focusField() {
    area = .answer
    answer.focusItem(.field)
  }

  /// Whether keys go to the field.
  var isFieldFocused: Bool { area == .answer && answer.focusedItem == .field }

  private func showSentence(_ draft: BlockDraft) {
    promptScroll.reset()
    feedbackScroll.reset()
    cells.labels = QuizLabels(draft.bank, keys: viewModel.context.settings.values.blockLabels)
    let direction: FlowLayout.Direction = viewModel.isRightToLeft ? .rightToLeft : .leftToRight
    answer.layout.direction = direction
    bank.layout.direction = direction
    bank.apply(
      CollectionSnapshot(distinct: [(0, draft.bank.blocks.map { .block($0.id) })]),
      animated: false)
    answer.apply(answerSnapshot(draft), animated: false)
    focusField()
  }

  private func showArea() {
    let isAnswering = viewModel.draft != nil
    bank.isFocused = isAnswering && area == .bank
    answer.isFocused = isAnswering && area == .answer
  }

  private func makeView(
    spacing: Int, _ cell: @escaping (QuizItemID) -> any CollectionCell
  ) -> CollectionView<Int, QuizItemID> {
    CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: spacing), animator: animator, cellProvider: cell)
  }
}
