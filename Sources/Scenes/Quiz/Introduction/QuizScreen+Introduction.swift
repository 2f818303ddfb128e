import AppText
import Lessons
import Terminal
import TerminalUI

/// New words, shown before their sentence is asked.
extension QuizScreen {
  /// Letters that are typed ahead go on, too, and begin the answer; false for other events.
  func beginAnswer(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      guard let letter = key.typedCharacter, letter != " " else { return false }
      viewModel.introductionRead()
      area?.begin(with: letter)
    case .paste:
      viewModel.introductionRead()
      _ = area?.handle(event)
    case .mouse, .resize, .terminate: return false
    }
    return true
  }

  /// One key goes on.
  var introductionBindings: [KeyBinding] {
    let reason = viewModel.reasonNotToHear
    return [
      KeyBinding(.enter, .space, title: words[.keyAskMe]) { [viewModel] in
        viewModel.introductionRead()
      },
      KeyBinding(
        .control("p"), title: words[.keySpeak],
        hint: reason == nil ? .command : .hidden, disabledReason: reason
      ) { [viewModel] in viewModel.introductionHeard() },
      KeyBinding(
        [.up, .down, .pageUp, .pageDown], title: words[.keyScroll], hint: .hidden
      ) { [promptScroll] key in
        if let move = FocusMove(key) { promptScroll.scroll(move) }
      },
    ]
  }

  func drawIntroduction(in layout: QuizLayout, on canvas: inout Canvas) {
    guard let sentence = viewModel.session.current?.sentence else { return }
    let text = IntroductionText(
      cards: viewModel.introducedWords.map {
        IntroductionText.Card(word: $0, latin: viewModel.romanized($0))
      }, sentence: sentence, label: words[.quizNewWordsIn])
    let column = layout.prompt
    let top = column.minY + (layout.instructionRow == nil ? 0 : 1)
    let place = Rect(
      x: column.minX, y: top, width: column.width, height: max(0, layout.bank.maxY - top))
    promptScroll.draw(text.styled(width: place.width), on: &canvas, in: place)
    // Where screen readers look for what is new.
    canvas.cursor = place.origin
  }
}
