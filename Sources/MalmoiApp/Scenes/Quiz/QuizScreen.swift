import Lessons
import Terminal
import TerminalUI

/// The quiz: the sentence, the answer under construction, and the bank or what the check says.
///
/// Keys go to the field, the bank or the answer; whichever it is, typing always works.
final class QuizScreen: Screen, ViewModelBindable {
  /// Where keys go.
  enum Area {
    /// The field at the insertion point.
    case field
    case bank
    case answer
  }

  @Bound var viewModel: QuizViewModel
  let words: Localization
  private(set) lazy var cells = QuizCellMaker(viewModel: viewModel)
  private(set) lazy var answer = makeView(spacing: 1) { [cells] in cells.answerCell($0) }
  private(set) lazy var bank = makeView(spacing: 2) { [cells] in cells.bankCell($0) }
  let feedbackScroll = TextScroll()
  /// Where keys go.
  var area = Area.field { didSet { showArea() } }
  /// What the blocks of the two views were made of.
  private var shownDraft: BlockDraft?
  private let animator: Animator

  init(context: AppContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    bank.placeholderProvider = { [cells] in cells.gapCell($0) }
    bank.canFocusItem = { [cells] in cells.isInBank($0) }
    answer.canFocusItem = { $0 != .field }
    bank.didSelectItem = { [weak self] in self?.choose($0) }
    answer.didSelectItem = { [weak self] in self?.choose($0) }
    showArea()
  }

  var title: String { viewModel.heading }
  var isEditingText: Bool { viewModel.draft != nil }

  func choose(_ item: QuizItemID) {
    guard case .block(let id) = item, viewModel.draft != nil else { return }
    viewModel.blockChosen(id)
    if area == .answer, viewModel.draft?.selected.isEmpty == true { area = .field }
  }

  // MARK: Blocks

  func updateProperties() {
    guard let draft = viewModel.shownDraft else { return }
    let isSameSentence = draft.bank == shownDraft?.bank
    if isSameSentence {
      fly(to: draft)
    } else {
      showSentence(draft)
    }
    shownDraft = draft
  }

  private func showSentence(_ draft: BlockDraft) {
    area = .field
    feedbackScroll.reset()
    let direction: FlowLayout.Direction = viewModel.isRightToLeft ? .rightToLeft : .leftToRight
    answer.layout.direction = direction
    bank.layout.direction = direction
    bank.apply(
      CollectionSnapshot(distinct: [(0, draft.bank.blocks.map { .block($0.id) })]),
      animated: false)
    answer.apply(answerSnapshot(draft), animated: false)
  }

  /// Lets blocks that were placed or taken back fly, each from where it is seen.
  private func fly(to draft: BlockDraft) {
    let old = Set(shownDraft?.selected ?? [])
    let new = Set(draft.selected)
    let placed = frames(of: new.subtracting(old), in: bank)
    let takenBack = frames(of: old.subtracting(new), in: answer)
    answer.apply(
      answerSnapshot(draft), animated: old != new || answer.isAnimating, arrivingFrom: placed,
      departing: Set(takenBack.keys))
    if !takenBack.isEmpty { bank.apply(bank.snapshot, arrivingFrom: takenBack) }
  }

  private func frames(
    of blocks: Set<WordBlock.ID>, in view: CollectionView<Int, QuizItemID>
  ) -> [QuizItemID: Rect] {
    blocks.reduce(into: [:]) { $0[.block($1)] = view.screenFrame(of: .block($1)) }
  }

  /// The blocks of the answer, with the field where the next one goes while it is answered.
  private func answerSnapshot(_ draft: BlockDraft) -> CollectionSnapshot<Int, QuizItemID> {
    var items = draft.selected.map(QuizItemID.block)
    guard viewModel.draft != nil else { return CollectionSnapshot(distinct: [(0, items)]) }
    items.insert(.field, at: draft.insertionPoint)
    cells.typed = viewModel.typed
    return CollectionSnapshot(distinct: [(0, items)], reloading: [.field])
  }

  private func showArea() {
    cells.hasCaret = area == .field
    bank.isFocused = area == .bank
    answer.isFocused = area == .answer
  }

  private func makeView(
    spacing: Int, _ cell: @escaping (QuizItemID) -> any CollectionCell
  ) -> CollectionView<Int, QuizItemID> {
    CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: spacing), animator: animator, cellProvider: cell)
  }
}
