import Lessons
import Terminal
import TerminalUI

/// The sentence typed as a whole, where there is no bank.
extension QuizScreen {
  /// Whether an event was text, or moved the caret.
  func write(_ event: Event) -> Bool {
    switch event {
    case .key(let key): return isForEditor(key) && viewModel.sentenceEdited(by: event)
    case .paste: return viewModel.sentenceEdited(by: event)
    case .mouse(let mouse):
      if viewModel.sentencePointed(mouse, in: editorRect) { return true }
      return scrollPrompt(mouse)
    case .resize, .terminate: return false
    }
  }

  /// Whether a key is the editor's: Enter, ^U and the keys that scroll mean something else here,
  /// and `?` asks for help as long as there is no text.
  private func isForEditor(_ key: Key) -> Bool {
    switch key {
    case .enter, .control("u"), .pageUp, .pageDown: false
    case .character("?"): viewModel.answer?.isEmpty == false
    default: true
    }
  }

  private func scrollPrompt(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .scrollUp: promptScroll.scroll(by: -1)
    case .scrollDown: promptScroll.scroll(by: 1)
    case .press, .release: return false
    }
    return true
  }

  /// Gives the editor the room that its text takes, as far as there is any.
  func fitEditor() {
    guard viewModel.shownTypedDraft != nil else { return }
    let rect = Rect(origin: .zero, size: size)
    let layout = QuizLayout(in: rect, wishes: wishes(in: rect, TerminalCapabilities()))
    if viewModel.editor.size != layout.answer.size {
      viewModel.sentenceLaidOut(in: layout.answer.size)
    }
  }

  /// Rows that the typed sentence would like.
  func editorHeight(fitting width: Int) -> Int {
    var editor = viewModel.editor
    editor.layout(size: Size(width: width, height: 1))
    return editor.lineCount
  }

  func drawEditor(_ layout: QuizLayout, on canvas: inout Canvas) {
    var editor = viewModel.editor
    editor.layout(size: layout.answer.size)
    editor.draw(
      on: &canvas, in: layout.answer, isFocused: viewModel.typedDraft != nil, style: Theme.answer)
    canvas.drawScrollMarks(
      besides: layout.answer, isMoreAbove: editor.isMoreAbove, isMoreBelow: editor.isMoreBelow)
    editorRect = layout.answer
  }

  // MARK: Keys

  var writingBindings: [KeyBinding] {
    let keys = [
      KeyBinding(.enter, title: words[.keyCheck]) { [viewModel] in viewModel.checkRequested() },
      KeyBinding(.tab, title: words[.keyHint]) { [viewModel] in viewModel.hintRequested() },
      skip, memo,
      KeyBinding(.control("u"), title: words[.keyClear], hint: .hidden) { [viewModel] in
        viewModel.cleared()
      },
      KeyBinding([.pageUp, .pageDown], title: words[.keyScroll], hint: .hidden) {
        [promptScroll] key in
        if let move = FocusMove(key) { promptScroll.scroll(move) }
      },
    ]
    return keys + KeyBinding.ofEditor(in: words, besides: Set(keys.flatMap(\.keys)))
  }
}
