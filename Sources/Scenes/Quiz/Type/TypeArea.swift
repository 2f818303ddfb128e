import AppText
import Lessons
import Terminal
import TerminalUI

/// The sentence as it is typed, where there is no bank: all keys are for its text.
final class TypeArea: AnswerArea {
  private let viewModel: TypeViewModel
  private let scrollPrompt: (FocusMove) -> Void
  /// Where the sentence stands; the mouse points there.
  private var place = Rect.zero

  init(viewModel: TypeViewModel, scrollPrompt: @escaping (FocusMove) -> Void) {
    self.viewModel = viewModel
    self.scrollPrompt = scrollPrompt
  }

  private var words: Localization { viewModel.quiz.context.localization }
  var isQuestionMarkText: Bool { viewModel.draft?.isEmpty == false }

  // MARK: Drawing

  func update() {}

  /// Gives the editor the room that its text takes, as far as there is any.
  func fit(_ layout: QuizLayout) {
    place = layout.answer
    viewModel.laidOut(in: layout.answer.size)
  }

  func answerRows(fitting width: Int) -> Int {
    var editor = viewModel.editor
    editor.layout(size: Size(width: width, height: 1))
    return editor.lineCount
  }

  func drawAnswer(on canvas: inout Canvas, in rect: Rect) {
    var editor = viewModel.editor
    editor.layout(size: rect.size)
    editor.draw(on: &canvas, in: rect, isFocused: viewModel.draft != nil, style: Theme.typed)
    canvas.drawScrollMarks(
      besides: rect, isMoreAbove: editor.isMoreAbove, isMoreBelow: editor.isMoreBelow)
  }

  // MARK: Keys

  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): isForEditor(key) && viewModel.edited(by: event)
    case .paste: viewModel.edited(by: event)
    case .mouse(let mouse): viewModel.pointed(mouse, in: place)
    case .resize, .terminate: false
    }
  }

  func begin(with letter: Character) {
    _ = viewModel.edited(by: .key(.character(letter)))
  }

  /// Whether a key is the editor's: Enter, ^U and the keys that scroll mean something else here,
  /// and `?` asks for help as long as there is no text.
  private func isForEditor(_ key: Key) -> Bool {
    switch key {
    case .enter, .control("u"), .pageUp, .pageDown: false
    case .character("?"): isQuestionMarkText
    default: true
    }
  }

  var mainBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyCheck], group: words[.helpAnswer]) { [viewModel] in
        viewModel.quiz.checkRequested()
      },
      KeyBinding(.tab, title: words[.keyHint], group: words[.helpSentence]) { [viewModel] in
        viewModel.hintRequested()
      },
    ]
  }

  func moreBindings(besides taken: [KeyBinding]) -> [KeyBinding] {
    let own = [
      KeyBinding(
        .control("u"), title: words[.keyClear], group: words[.helpAnswer], hint: .hidden
      ) { [viewModel] in viewModel.cleared() },
      KeyBinding(
        [.pageUp, .pageDown], title: words[.keyScroll], group: words[.helpSentence], hint: .hidden
      ) { [scrollPrompt] key in
        if let move = FocusMove(key) { scrollPrompt(move) }
      },
    ]
    let others = Set((taken + own).flatMap(\.keys))
    return own + KeyBinding.ofEditor(in: words, under: words[.helpAnswer], besides: others)
  }
}
