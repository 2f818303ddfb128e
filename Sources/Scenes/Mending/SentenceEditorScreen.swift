import AppText
import Terminal
import TerminalUI

/// Writes a sentence, as a modal: what the signs mean, the text, and what is wrong with it.
final class SentenceEditorScreen: Screen, ViewModelBindable {
  @Bound var viewModel: SentenceEditorViewModel
  private let words: Localization
  private var size = Size.zero
  /// Where the editor was last drawn; the mouse points there.
  private var editorRect = Rect.zero

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { viewModel.keeping.title }
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

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return viewModel.pointed(mouse, in: editorRect) }
    return viewModel.edited(by: event)
  }

  var keyBindings: [KeyBinding] {
    var bindings = [
      KeyBinding(.control("s"), title: words[.keySaveMemo], hint: .essential) { [viewModel] in
        viewModel.saveRequested()
      }
    ]
    if viewModel.keeping.takeBack != nil {
      bindings.append(
        KeyBinding(.control("t"), title: words[.keyTakeBackMending]) { [viewModel] in
          viewModel.takeBackRequested()
        })
    }
    return bindings + KeyBinding.ofEditor(in: words) + [
      KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
        viewModel.leaveRequested()
      }
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let parts = parts(of: rect)
    editorRect = parts.editor
    legend(width: rect.width).draw(on: &canvas, in: parts.legend)
    remark(width: rect.width).draw(on: &canvas, in: parts.remark)
    let editor = viewModel.editor
    editor.draw(on: &canvas, in: parts.editor, isFocused: true)
    canvas.drawScrollMarks(
      besides: parts.editor.inset(by: EdgeInsets(right: 1)), isMoreAbove: editor.isMoreAbove,
      isMoreBelow: editor.isMoreBelow)
  }

  private func fitEditor() {
    let wanted = parts(of: Rect(origin: .zero, size: size)).editor.size
    if viewModel.editor.size != wanted { viewModel.laidOut(in: wanted) }
  }

  /// The text gets what the legend and the remark leave; where there is little room, all of it.
  private func parts(of rect: Rect) -> (legend: Rect, editor: Rect, remark: Rect) {
    let legendRows = rect.height >= 8 ? legend(width: rect.width).height : 0
    let remarkRows = rect.height >= 3 ? min(remark(width: rect.width).height, rect.height / 2) : 0
    let top = legendRows > 0 ? legendRows + 1 : 0
    return (
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: legendRows),
      rect.inset(by: EdgeInsets(top: top, bottom: remarkRows)),
      Rect(x: rect.minX, y: rect.maxY - remarkRows, width: rect.width, height: remarkRows)
    )
  }

  private func legend(width: Int) -> StyledText {
    StyledText([StyledText.words(viewModel.legend, Theme.secondary)], width: width)
  }

  private func remark(width: Int) -> StyledText {
    let remark = viewModel.remark
    let style = remark.isTrouble ? Theme.wrong : Theme.secondary
    return StyledText([StyledText.words(remark.text, style)], width: width)
  }
}
