import Terminal
import TestSupport
import Testing
import UnicodeText

@testable import TerminalUI

/// An editor as simple as it can be: what the real one must agree with.
private struct PlainEditor: Equatable {
  var text = ""
  var caret = 0

  mutating func replace(_ range: Range<Int>, with inserted: String) {
    let before = (String(text.prefix(range.lowerBound)) + inserted).nfc
    text = (before + text.dropFirst(range.upperBound)).nfc
    var rest = before.unicodeScalars.count
    caret =
      text.prefix { character in
        defer { rest -= character.unicodeScalars.count }
        return rest > 0
      }.count
  }

  mutating func handle(_ input: String) {
    switch input {
    case "<Left>": caret = max(0, caret - 1)
    case "<Right>": caret = min(text.count, caret + 1)
    case "<C-Home>": caret = 0
    case "<Enter>": replace(caret..<caret, with: "\n")
    case "<Backspace>":
      if let last = text.prefix(caret).last {
        replace(caret - 1..<caret, with: last.withoutLastLetter)
      }
    case "<Delete>": if caret < text.count { replace(caret..<caret + 1, with: "") }
    default: replace(caret..<caret, with: input)
    }
  }
}

@MainActor
struct TextEditorModelTests {
  /// Letters of every kind that join, break, take no column or run the other way.
  private static let inputs = [
    "a", "b", " ", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{301}", "e", "👩", "\u{200D}", "🇰",
    "🇷", "今", "。", "\u{200B}", "\u{5D0}", "\u{202E}", "\u{600}", "\u{915}", "\u{94D}", "\u{A0}",
    "\u{3000}", "<Enter>", "<Enter>", "<Left>", "<Left>", "<Left>", "<Right>", "<Right>",
    "<Backspace>", "<Backspace>", "<Delete>", "<C-Home>",
  ]

  /// What arrows do in a line that runs from right to left.
  private static let mirrors = ["<Left>": "<Right>", "<Right>": "<Left>"]

  private func expectEqual(_ editor: TextEditor, _ model: PlainEditor, _ comment: Comment) {
    #expect(editor.text.utf8.elementsEqual(model.text.utf8), comment)
    #expect(editor.caret == model.caret, comment)
    #expect(editor.count == model.text.count, comment)
  }

  @Test(arguments: 1...60)
  func `random edits end as they do in a plain text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor()
    var model = PlainEditor()
    editor.layout(size: Size(width: Int.random(in: 0...12, using: &random), height: 3))
    for step in 0..<150 {
      guard let input = Self.inputs.randomElement(using: &random) else { continue }
      let isMirrored = editor.followingEye(.left) == .right
      editor.type(input)
      model.handle(isMirrored ? Self.mirrors[input] ?? input : input)
      expectEqual(editor, model, "seed \(seed), step \(step), \(input)")
    }
  }

  @Test(arguments: 1...30)
  func `what is undone and done again ends where it began`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor()
    var states = [editor.text]
    for _ in 0..<200 {
      guard let input = Self.inputs.randomElement(using: &random) else { continue }
      let revision = editor.revision
      editor.type(input)
      editor.pause()
      if editor.revision != revision { states.append(editor.text) }
    }
    for _ in 0..<3 {
      for state in states.dropLast().reversed() {
        let isUndone = editor.undo()
        #expect(isUndone && editor.text.utf8.elementsEqual(state.utf8), "seed \(seed)")
      }
      let isAtStart = !editor.undo()
      #expect(isAtStart)
      for state in states.dropFirst() {
        let isRedone = editor.redo()
        #expect(isRedone && editor.text.utf8.elementsEqual(state.utf8), "seed \(seed)")
      }
      let isAtEnd = !editor.redo()
      #expect(isAtEnd)
    }
  }

  @Test(arguments: 1...30)
  func `steps of many edits are undone as a whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor()
    for _ in 0..<400 {
      guard let input = Self.inputs.randomElement(using: &random) else { continue }
      editor.type(input)
      if Int.random(in: 0..<20, using: &random) == 0 { editor.pause() }
    }
    let text = editor.text
    while editor.undo() {}
    #expect(editor.text == "", "seed \(seed)")
    while editor.redo() {}
    #expect(editor.text.utf8.elementsEqual(text.utf8), "seed \(seed)")
    #expect(editor.count == text.count, "seed \(seed)")
  }
}
