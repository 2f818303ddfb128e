import AppText
import Storage
import Terminal
import TerminalUI

/// Writes a memo, as a modal that takes most of the screen.
final class MemoComposeScreen: Screen, EditingScreen, ViewModelBindable {
  @Bound var viewModel: MemoComposeViewModel
  let words: Localization
  var place = EditorPlace()

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

  func didAppear() {
    viewModel.opened()
  }

  func willTerminate() {
    viewModel.interrupted()
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let layout = layout(in: rect)
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
      StyledText.remark(remark, width: rect.width).draw(on: &canvas, in: layout.remark)
    }
    drawEditor(on: &canvas, in: layout.editor)
  }

  func editorRect(in rect: Rect) -> Rect { layout(in: rect).editor }

  private func layout(in rect: Rect) -> MemoComposeLayout {
    let remark = viewModel.remark.map { StyledText.remark($0, width: rect.width).height } ?? 1
    return MemoComposeLayout(in: rect, hasSubject: viewModel.subject != nil, remarkHeight: remark)
  }
}
