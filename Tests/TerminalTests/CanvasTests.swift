import Terminal
import TestSupport
import Testing

struct CanvasTests {
  @Test func `text is written where it is told, wide characters over two cells`() {
    var canvas = Canvas(size: Size(width: 8, height: 2))
    let columns = canvas.write("a한b", at: Point(x: 1, y: 1))
    #expect(columns == 4)
    #expect(canvas.text == ["        ", " a한b   "])
    #expect(canvas[Point(x: 2, y: 1)].span == .leading)
    #expect(canvas[Point(x: 3, y: 1)].span == .trailing)
  }

  @Test(arguments: [(1, "·x ··"), (2, "· x··")])
  func `a character over one half of a wide one blanks the other half`(x: Int, row: String) {
    var canvas = Canvas(size: Size(width: 5, height: 1))
    canvas.fill(canvas.bounds, with: "·")
    canvas.write("한", at: Point(x: 1, y: 0))
    canvas.write("x", at: Point(x: x, y: 0))
    #expect(canvas.text == [row])
  }

  @Test func `a wide character over the halves of two others blanks both outer halves`() {
    var canvas = Canvas(size: Size(width: 6, height: 1))
    canvas.write("가나다", at: .zero)
    canvas.write("한", at: Point(x: 1, y: 0))
    #expect(canvas.text == [" 한 다"])
  }

  @Test(arguments: [
    (0, "한국 "), (-1, " 국어"), (1, " 한국"), (4, "    "), (-6, "     "),
  ])
  func `the edge cuts a wide character into a blank`(x: Int, row: String) {
    var canvas = Canvas(size: Size(width: 5, height: 1))
    canvas.write("한국어", at: Point(x: x, y: 0))
    #expect(canvas.text[0].trimmingTrailingBlanks == row.trimmingTrailingBlanks)
  }

  @Test func `control characters draw nothing`() {
    var canvas = Canvas(size: Size(width: 10, height: 1))
    canvas.write("a\u{1B}[2J\u{7}\r\nb\u{9B}c", at: .zero)
    #expect(canvas.text == ["a[2Jbc    "])
  }

  @Test func `both halves of a wide character change style together`() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write("가나", at: .zero)
    canvas.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { $0.adding(.reverse) }
    #expect(canvas.row(0).allSatisfy { $0.style.attributes.contains(.reverse) })
  }

  @Test(arguments: [
    (0, "한국어··"), (2, "··한국어"), (-1, " 국어···"), (-2, "국어····"), (3, "···한국 "), (-6, "·가나···"),
    (8, "·가나···"),
  ])
  func `a picture is put over another, blanks where an edge cuts a wide character`(
    x: Int, row: String
  ) {
    var canvas = Canvas(size: Size(width: 8, height: 1))
    canvas.fill(canvas.bounds, with: "·")
    if abs(x) >= 6 { canvas.write("가나", at: Point(x: 1, y: 0)) }
    var picture = Canvas(size: Size(width: 6, height: 2))
    picture.write("한국어", at: .zero)
    canvas.draw(picture, at: Point(x: x, y: 0))
    #expect(canvas.text == [row])
  }

  @Test func `a picture over halves of wide characters blanks the other halves`() {
    var canvas = Canvas(size: Size(width: 8, height: 1))
    canvas.write("가나다라", at: .zero)
    var picture = Canvas(size: Size(width: 4, height: 1))
    picture.write("wxyz", at: .zero)
    canvas.draw(picture, at: Point(x: 1, y: 0))
    #expect(canvas.text == [" wxyz 라"])
  }

  @Test(arguments: [
    (0, ["a", "b", "c"]), (1, ["b", "c", ""]), (-1, ["", "a", "b"]), (3, ["", "", ""]),
    (-9, ["", "", ""]),
  ])
  func `rows move and leave blank ones behind`(distance: Int, rows: [String]) {
    var canvas = Canvas(size: Size(width: 2, height: 3))
    for (y, text) in ["a", "b", "c"].enumerated() { canvas.write(text, at: Point(x: 0, y: y)) }
    canvas.moveRows(up: distance)
    #expect(canvas.text.map(\.trimmingTrailingBlanks) == rows)
  }

  @Test func `drawing never leaves its clip but to blank a half`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      var canvas = Canvas(size: Size(width: 12, height: 4))
      canvas.fill(canvas.bounds, with: "·")
      let clip = Rect(
        x: .random(in: 0..<12, using: &generator), y: .random(in: 0..<4, using: &generator),
        width: .random(in: 0..<12, using: &generator),
        height: .random(in: 0..<4, using: &generator))
      canvas.clipped(to: clip) { canvas in
        for _ in 0..<6 {
          canvas.write(
            "x한👍e\u{301}국🇰🇷",
            at: Point(
              x: .random(in: -14..<14, using: &generator),
              y: .random(in: -2..<6, using: &generator)))
        }
      }
      for y in 0..<4 {
        for x in 0..<12 where !clip.contains(Point(x: x, y: y)) {
          #expect(canvas[Point(x: x, y: y)] == Canvas.dot)
        }
        #expect(canvas.row(y).hasWholeCharacters)
      }
    }
  }

  @Test func `text is drawn character by character, whatever stands beside what`() {
    let pieces = [
      "a", "Z", " ", "한", "가\u{11A8}", "\u{1100}", "\u{1161}", "e", "\u{301}", "\u{200D}", "👩", "👍🏽",
      "🇰🇷", "©", "\u{FE0F}", "→", "…", "▪", "ａ", "か", "\u{3099}", "ㅎ", "\r", "\n", "\u{7}", "日", "1",
      "\u{20E3}", "ก", "ำ", "\u{0600}", "\u{AD}", "हि", "क्ष", "ﾟ", "ြ",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      let text = (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      var canvas = Canvas(size: Size(width: 24, height: 2))
      let columns = canvas.write(text, at: .zero)
      var x = 0
      for character in text {
        for glyph in character.displayForm {
          x += canvas.write(String(glyph.scalars), at: Point(x: x, y: 1))
        }
      }
      #expect(columns == x && text.displayWidth == x)
      let rows = canvas.text
      #expect(rows[0] == rows[1], "\(text.debugDescription)")
    }
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1), Size(width: 1, height: 3)])
  func `the smallest pictures take any drawing`(size: Size) {
    var canvas = Canvas(size: size)
    canvas.write("한a", at: .zero)
    canvas.write("한a", at: Point(x: -1, y: 0))
    canvas.fill(Rect(x: -3, y: -3, width: 9, height: 9), with: "#")
    canvas.restyle(Rect(x: -3, y: -3, width: 9, height: 9)) { $0.adding(.bold) }
    #expect(canvas.text.count == size.height)
  }
}

extension Canvas {
  fileprivate static let dot: Cell = {
    var canvas = Canvas(size: Size(width: 1, height: 1))
    canvas.write("·", at: .zero)
    return canvas[.zero]
  }()
}

extension Collection<Cell> {
  /// Whether every left half has its right half beside it and the other way round.
  fileprivate var hasWholeCharacters: Bool {
    var expectsTrailing = false
    for cell in self {
      if (cell.span == .trailing) != expectsTrailing { return false }
      expectsTrailing = cell.span == .leading
    }
    return !expectsTrailing
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
