import AppText
import Lessons
import Terminal
import TerminalUI

/// The quiz: the sentence, the area where it is answered, and what the check says.
///
/// How a sentence is answered is the area's: blocks, or typing.
final class QuizScreen: Screen, ViewModelBindable {
  @Bound var viewModel: QuizViewModel
  let words: Localization
  private(set) var size = Size.zero
  let promptScroll = TextScroll()
  let feedbackScroll = TextScroll()
  /// The area of a sentence, and whose it is.
  private var shown: (owner: any AnswerViewModel, area: any AnswerArea)?
  /// The page of the next frame, on a terminal that has all signs.
  private var page: (rect: Rect, content: QuizPage)?
  private let animator: Animator

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {}

  var title: String { viewModel.heading }
  var isEditingText: Bool { viewModel.answer != nil && viewModel.answer?.choice == nil }
  var isQuestionMarkText: Bool { area?.isQuestionMarkText ?? false }

  /// Where the sentence is answered, made when the sentence is first shown or gets its first key.
  var area: (any AnswerArea)? {
    guard let owner = viewModel.answering else { return nil }
    if let shown, shown.owner === owner { return shown.area }
    let area = owner.makeArea(animator: animator) { [promptScroll] in promptScroll.scroll($0) }
    shown = (owner, area)
    promptScroll.reset()
    feedbackScroll.reset()
    area.update()
    return area
  }

  func layout(size: Size) {
    self.size = size
    makePage()
  }

  func updateProperties() {
    area?.update()
    makePage()
  }

  /// Wraps the texts of the next frame, and fits the area to what they leave.
  private func makePage() {
    let rect = Rect(origin: .zero, size: size)
    let content = page(in: rect, TerminalCapabilities())
    page = (rect, content)
    area?.fit(content.layout)
  }

  /// The page to be drawn: the one that was made for this frame, but for the signs of a terminal
  /// that has other ones.
  func shownPage(in rect: Rect, _ capabilities: TerminalCapabilities) -> QuizPage {
    if let page, page.rect == rect, !capabilities.isASCIIOnly { return page.content }
    return self.page(in: rect, capabilities)
  }

  func handle(_ event: Event) -> Bool {
    if !viewModel.introducedWords.isEmpty, beginAnswer(event) { return true }
    let isAnswering = viewModel.answer != nil
    if isAnswering, area?.handle(event) == true { return true }
    guard case .mouse(let mouse) = event else { return false }
    let scroll = isAnswering ? promptScroll : feedbackScroll
    switch mouse.action {
    case .scrollUp: scroll.scroll(by: -1)
    case .scrollDown: scroll.scroll(by: 1)
    case .press, .release: return false
    }
    return true
  }
}
