import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct TextEditorDrawingTests {
  /// The rows of an editor in a frame, with `|` put in before the cell of the caret.
  private func drawing(of editor: TextEditor) -> [String] {
    let size = editor.size
    var canvas = Canvas(size: Size(width: size.width + 2, height: size.height + 2))
    canvas.fill(canvas.bounds, with: "#")
    let rect = canvas.bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    editor.draw(on: &canvas, in: rect, isFocused: true)
    #expect([0, size.height + 1].allSatisfy { canvas.row($0).allSatisfy { $0.character == "#" } })
    for y in rect.rows {
      #expect(canvas.row(y).first?.character == "#" && canvas.row(y).last?.character == "#")
    }
    return rect.rows.map { y in
      let cells = zip(rect.columns, canvas.row(y).dropFirst().dropLast())
      return cells.reduce(into: "") { drawn, cell in
        if canvas.cursor == Point(x: cell.0, y: y) { drawn.append("|") }
        if cell.1.span != .trailing { drawn.append(cell.1.character) }
      }
    }
  }

  @Test func `a memo is drawn wrapped, with the cursor at the caret`() {
    let text = "standup phrases\n\n어제 로그인 버그를 |고쳤어요.\n- 👨‍👩‍👧 e\u{301}quipe"
    #expect(
      drawing(of: TextEditor(marked: text, width: 17, height: 7)) == [
        "standup phrases  ",
        "                 ",
        "어제 로그인      ",
        "버그를 |고쳤어요. ",
        "- 👨👩👧 équipe  ",
        "                 ",
        "                 ",
      ])
  }

  @Test func `the cursor has a column after a full line`() {
    #expect(drawing(of: TextEditor(marked: "abcd|", width: 5, height: 2)) == ["abcd| ", "     "])
    #expect(drawing(of: TextEditor(marked: "abcd |", width: 5, height: 2)) == ["abcd| ", "     "])
    #expect(drawing(of: TextEditor(marked: "abcde|", width: 5, height: 2)) == ["abcd ", "e|    "])
    #expect(drawing(of: TextEditor(marked: "가나|", width: 5, height: 2)) == ["가나| ", "     "])
    #expect(drawing(of: TextEditor(marked: "abcd\n|", width: 5, height: 2)) == ["abcd ", "|     "])
  }

  @Test func `characters without a column and of the other direction leave the rest in place`() {
    let text = "a\u{200B}b\u{202E}c \u{5E9}\u{5DC}\u{5D5}\u{5DD}|x"
    #expect(
      drawing(of: TextEditor(marked: text, width: 12, height: 1)) == [
        "abc \u{5E9}\u{5DC}\u{5D5}\u{5DD}|x   "
      ])
  }

  @Test func `a tab is one character that takes four columns`() {
    #expect(
      drawing(of: TextEditor(marked: "\tif\t|x", width: 12, height: 1)) == ["    if    |x "])
    #expect(
      drawing(of: TextEditor(marked: "ab\tcde|", width: 7, height: 2)) == ["ab     ", "cde|    "])
    var editor = TextEditor(marked: "a\t\tb|")
    editor.type("<Left><Backspace>")
    #expect(editor.marked == "a\t|b")
  }

  @Test func `a placeholder shows while there is no text`() {
    var editor = TextEditor(placeholder: "오늘 배운 말")
    editor.layout(size: Size(width: 8, height: 2))
    #expect(drawing(of: editor) == ["|오늘 배…", "        "])
    editor.type("x")
    #expect(drawing(of: editor) == ["x|       ", "        "])
  }

  @Test func `without focus there is no cursor`() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    TextEditor("x").draw(on: &canvas, in: canvas.bounds, isFocused: false)
    #expect(canvas.cursor == nil && canvas.text == ["x   "])
  }

  @Test func `an editor drawn in less room than it was laid out for stays inside`() {
    var editor = TextEditor("one two three\nfour five six")
    editor.layout(size: Size(width: 20, height: 5))
    var canvas = Canvas(size: Size(width: 20, height: 5))
    let rect = Rect(x: 2, y: 1, width: 4, height: 1)
    editor.draw(on: &canvas, in: rect, isFocused: true)
    #expect(canvas.text[1] == "  one               " && canvas.cursor == nil)
    #expect([0, 2, 3, 4].allSatisfy { canvas.text[$0].allSatisfy { $0 == " " } })
  }

  @Test func `editors of any size keep to their place and show their caret`() {
    let texts = ["", "a", "한국어 문장", "plain text, longer\n\nlines", "é👨‍👩‍👧x한\u{200B}🇰🇷\n", "   \n   x"]
    for text in texts {
      for width in 0...9 {
        for height in 0...3 {
          var editor = TextEditor(text)
          editor.layout(size: Size(width: width, height: height))
          for script in ["<C-Home>", "<Right>", "<Down>", "<End>", "<PageDown>", "x", "<C-End>"] {
            editor.type(script)
            let hasCursor = drawing(of: editor).contains { $0.contains("|") }
            #expect(hasCursor == (width > 0 && height > 0), "\(text) in \(width)x\(height)")
          }
        }
      }
    }
  }
}
