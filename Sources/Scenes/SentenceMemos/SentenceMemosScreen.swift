import AppText
import Lessons
import Terminal
import TerminalUI

/// Shows memos one below the other, as a modal that scrolls.
final class SentenceMemosScreen: Screen, ViewModelBindable {
  @Bound var viewModel: SentenceMemosViewModel
  private let words: Localization
  private let scroll = TextScroll()
  /// The memos as they were last laid out: long ones take their time.
  private var laidOut: (width: Int, text: StyledText)?
  /// Columns that a text is read well in.
  private static let widest = 80

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { words[.memoOnSentenceTitle] }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding([.up, .down, .pageUp, .pageDown], title: words[.keyScroll]) { [scroll] key in
        if let move = FocusMove(key) { scroll.scroll(move) }
      },
      KeyBinding(
        .escape, .enter, .space, .character("m"), .character("q"), title: words[.keyClose],
        hint: .wayOut
      ) { [viewModel] in viewModel.closed() },
    ]
  }

  func preferredSize(fitting available: Size) -> Size {
    let width = min(available.width, Self.widest)
    return Size(width: width, height: min(available.height, text(width: width - 1).height))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let column = rect.inset(by: EdgeInsets(right: 1))
    scroll.draw(text(width: column.width), on: &canvas, in: column)
  }

  func handle(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .scrollUp: scroll.scroll(by: -1)
    case .scrollDown: scroll.scroll(by: 1)
    case .press, .release: return false
    }
    return true
  }

  private func text(width: Int) -> StyledText {
    if let laidOut, laidOut.width == width { return laidOut.text }
    let paragraphs = viewModel.memos.enumerated().flatMap { index, memo in
      (index > 0 ? [[]] : []) + self.paragraphs(of: memo, width: width)
    }
    let text = StyledText(paragraphs, width: width)
    laidOut = (width, text)
    return text
  }

  /// The age of a memo, then its lines, the first of which is its title.
  private func paragraphs(of memo: Memo, width: Int) -> [[StyledText.Word]] {
    let lines = memo.text.string.wrapped(to: max(1, width)).enumerated().map { index, line in
      [StyledText.Word(text: String(line), style: index == 0 ? Theme.title : .plain)]
    }
    return [StyledText.words(viewModel.age(of: memo), Theme.secondary)] + lines
  }
}
