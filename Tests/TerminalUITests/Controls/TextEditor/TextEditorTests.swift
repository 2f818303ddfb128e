import Terminal
import TerminalUI
import TestSupport
import Testing
import UnicodeText

@MainActor
struct TextEditorTests {
  @Test(arguments: [
    ("", "I am<Enter>here", "I am\nhere|"),
    ("wo|rd", "<Left>x<Right><Right>y", "wxory|d"),
    ("one|\ntwo", "<Right>x", "one\nx|two"),
    ("one\n|two", "<Backspace>", "one|two"),
    ("one|\ntwo", "<Delete>", "one|two"),
    ("한국|어", "<Backspace>", "한|어"),
    ("한|국어", "<Delete>", "한|어"),
    ("👨‍👩‍👧e\u{301}|", "<Backspace>", "👨‍👩‍👧|"),
    ("👨‍👩‍👧|e\u{301}", "<Left>x", "x|👨‍👩‍👧e\u{301}"),
    ("🇰🇷🇰🇷|", "<Left><Delete>", "🇰🇷|"),
    ("น้ำ|x", "<Backspace>", "น้|x"), ("हिन्दी|", "<Backspace><Backspace>", "हिन्|"),
    ("तमि|x", "<Left><Delete>", "त|x"), ("கொ|", "<Backspace><C-_>", "கொ|"),
  ])
  func `keys edit by characters as they are seen`(text: String, script: String, expected: String) {
    var editor = TextEditor(marked: text)
    editor.type(script)
    #expect(editor.marked == expected)
  }

  @Test(arguments: [
    ("one two|  three", "<C-Left>", "one |two  three"),
    ("one two  |three", "<A-Left>", "one |two  three"),
    ("one two|  three", "<C-Right>", "one two  three|"),
    ("|one two", "<A-Right>", "one| two"),
    ("one\n|  two", "<A-b>", "|one\n  two"),
    ("one|\n  two", "<A-f>", "one\n  two|"),
    ("one two  |", "<C-w>", "one |"),
    ("one two|", "<A-Backspace>", "one |"),
    ("one| two three", "<A-d>", "one| three"),
    ("one| two three", "<C-Delete>", "one| three"),
    ("one\ntwo thr|ee", "<C-u>", "one\n|ee"),
    ("one\nt|wo\nthree", "<C-k>", "one\nt|\nthree"),
    ("one\nt|wo\nthree", "<C-k><C-k>", "one\nt|three"),
    ("어제 로그인|", "<C-Left>", "어제 |로그인"),
  ])
  func `keys move and delete by words and paragraphs`(
    text: String, script: String, expected: String
  ) {
    var editor = TextEditor(marked: text)
    editor.type(script)
    #expect(editor.marked == expected)
  }

  @Test(arguments: [
    ("one\ntw|o", "<Home>", "one\n|two"), ("one\nt|wo\nthree", "<End>", "one\ntwo|\nthree"),
    ("one\nt|wo", "<C-a>", "one\n|two"), ("one\nt|wo", "<C-e>", "one\ntwo|"),
    ("one\nt|wo", "<C-Home>", "|one\ntwo"), ("o|ne\ntwo", "<C-End>", "one\ntwo|"),
    ("one\nt|wo", "<Up>", "o|ne\ntwo"), ("o|ne\ntwo", "<Down>", "one\nt|wo"),
    ("three\na\nthr|ee", "<Up><Up>", "thr|ee\na\nthree"),
    ("한국어\n\nabc|d", "<Up><Up>", "한|국어\n\nabcd"),
    ("abcd\n한|국", "<Up>", "ab|cd\n한국"),
    ("three\na\nthr|ee", "<Up><Left><Up>", "|three\na\nthree"),
  ])
  func `keys move by lines and keep to the column they came from`(
    text: String, script: String, expected: String
  ) {
    var editor = TextEditor(marked: text)
    editor.type(script)
    #expect(editor.marked == expected)
  }

