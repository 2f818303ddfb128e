import AppText
import Lessons
import Terminal
import TerminalUI

/// Shows one sentence with its words; Enter asks it.
final class SentenceScreen: Screen, ViewModelBindable {
  @Bound var viewModel: SentenceViewModel
  private let words: Localization
  private let scroll = TextScroll()

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { viewModel.sentence.prompt }

  func didAppear() {
    viewModel.appeared()
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyPractise]) { [viewModel] in
        viewModel.practiceRequested()
      },
      KeyBinding(.character("o"), title: words[.keyOpenCourse]) { [viewModel] in
        viewModel.courseRequested()
      },
      KeyBinding(.character("e"), title: words[.keyMend]) { [viewModel] in
        viewModel.mendingRequested()
      },
      KeyBinding(
        .character("x"), title: words[viewModel.isLeftOut ? .keyTakeIn : .keyLeaveOut]
      ) { [viewModel] in viewModel.leavingOutToggled() },
      KeyBinding([.up, .down, .pageUp, .pageDown], title: words[.keyScroll], hint: .hidden) {
        [scroll] key in
        if let move = FocusMove(key) { scroll.scroll(move) }
      },
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.closed()
      },
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let place = rect.readable.inset(by: EdgeInsets(top: rect.height > 8 ? 1 : 0, left: 2, right: 2))
    scroll.draw(text(width: place.width), on: &canvas, in: place)
    canvas.cursor = place.origin
  }

  private func text(width: Int) -> StyledText {
    let sentence = viewModel.sentence
    let answer = sentence.answers[0].firstPath.text
    let speaker = sentence.speaker.map { StyledText.words("\($0):", Theme.secondary) } ?? []
    let meanings = viewModel.words.map { word in
      StyledText.words(word.form, Theme.prompt) + StyledText.words(word.entry.meaning, .plain)
        + (word.isInflected ? StyledText.words("(\(word.entry.word))", Theme.secondary) : [])
    }
    let note = sentence.note.map { [[], StyledText.words($0, .plain)] } ?? []
    let rows: [[StyledText.Word]] =
      [speaker + StyledText.words(answer, Theme.title), StyledText.words(sentence.prompt, .plain)]
      + [StyledText.words(viewModel.courseTitle, Theme.secondary)] + [[]] + meanings
      + note + [[], StyledText.words(viewModel.standing, Theme.secondary)]
      + (viewModel.mendingRemark.map { [StyledText.words($0, Theme.secondary)] } ?? [])
    return StyledText(rows, width: width, indent: 2)
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
}
