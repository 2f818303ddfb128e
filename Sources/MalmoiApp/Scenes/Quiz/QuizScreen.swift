import Lessons
import Terminal
import TerminalUI

/// The quiz: the sentence, the answer under construction, and the bank or what the check says.
///
/// A sentence known for long has no bank: it is typed as a whole, and all keys are for its text.
///
/// Otherwise keys go to the answer or to the bank; whichever it is, typing always works. In the answer a
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
  /// Where the sentence that is typed was last drawn; the mouse points there.
  var editorRect = Rect.zero
  private(set) var size = Size.zero
  let promptScroll = TextScroll()
  let feedbackScroll = TextScroll()
  /// Where keys go.
  var area = Area.answer { didSet { showArea() } }
  /// What was last shown.
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
  var isEditingText: Bool { viewModel.answer != nil }
  var isQuestionMarkText: Bool {
    viewModel.typedDraft == nil ? !viewModel.typed.isEmpty : viewModel.answer?.isEmpty == false
  }

  func layout(size: Size) {
    self.size = size
    fitEditor()
  }

  /// What the screen shows.
  private enum Shown: Equatable {
    /// Blocks, what is typed of the next word, whether in vain, and whether there is one: no check
    /// yet.
    case blocks(BlockDraft, typed: String, isRefused: Bool, isAnswering: Bool)
    /// A sentence that is typed, or was.
    case writing(SentenceKey, isAnswering: Bool)
  }

  func updateProperties() {
    if let draft = viewModel.shownDraft {
      show(draft)
    } else if viewModel.shownTypedDraft != nil, let item = viewModel.session.current {
      showWriting(of: item.id)
    }
  }

  private func show(_ draft: BlockDraft) {
    let new = Shown.blocks(
      draft, typed: viewModel.typed, isRefused: viewModel.isRefused,
      isAnswering: viewModel.draft != nil)
    // A view that is told the same again would start blocks on their way anew.
    guard new != shown else { return }
    if case .blocks(let old, _, _, _)? = shown, old.bank == draft.bank {
      moveBlocks(from: old, to: draft)
      showInsertion(in: draft)
    } else {
      showSentence(draft)
    }
    shown = new
    showArea()
  }

  /// There is no bank: the views of blocks rest until there is one again.
  private func showWriting(of sentence: SentenceKey) {
    let new = Shown.writing(sentence, isAnswering: viewModel.typedDraft != nil)
    if new != shown {
      shown = new
      if viewModel.typedDraft != nil { resetScrolling() }
      showArea()
    }
    fitEditor()
  }

  private func resetScrolling() {
    promptScroll.reset()
    feedbackScroll.reset()
  }

  /// Typing goes into the answer: all of it, or at the gap it was in.
  func focusField() {
    area = .answer
    answer.focusItem(.field)
  }

  /// Whether keys go to the field.
  var isFieldFocused: Bool { area == .answer && answer.focusedItem == .field }

  private func showSentence(_ draft: BlockDraft) {
    resetScrolling()
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