  @Test func `letters of a syllable compose as they arrive, in the middle of a text too`() {
    var editor = TextEditor(marked: "a|b")
    for (letter, expected) in [
      ("\u{1112}", "a\u{1112}|b"), ("\u{1161}", "a하|b"), ("\u{11AB}", "a한|b"), ("e", "a한e|b"),
      ("\u{301}", "a한é|b"),
    ] {
      editor.type(letter)
      #expect(editor.marked.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
  }

  @Test func `what meets after a deletion may be one character`() {
    var editor = TextEditor(marked: "🇰x|🇷🇺🇸")
    editor.type("<Backspace>")
    #expect(editor.marked == "🇰🇷|🇺🇸")
    #expect(editor.count == 2)
    editor = TextEditor("e\n\u{301}x")
    editor.moveCaret(to: 2)
    editor.type("<Backspace>")
    #expect(editor.text.unicodeScalars.elementsEqual("éx".unicodeScalars))
    #expect(editor.caret == 1)
  }

  @Test func `a half flag put before a row of flags pairs them anew`() {
    var editor = TextEditor(String(repeating: "🇰🇷", count: 1000))
    editor.moveCaret(to: 0)
    editor.type("🇺")
    #expect(editor.count == 1001)
    #expect(editor.caret == 1)
    #expect(editor.text.first == "🇺🇰")
    editor.type("<Backspace>")
    #expect(editor.text == "🇷" + String(repeating: "🇰🇷", count: 999))
  }

  @Test(arguments: [
    ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"),
    ("\r\n\r\n", "\n\n"), ("a\u{2028}b\u{85}c\u{B}d", "a\nb\nc\nd"), ("a\tb", "a\tb"),
    ("\u{1B}[31mred\u{0}\u{7}\u{7F}\u{9B}", "[31mred"),
    ("zero\u{200B}\u{FEFF}width \u{5E9}\u{5DC}", "zero\u{200B}\u{FEFF}width \u{5E9}\u{5DC}"),
    ("\u{1112}\u{1161}\u{11AB}", "한"),
  ])
  func `a paste is taken without control characters`(pasted: String, expected: String) {
    var editor = TextEditor(marked: "[|]")
    let isOfUse = editor.handle(.paste(pasted))
    #expect(isOfUse)
    #expect(editor.text.unicodeScalars.elementsEqual("[\(expected)]".unicodeScalars))
    #expect(editor.caret == expected.count + 1)
    #expect(TextEditor(pasted).text == expected)
  }

  @Test(arguments: [
    "<Backspace>", "<Delete>", "<Left>", "<Right>", "<Up>", "<Down>", "<PageUp>", "<PageDown>",
    "<Home>", "<End>", "<C-Left>", "<C-Right>", "<C-w>", "<C-u>", "<C-k>", "<C-_>", "<C-y>",
    "<C-s>", "<C-z>", "<C-l>", "<C-n>", "<Esc>", "<Tab>", "<F1>", "<A-x>",
  ])
  func `a key with nothing to do is left to others`(script: String) {
    var editor = TextEditor()
    let isOfUse = editor.type(script)
    #expect(!isOfUse)
    #expect(editor.revision == 0)
  }

  @Test func `the revision grows with the text's changes and no others`() {
    var editor = TextEditor("text")
    #expect(editor.revision == 0)
    editor.type("<Left><Home><End>")
    editor.layout(size: Size(width: 3, height: 3))
    #expect(editor.revision == 0)
    for (number, script) in ["a", "<Backspace>", "<C-_>", "<C-y>"].enumerated() {
      editor.type(script)
      #expect(editor.revision == number + 1)
    }
  }

  @Test func `a text put in place of another can be undone`() {
    var editor = TextEditor(marked: "o|ne")
    editor.setText("two\r\nthree")
    #expect(editor.marked == "two\nthree|")
    editor.type("<C-_>")
    #expect(editor.marked == "o|ne")
  }

  @Test func `a large paste is taken in one go`() {
    var editor = TextEditor(marked: "[|]")
    editor.insert(String(repeating: "어제\t로그인\r\n", count: 60_000))
    #expect(editor.caret == 60_000 * 7 + 1)
    #expect(editor.text.utf8.count == 60_000 * 17 + 2)
    editor.type("<C-_>")
    #expect(editor.marked == "[|]")
  }
}
