import AppText
import Storage
import Terminal
import TerminalUI

/// Writes a memo, as a modal that takes most of the screen.
final class MemoComposeScreen: Screen, ViewModelBindable {
  @Bound var viewModel: MemoComposeViewModel
  let words: Localization
  private var size = Size.zero
  /// Where the editor was last drawn; the mouse points there.
  private var editorRect = Rect.zero

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String {
    switch viewModel.origin {
    case .new: words[.memoNewTitle]
    case .change: words[.memoEditTitle]
    }
  }

  var isEditingText: Bool { true }

  func preferredSize(fitting available: Size) -> Size {
    Size(width: min(available.width, MemoComposeLayout.widest), height: available.height)
  }

  func layout(size: Size) {
    self.size = size
    fitEditor()
  }

  func updateProperties() {
    fitEditor()
  }

  func didAppear() {
    viewModel.opened()
  }

  func willTerminate() {
    viewModel.interrupted()
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return viewModel.pointed(mouse, in: editorRect) }
    return viewModel.edited(by: event)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let layout = layout(in: rect)
    editorRect = layout.editor
    if let subject = viewModel.subject {
      canvas.clipped(to: layout.subject) { canvas in
        // Quoted, or it would read like the first line of what is being written.
        let bar = Marks(canvas.capabilities).bar
        canvas.write(bar, at: layout.subject.origin, style: Theme.accent)
        canvas.write(
          subject.truncated(to: rect.width - 2, ellipsis: canvas.capabilities.ellipsis),
          at: layout.subject.inset(by: EdgeInsets(left: 2)).origin, style: Theme.secondary)
      }
    }
    if let remark = viewModel.remark {
      remarkText(width: rect.width, remark).draw(on: &canvas, in: layout.remark)
    }
    let editor = viewModel.editor
    editor.draw(on: &canvas, in: layout.editor, isFocused: true)
    // In the column that lines leave to the caret.
    canvas.drawScrollMarks(
      besides: layout.editor.inset(by: EdgeInsets(right: 1)), isMoreAbove: editor.isMoreAbove,
      isMoreBelow: editor.isMoreBelow)
  }

  private func fitEditor() {
    let wanted = layout(in: Rect(origin: .zero, size: size)).editor.size
    if viewModel.editor.size != wanted { viewModel.laidOut(in: wanted) }
  }

  private func layout(in rect: Rect) -> MemoComposeLayout {
    let remark = viewModel.remark.map { remarkText(width: rect.width, $0).height } ?? 1
    return MemoComposeLayout(in: rect, hasSubject: viewModel.subject != nil, remarkHeight: remark)
  }

  private func remarkText(
    width: Int, _ remark: (text: String, isTrouble: Bool)
  ) -> StyledText {
    let style = remark.isTrouble ? Theme.wrong : Theme.secondary
    return StyledText([StyledText.words(remark.text, style)], width: width)
  }
}
