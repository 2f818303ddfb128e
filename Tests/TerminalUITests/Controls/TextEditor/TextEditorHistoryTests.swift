import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct TextEditorHistoryTests {
  @Test func `typing is undone up to the pause before it`() {
    var editor = TextEditor()
    editor.type("one ")
    editor.pause()
    editor.type("two")
    editor.type("<C-_>")
    #expect(editor.marked == "one |")
    editor.type("<A-u>")
    #expect(editor.marked == "|")
    editor.type("<C-y><A-r>")
    #expect(editor.marked == "one two|")
  }

  @Test(arguments: [
    ("", "ab<Left>c<C-_>", "a|b"), ("", "ab<Left><Right>c<C-_>", "ab|"),
    ("", "abc<Backspace><Backspace><C-_>", "abc|"), ("", "ab<Backspace>c<C-_>", "a|"),
    ("one two three|", "<C-w><C-w><C-_>", "one two three|"),
    ("", "a<Enter>b<C-_>", "|"), ("ab|cd", "<Backspace><Delete><C-_>", "ab|cd"),
    ("ab|cd", "xy<C-_>", "ab|cd"), ("\n|\n", "한글<C-_>", "\n|\n"),
    ("", "ab<C-_>c<C-y>", "c|"),
  ])
  func `a step is one kind of edit at one place`(text: String, script: String, expected: String) {
    var editor = TextEditor(marked: text)
    editor.type(script)
    #expect(editor.marked == expected)
  }

  @Test func `a syllable is undone whole, and with its word`() {
    var editor = TextEditor("x")
    editor.type("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}")
    #expect(editor.text == "x한국")
    editor.type("<C-_>")
    #expect(editor.text == "x")
  }

  @Test func `a paste is a step of its own`() {
    var editor = TextEditor()
    editor.type("a")
    _ = editor.handle(.paste("b\nc"))
    _ = editor.handle(.paste("d"))
    editor.type("e<C-_>")
    #expect(editor.marked == "ab\ncd|")
    editor.type("<C-_>")
    #expect(editor.marked == "ab\nc|")
    editor.type("<C-_><C-_>")
    #expect(editor.marked == "|")
  }

  @Test func `typing without a pause is undone in parts`() {
    var editor = TextEditor()
    editor.type(String(repeating: "x", count: 1000))
    editor.type("<C-_>")
    #expect(editor.count > 850 && editor.count < 1000)
  }

  @Test func `the oldest of very many steps go`() {
    var editor = TextEditor()
    for _ in 0..<1005 {
      editor.type("x")
      editor.pause()
    }
    while editor.undo() {}
    #expect(editor.text == "xxxxx")
  }
}
