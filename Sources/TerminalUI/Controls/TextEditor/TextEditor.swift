import Terminal
import UnicodeText

/// Several lines of text with a caret, edited character by character as a person sees characters.
///
/// A value like `TextField`: whoever shows it keeps it in an observed property and tells it its
/// size. It is not `Equatable`, so that setting the property never compares whole texts;
/// `revision` tells cheaply whether there is something new. Text is in Unicode normal form C;
/// letters of a syllable typed one by one compose with the one before.
///
/// Lines wrap as `wrapped(to:)` wraps them, one column short of the width: the caret stands in
/// that column after a full line. White space at a wrap hangs over the edge, and the caret in it
/// stays in the last column.
package struct TextEditor: Sendable {
  /// Characters before the caret.
  package internal(set) var caret = 0
  /// Grows with every change of the text, those undone or done again too.
  package internal(set) var revision = 0
  /// Columns and rows it is shown in; see `layout(size:)`.
  package internal(set) var size = Size(width: 80, height: 24)
  /// Shown faintly while there is no text.
  package var placeholder: String

  var content: MeasuredText
  var lines: TextLines
  /// Whether the caret, where a line is cut between characters, stands at the end of that line
  /// and not at the start of the next.
  var isCaretAtLineEnd = false
  /// The column that moves up and down keep to; nil is that of the caret.
  var goalColumn: Int?
  /// A character in the first line in sight: it stays there when the width changes.
  var anchor = 0
  var history = EditHistory()

  /// An editor with its caret after `text`, shown in `layout(size:)` or else 80 by 24 cells.
  package init(_ text: String = "", placeholder: String = "") {
    self.placeholder = placeholder
    content = MeasuredText(text.editable.nfc)
    lines = TextLines(of: content, width: size.width - 1)
    caret = content.count
    revealCaret()
  }

  /// The text; line breaks are `\n`.
  package var text: String { content.string }

  /// The number of characters.
  package var count: Int { content.count }

  /// Takes a key or a paste, and returns whether it was of use.
  ///
  /// A key that finds nothing to move over, delete or undo is of no use, so that it may mean
  /// something else to the screen. The mouse has a method of its own.
  package mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): EditorCommand(key).map { perform($0) } ?? false
    case .paste(let pasted): insertAndSwallow(pasted, as: .whole)
    case .mouse, .resize, .terminate: false
    }
  }

  /// Tells that nothing was typed for a while: what comes now is undone by itself.
  package mutating func pause() {
    history.endStep()
  }

  private mutating func perform(_ command: EditorCommand) -> Bool {
    switch command {
    case .move(let motion): move(followingEye(motion))
    case .delete(let motion): delete(motion)
    case .insert(let text): insertAndSwallow(text, as: .typing)
    case .undo: undo()
    case .redo: redo()
    }
  }
}
