import AppText
import Lessons
import Terminal
import TerminalUI

/// Shows the sentences a word was met in; Enter leads to one of them.
final class WordSentencesScreen: Screen, ViewModelBindable {
  @Bound var viewModel: WordSentencesViewModel
  private let words: Localization
  private let animator: Animator
  private var shownRevision = 0
  /// The sentences by their numbers.
  private lazy var list = CollectionView<Int, Int>(
    layout: FlowLayout(minimumLineSpacing: 1), animator: animator
  ) { [viewModel] in WordSentencesScreen.cell(viewModel.sentences[$0], viewModel) }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    list.headerProvider = { [title = viewModel.word.about(words)] _ in SectionHeader(title: title) }
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.layout.sectionInset = EdgeInsets(top: 1)
    list.didSelectItem = { [viewModel] in
      viewModel.sentenceRequested(viewModel.sentences[$0])
    }
    list.apply(
      CollectionSnapshot(distinct: [(0, Array(viewModel.sentences.indices))]), animated: false)
    if !viewModel.sentences.isEmpty { list.focusItem(0) }
  }

  var title: String { viewModel.word.text }

  func didAppear() {
    viewModel.appeared()
  }

  func updateProperties() {
    guard viewModel.revision != shownRevision else { return }
    shownRevision = viewModel.revision
    list.invalidateLayout()
  }

  var keyBindings: [KeyBinding] {
    let sentence = list.focusedItem.map { viewModel.sentences[$0] }
    return [
      KeyBinding(
        .enter, .space, title: words[.keyOpenSentence],
        disabledReason: sentence.map(viewModel.reasonNotToOpenCourse) ?? words[.wordsNothingChosen]
      ) { [list] in _ = list.selectFocusedItem() },
      .movement(inList: list, title: words[.keyMove]),
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      },
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let place = rect.readable
    list.draw(on: &canvas, in: place)
    canvas.drawScrollMarks(of: list, besides: place.inset(by: EdgeInsets(right: 1)))
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }

  private static func cell(
    _ sentence: StudiedSentence, _ viewModel: WordSentencesViewModel
  ) -> WordSentenceCell {
    WordSentenceCell(
      prompt: viewModel.prompt(of: sentence), answer: sentence.answer.text,
      marks: viewModel.word.ranges(in: sentence.answer), origin: viewModel.origin(of: sentence),
      strength: MetWord.strength(of: sentence.card))
  }
}
