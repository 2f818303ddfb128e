import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct TextEditorScrollingTests {
  private static let rect = Rect(x: 0, y: 0, width: 10, height: 4)

  /// An editor of lines 1 to 20 in four rows, its caret at the start of one of them.
  private func numbered(caretOn line: Int) -> TextEditor {
    var editor = TextEditor((1...20).map { "line \($0)" }.joined(separator: "\n"))
    editor.layout(size: Self.rect.size)
    editor.type("<C-Home>")
    for _ in 1..<line { editor.type("<Down>") }
    return editor
  }

  @Test func `the text scrolls as little as keeps the caret in sight`() {
    var editor = numbered(caretOn: 4)
    #expect(editor.shown.rows == ["line 1", "line 2", "line 3", "line 4"])
    editor.type("<Down>")
    #expect(editor.shown.rows == ["line 2", "line 3", "line 4", "line 5"])
    editor.type("<Up><Up><Up>")
    #expect(editor.shown.rows.first == "line 2")
    editor.type("<Up>")
    #expect(editor.shown.rows.first == "line 1")
    editor.type("<C-End>")
    #expect(editor.shown.rows == ["line 17", "line 18", "line 19", "line 20"])
    #expect(editor.shown.cursor == Point(x: 7, y: 3))
  }

  @Test func `a page leaves one line to read on from`() {
    var editor = numbered(caretOn: 2)
    editor.type("<Right><PageDown>")
    #expect(editor.shown.rows.first == "line 4")
    #expect(editor.shown.cursor == Point(x: 1, y: 1))
    editor.type("<PageUp>")
    #expect(editor.shown.rows.first == "line 1")
    #expect(editor.shown.cursor == Point(x: 1, y: 1))
    let hasRoom = editor.type("<PageUp>")
    #expect(hasRoom && editor.caret == 1)
    let isAtStart = !editor.type("<PageUp>")
    #expect(isAtStart)
    for _ in 0..<9 { editor.type("<PageDown>") }
    #expect(editor.shown.rows.last == "line 20")
    #expect(editor.shown.cursor == Point(x: 1, y: 3))
  }

  @Test func `the wheel moves the text and not the caret, until a key is pressed`() {
    var editor = numbered(caretOn: 1)
    let caret = editor.caret
    let hasScrolled = editor.handle(MouseEvent(.scrollDown, at: Point(x: 3, y: 1)), in: Self.rect)
    #expect(hasScrolled && editor.shown.rows.first == "line 4")
    #expect(editor.shown.cursor == nil && editor.caret == caret)
    editor.type("x")
    #expect(editor.shown.rows.first == "xline 1")
    #expect(editor.shown.cursor == Point(x: 1, y: 0))
    let isAtTop = !editor.handle(MouseEvent(.scrollUp, at: Point(x: 3, y: 1)), in: Self.rect)
    #expect(isAtTop)
    for _ in 0..<20 {
      _ = editor.handle(MouseEvent(.scrollDown, at: Point(x: 3, y: 1)), in: Self.rect)
    }
    #expect(editor.shown.rows.last == "line 20")
  }

  @Test(arguments: [
    (0, 0, "|한국어 abc\ndef"), (1, 0, "|한국어 abc\ndef"), (2, 0, "한|국어 abc\ndef"),
    (9, 0, "한국어| abc\ndef"), (0, 1, "한국어 |abc\ndef"), (9, 1, "한국어 abc|\ndef"),
    (1, 2, "한국어 abc\nd|ef"), (2, 3, "한국어 abc\nde|f"),
  ])
  func `a press puts the caret under the pointer`(x: Int, y: Int, expected: String) {
    var editor = TextEditor(marked: "한국어 abc\ndef", width: 8, height: 4)
    let rect = Rect(x: 5, y: 2, width: 10, height: 4)
    let isOfUse = editor.handle(MouseEvent(.press, at: Point(x: 5 + x, y: 2 + y)), in: rect)
    #expect(isOfUse && editor.marked == expected)
    let isOutside = !editor.handle(MouseEvent(.press, at: Point(x: 4, y: 2)), in: rect)
    #expect(isOutside && editor.marked == expected)
  }

  @Test func `a press after scrolling hits what is seen`() {
    var editor = numbered(caretOn: 1)
    _ = editor.handle(MouseEvent(.scrollDown, at: Point(x: 0, y: 0)), in: Self.rect)
    _ = editor.handle(MouseEvent(.press, at: Point(x: 2, y: 1)), in: Self.rect)
    #expect(editor.shown.rows[1] == "line 5")
    #expect(editor.shown.cursor == Point(x: 2, y: 1))
    editor.type("X")
    #expect(editor.shown.rows[1] == "liXne 5")
  }

  @Test func `a resize keeps the first text in sight and the caret`() {
    let words = (1...200).map { "word\($0)" }.joined(separator: " ")
    var editor = TextEditor(words)
    editor.layout(size: Size(width: 41, height: 8))
    editor.moveCaret(to: 700)
    editor.type("<Up><Up><Up>")
    let before = editor.shown
    let caret = editor.caret
    for width in [40, 33, 60, 27, 80, 41] {
      editor.layout(size: Size(width: width, height: 12))
      let start = before.rows[0].split(separator: " ")[0]
      #expect(editor.shown.rows[0].contains(start))
      #expect(editor.shown.cursor != nil && editor.caret == caret)
    }
    editor.layout(size: Size(width: 41, height: 8))
    #expect(editor.shown.rows == before.rows && editor.shown.cursor == before.cursor)
    editor.layout(size: Size(width: 10, height: 2))
    #expect(editor.shown.cursor != nil)
  }

  @Test func `no rows are wasted below the text`() {
    var editor = numbered(caretOn: 20)
    editor.layout(size: Size(width: 10, height: 12))
    #expect(editor.shown.rows.first == "line 9" && editor.shown.rows.last == "line 20")
    editor.type("<End><C-w><C-w><Backspace><C-w><C-w><Backspace>")
    #expect(editor.shown.rows.first == "line 7" && editor.shown.rows.last == "line 18")
  }
}
