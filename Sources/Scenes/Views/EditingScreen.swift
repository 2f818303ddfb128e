import AppText
import Terminal
import TerminalUI

/// A text that is written as a whole, then saved or let go.
protocol EditingViewModel: AnyObject {
  /// What is written so far.
  var editor: TextEditor { get }

  /// The learner typed or pasted; returns whether that was of use.
  func edited(by event: Event) -> Bool

  /// The learner used the mouse on the editor drawn in `rect`; returns whether that was of use.
  func pointed(_ mouse: MouseEvent, in rect: Rect) -> Bool

  /// The editor is shown in `size`.
  func laidOut(in size: Size)

  /// The learner is done.
  func saveRequested()

  /// The learner wants to leave.
  func leaveRequested()
}

/// A screen, shown as a modal, in which a text is written: its editor has the keys and the mouse.
protocol EditingScreen: AnyObject {
  associatedtype ViewModel: EditingViewModel

  /// What is being written.
  var viewModel: ViewModel { get }
  /// The words of the interface.
  var words: Localization { get }
  /// Where the editor stands.
  var place: EditorPlace { get set }
  /// The commands between saving and the keys of the editor.
  var ownBindings: [KeyBinding] { get }

  /// What the editor gets of the screen.
  func editorRect(in rect: Rect) -> Rect
}

/// Where an editor stands on its screen.
struct EditorPlace {
  /// What the screen was laid out in.
  fileprivate var size = Size.zero
  /// Where the editor was last drawn; the mouse points there.
  fileprivate var drawn = Rect.zero
}

extension EditingScreen where Self: Screen {
  var isEditingText: Bool { true }

  var ownBindings: [KeyBinding] { [] }

  var keyBindings: [KeyBinding] {
    let save = KeyBinding(.control("s"), title: words[.keySaveMemo], hint: .essential) {
      [viewModel] in viewModel.saveRequested()
    }
    let leave = KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
      viewModel.leaveRequested()
    }
    return [save] + ownBindings + KeyBinding.ofEditor(in: words) + [leave]
  }

  func preferredSize(fitting available: Size) -> Size {
    Size(width: min(available.width, EditorPlace.widest), height: available.height)
  }

  func layout(size: Size) {
    place.size = size
    fitEditor()
  }

  func updateProperties() {
    fitEditor()
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return viewModel.pointed(mouse, in: place.drawn) }
    return viewModel.edited(by: event)
  }

  /// Draws the editor, which has the caret, and whether there is more of the text.
  func drawEditor(on canvas: inout Canvas, in rect: Rect) {
    place.drawn = rect
    let editor = viewModel.editor
    editor.draw(on: &canvas, in: rect, isFocused: true)
    // In the column that lines leave to the caret.
    canvas.drawScrollMarks(
      besides: rect.inset(by: EdgeInsets(right: 1)), isMoreAbove: editor.isMoreAbove,
      isMoreBelow: editor.isMoreBelow)
  }

  private func fitEditor() {
    let wanted = editorRect(in: Rect(origin: .zero, size: place.size)).size
    if viewModel.editor.size != wanted { viewModel.laidOut(in: wanted) }
  }
}

extension EditorPlace {
  /// Columns that a text is read well in, and one for the caret.
  fileprivate static let widest = 101
}

extension StyledText {
  /// What is said below a text that is being written.
  static func remark(_ remark: (text: String, isTrouble: Bool), width: Int) -> StyledText {
    let style = remark.isTrouble ? Theme.wrong : Theme.secondary
    return StyledText([StyledText.words(remark.text, style)], width: width)
  }
}
