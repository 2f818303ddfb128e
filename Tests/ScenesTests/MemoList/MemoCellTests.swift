import Lessons
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct MemoCellTests {
  private func cell(
    _ text: String, end: String = "2 hours ago", isPinned: Bool = false, searching: String? = nil
  ) throws -> MemoCell {
    let memo = Memo(
      id: MemoID(rawValue: "m"), text: try MemoText(text), createdAt: 0, changedAt: 0)
    var lines = MemoLines()
    let line = lines.line(of: memo, found: searching.map(TextSearch.init))
    return MemoCell(
      title: line.title, tags: line.tags, end: end, isPinned: isPinned, excerpt: line.excerpt)
  }

  @Test func `a memo is its title, its tags and when it was changed`() throws {
    #expect(
      try cell("standup phrases\n#work").drawing(width: 80)
        == ["  standup phrases" + gap(31) + "#work" + gap(15) + "2 hours ago"])
    #expect(
      try cell("조사 은/는 vs 이/가\n#grammar", end: "yesterday", isPinned: true).drawing(width: 60)
        == [" ▌조사 은/는 vs 이/가" + gap(15) + "#grammar" + gap(6) + "yesterday"])
  }

  @Test func `tags of the title are not said again, the others each once`() throws {
    #expect(
      try cell("a #work b\n#home #WORK", end: "now").drawing(width: 60)
        == ["  a #work b" + gap(25) + "#home" + gap(15) + "now"])
  }

  @Test func `tags begin in one column, whatever stands beside them`() throws {
    let first = try cell("a\n#work", end: "just now").drawing(width: 70)[0]
    let second = try cell("한국어\n#work", end: "12 Nov 2024", isPinned: true).drawing(width: 70)[0]
    func column(_ line: String) -> Int? {
      line.ranges(of: "#work").last.map { line[..<$0.lowerBound].displayWidth }
    }
    #expect(column(first) == 42)
    #expect(column(second) == 42)
  }

  @Test func `forty columns hold title and time`() throws {
    #expect(
      try cell("조사 은/는 vs 이/가를 언제 쓰는지 다시 #grammar", end: "2시간 전").drawing(width: 40)
        == ["  조사 은/는 vs 이/가를 언제…  2시간 전"])
  }

  @Test func `a title of four hundred wide characters is cut`() throws {
    let line = try cell(String(repeating: "한", count: 400)).drawing(width: 60)[0]
    #expect(line == "  " + String(repeating: "한", count: 21) + "…   2 hours ago")
    #expect(
      try cell(String(repeating: "한", count: 400)).drawing(width: 60, isASCIIOnly: true)[0]
        .contains(".."))
  }

  @Test func `while one searches the second row shows where it was found`() throws {
    #expect(
      try cell("notes\nfirst\nthe login bug", searching: "BUG").drawing(width: 60)
        == ["  notes" + gap(41) + "2 hours ago", "    the login bug"])
    #expect(
      try cell("the bug\nfirst\nsecond", searching: "bug").drawing(width: 60)[1] == "    first")
    #expect(
      try cell("bug", searching: "bug").drawing(width: 60) == [
        "  bug" + gap(43) + "2 hours ago", "",
      ])
  }

  @Test func `what was found across a line end shows in one line`() throws {
    #expect(
      try cell("the login\nbug is back\nx", searching: "login bug").drawing(width: 60)[1]
        == "    the login bug is back")
    #expect(
      try cell("title\none\ntwo three\nfour", searching: "ne\u{20}two").drawing(width: 60)[1]
        == "    one two three")
  }

  @Test func `what was found far down shows, however far`() throws {
    let text =
      "title\n" + String(repeating: "어제 로그인 버그를 고쳤어요.\n", count: 20_000) + "the needle here"
    #expect(try cell(text, searching: "needle").drawing(width: 60)[1] == "    the needle here")
  }

  @Test func `what was found far to the right is brought into sight`() throws {
    let text = "title\n" + String(repeating: "word ", count: 200) + "needle in the hay"
    let line = try cell(text, searching: "needle").drawing(width: 60)[1]
    #expect(line == "    …rd word word word needle in the hay")
  }

  @Test func `what was found is marked, in wide characters whole`() throws {
    let canvas = try cell("한국어 공부", searching: "국").canvas(width: 40)
    let marked = (0..<40).filter {
      canvas[Point(x: $0, y: 0)].style.attributes.contains(.underline)
    }
    #expect(marked == [4, 5])
  }

  @Test func `a mark that is cut off stops at the edge`() throws {
    let canvas = try cell(String(repeating: "가", count: 30), searching: "가").canvas(width: 30)
    let marked = (0..<30).filter {
      canvas[Point(x: $0, y: 0)].style.attributes.contains(.underline)
    }
    #expect(marked == Array(2..<14))
    #expect(canvas[Point(x: 14, y: 0)].character == "…")
  }

  @Test(arguments: [
    "שלום עולם", "مرحبا", "a\u{200B}b\u{200D}c\u{FEFF}", "e\u{301}\u{302}\u{303}", "👩‍👩‍👧‍👦❤️👍🏽",
    "tab\there", "\u{202E}reversed", "esc \u{1B}[31mred", "\u{301}first",
  ])
  func `no text shifts what stands beside it, and none reaches past its row`(text: String) throws {
    for search in [nil, "e"] {
      let canvas = try cell(text + "\n" + text, searching: search).canvas(width: 60)
      let row = canvas.text[0]
      #expect(row.hasSuffix("2 hours ago "))
      #expect(row.displayWidth == 60)
      for line in canvas.text {
        #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  @Test func `no size is too small, and nothing is drawn outside`() throws {
    for width in 0...24 {
      for search in [nil, "가"] {
        let cell = try cell("가나다 #태그\n가나다 라", isPinned: true, searching: search)
        var canvas = Canvas(size: Size(width: width + 4, height: 5))
        let size = cell.size(fitting: width)
        let place = Rect(x: 2, y: 1, width: width, height: size.height)
        canvas.clipped(to: place) {
          cell.draw(on: &$0, in: place, state: CellState(isFocused: true))
        }
        for y in 0..<5 {
          for x in 0..<width + 4 where !place.contains(Point(x: x, y: y)) {
            #expect(canvas[Point(x: x, y: y)] == .blank())
          }
        }
      }
    }
  }

  private func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension CollectionCell {
  fileprivate func canvas(width: Int, isASCIIOnly: Bool = false) -> Canvas {
    var canvas = Canvas(
      size: size(fitting: width), capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    draw(on: &canvas, in: canvas.bounds, state: CellState())
    return canvas
  }

  /// The cell as it is drawn in `width` columns, without the blanks at the ends of its rows.
  fileprivate func drawing(width: Int, isASCIIOnly: Bool = false) -> [String] {
    canvas(width: width, isASCIIOnly: isASCIIOnly).text
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
