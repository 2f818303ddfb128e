import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct TextEditorWrappingTests {
  @Test(arguments: [
    ("one two |three", 8, "<End>", "one two three|"),
    ("one t|wo three", 8, "<End>", "one two| three"),
    ("one t|wo three", 8, "<End><Right>x", "one two x|three"),
    ("one two th|ree", 8, "<Home>", "one two |three"),
    ("one two th|ree", 8, "<Up>", "on|e two three"),
    ("o|ne two three", 8, "<Down>", "one two t|hree"),
    ("un|breakable", 5, "<End>x", "unbrx|eakable"),
    ("un|breakable", 5, "<End><Home>x", "x|unbreakable"),
    ("un|breakable", 5, "<End><Down><Down>", "unbreakable|"),
    ("un|breakable", 5, "<End><Down><Up>", "unbr|eakable"),
    ("un|breakable", 5, "<End><Right>", "unbre|akable"),
    ("어제로그인|", 5, "<Up>", "어제로|그인"),
    ("어제로|그인", 5, "<Home>", "어제|로그인"),
    ("가나\nab|c", 5, "<Up>", "가|나\nabc"),
    ("가나\na|bc", 5, "<Up>", "|가나\nabc"),
  ])
  func `lines as they are wrapped have ends, and columns`(
    text: String, width: Int, script: String, expected: String
  ) {
    var editor = TextEditor(marked: text, width: width)
    editor.type(script)
    #expect(editor.marked == expected)
  }

  @Test func `at a cut the caret stands on the line it was moved along`() {
    var editor = TextEditor(marked: "|unbreakable", width: 5)
    editor.type("<End>")
    #expect(editor.caret == 4)
    #expect(editor.shown.cursor == Point(x: 4, y: 0))
    editor.moveCaret(to: 4)
    #expect(editor.shown.cursor == Point(x: 0, y: 1))
  }

  @Test func `white space at a wrap hangs over the edge with the caret in the last column`() {
    var editor = TextEditor(marked: "one     |two", width: 6)
    #expect(editor.shown.rows.prefix(2) == ["one", "two"])
    var columns: [Point?] = []
    for _ in 0..<5 {
      editor.type("<Left>")
      columns.append(editor.shown.cursor)
    }
    #expect(columns == [5, 5, 5, 4, 3].map { Point(x: $0, y: 0) })
  }

  private static let letters = Array("ab 한国。\u{A0}é\n👨‍👩‍👧🇰🇷 x\u{200B}\u{5D0}\u{3000}ー")

  private func randomText(
    _ length: ClosedRange<Int>, using random: inout SeededGenerator
  ) -> String {
    let count = Int.random(in: length, using: &random)
    return String((0..<count).compactMap { _ in Self.letters.randomElement(using: &random) })
  }

  /// Text that runs from left to right all the way.
  private func randomTextToRight(
    _ length: ClosedRange<Int>, using random: inout SeededGenerator
  ) -> String {
    randomText(length, using: &random).filter { !String($0).mayRunRightToLeft }
  }

  @Test(arguments: 1...40)
  func `lines break where wrapped text breaks, after every edit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...14, using: &random)
    var editor = TextEditor(randomText(0...60, using: &random))
    editor.layout(size: Size(width: width + 1, height: 200))
    for _ in 0..<40 {
      let lines = editor.text.wrapped(to: width).map { line in
        var canvas = Canvas(size: Size(width: width + 1, height: 1))
        canvas.write(line, at: .zero)
        return String(canvas.text[0].reversed().drop { $0 == " " }.reversed())
      }
      let shown = editor.shown.rows
      // Lines from right to left stand at the right.
      let isSame = zip(shown, lines).allSatisfy { row, line in
        row == line || line.mayRunRightToLeft && row.drop { $0 == " " } == line.drop { $0 == " " }
      }
      #expect(isSame && shown.count >= lines.count, "seed \(seed): \(editor.marked)")
      #expect(shown.dropFirst(lines.count).allSatisfy { $0.isEmpty })
      editor.moveCaret(to: Int.random(in: 0...editor.count, using: &random))
      if Bool.random(using: &random) { editor.insert(randomText(1...6, using: &random)) }
      let deletions = ["<Backspace>", "<Delete>", "<C-w>", "<C-k>", "<C-_>"]
      editor.type(deletions.randomElement(using: &random) ?? "")
    }
  }

  @Test(arguments: 1...40)
  func `up and down keep to the column over ragged lines`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor(randomTextToRight(20...120, using: &random))
    editor.layout(size: Size(width: Int.random(in: 4...14, using: &random), height: 200))
    editor.moveCaret(to: Int.random(in: 0...editor.count, using: &random))
    let start = try #require(editor.shown.cursor)
    var moves = 0
    while editor.type("<Down>") {
      moves += 1
      let cursor = try #require(editor.shown.cursor)
      #expect(cursor.y == start.y + moves && cursor.x <= start.x, "seed \(seed)")
    }
    for _ in 0..<moves { editor.type("<Up>") }
    // In front of the widest character, a family of three, that stands there.
    #expect(editor.shown.cursor.map { start.x - $0.x <= 5 && $0.y == start.y } == true)
  }

  @Test(arguments: 1...40)
  func `every place of the caret is a cell, in reading order`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor(randomTextToRight(0...80, using: &random))
    editor.layout(size: Size(width: Int.random(in: 1...12, using: &random), height: 300))
    editor.moveCaret(to: 0)
    var last = Point.zero
    for _ in 0..<editor.count {
      let cursor = try #require(editor.shown.cursor)
      #expect((last.y, last.x) <= (cursor.y, cursor.x), "seed \(seed)")
      last = cursor
      let isOfUse = editor.type("<Right>")
      #expect(isOfUse)
    }
  }

  @Test(arguments: LetterOrder.allCases)
  func `a line from right to left stands at the right, and arrows follow the eye`(
    letters: LetterOrder
  ) throws {
    var editor = TextEditor("\u{5D0}\u{5D1} \u{5D2}")
    editor.layout(size: Size(width: 10, height: 2))
    editor.moveCaret(to: editor.count)
    var canvas = Canvas(
      size: Size(width: 10, height: 2), capabilities: TerminalCapabilities(letterOrder: letters))
    func caret() -> Int? {
      editor.draw(on: &canvas, in: canvas.bounds, isFocused: true)
      return canvas.cursor?.x
    }
    let columns = letters == .byMalmoi ? [5, 6, 7, 8, 9] : [5, 6, 7, 9, 8]
    #expect(caret() == columns[0])
    for column in columns.dropFirst() {
      let isOfUse = editor.type("<Right>")
      #expect(isOfUse)
      #expect(caret() == column)
    }
    editor.moveCaret(to: editor.count)
    editor.type("  ")
    #expect(caret() == 3, "blanks at the end are at its left")
    #expect(canvas.text[0] == (letters == .byMalmoi ? "      ג בא" : "      ג אב"))
    let isHit = editor.handle(MouseEvent(.press, at: Point(x: 7, y: 0)), in: canvas.bounds)
    #expect(isHit && editor.caret == 2)
  }
}
