import AppText
import Terminal
import TerminalUI

/// Writes a sentence, as a modal: what the signs mean, the text, and what is wrong with it.
final class SentenceEditorScreen: Screen, EditingScreen, ViewModelBindable {
  @Bound var viewModel: SentenceEditorViewModel
  let words: Localization
  var place = EditorPlace()

  init(context: any WordsContext) {
    words = context.localization
  }

  func bindViewModel() {}

  var title: String { viewModel.keeping.title }

  var ownBindings: [KeyBinding] {
    guard viewModel.keeping.takeBack != nil else { return [] }
    return [
      KeyBinding(.control("t"), title: words[.keyTakeBackMending]) { [viewModel] in
        viewModel.takeBackRequested()
      }
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let parts = parts(of: rect)
    legend(width: rect.width).draw(on: &canvas, in: parts.legend)
    remark(width: rect.width).draw(on: &canvas, in: parts.remark)
    drawEditor(on: &canvas, in: parts.editor)
  }

  func editorRect(in rect: Rect) -> Rect { parts(of: rect).editor }

  /// The text gets what the legend and the remark leave; where there is little room, all of it.
  private func parts(of rect: Rect) -> (legend: Rect, editor: Rect, remark: Rect) {
    let remarkRows = rect.height >= 3 ? min(remark(width: rect.width).height, rect.height / 2) : 0
    let wanted = legend(width: rect.width).height
    let isRoomy = rect.height - remarkRows - wanted - 1 >= Self.editorRows
    let legendRows = isRoomy ? wanted : 0
    let top = isRoomy ? wanted + 1 : 0
    return (
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: legendRows),
      rect.inset(by: EdgeInsets(top: top, bottom: remarkRows)),
      Rect(x: rect.minX, y: rect.maxY - remarkRows, width: rect.width, height: remarkRows)
    )
  }

  /// As many rows as most sentences have: the legend stands only where it leaves them.
  private static let editorRows = 4

  private func legend(width: Int) -> StyledText {
    StyledText([StyledText.words(viewModel.legend, Theme.secondary)], width: width)
  }

  private func remark(width: Int) -> StyledText { .remark(viewModel.remark, width: width) }
}
