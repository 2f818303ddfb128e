import Observation
import Terminal
import TestSupport
import Testing

@testable import TerminalUI

struct CollectionViewDrawingTests {
  @Test func `cells flow in their rectangle, and only there`() throws {
    let words = try WordView(
      [("", ["the", "quick", "brown", "fox"])], in: Rect(x: 2, y: 1, width: 11, height: 3))
    #expect(words.draw() == ["", "  the quick", "  brown fox", ""])
  }

  @Test func `sections of several kinds stand under their headers`() throws {
    let words = try WordView(
      [("Doing", ["one"]), ("Empty", []), ("Done", ["two", "three"])],
      in: Rect(x: 0, y: 0, width: 12, height: 7))
    words.view.headerProvider = { $0 == "Empty" ? nil : RowCell(text: "# \($0)") }
    words.view.layoutProvider = { section in
      section == "Done"
        ? FlowLayout(minimumInteritemSpacing: 2, sectionInset: EdgeInsets(left: 1)) : nil
    }
    words.view.invalidateLayout()
    #expect(
      words.draw() == ["# Doing", "one", "# Done", " two  three", "", "", ""])
  }

  @Test func `a word wider than the view is cut with an ellipsis between characters`() throws {
    let words = try WordView(
      [("", ["ab", "supercalifragilistic", "개발자들이", "cd"])],
      in: Rect(x: 0, y: 0, width: 6, height: 4))
    #expect(words.draw() == ["ab", "super…", "개발…", "cd"])
  }

  @Test func `where only ASCII may be drawn, the ellipsis is two full stops`() throws {
    let words = try WordView([("", ["abcdefgh"])], in: Rect(x: 0, y: 0, width: 6, height: 1))
    var canvas = Canvas(
      size: Size(width: 6, height: 1), capabilities: TerminalCapabilities(isASCIIOnly: true))
    words.view.draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.text == ["abcd.."])
  }

  @Test func `only the rows of a tall cell that go on get an ellipsis`() throws {
    struct Stairs: CollectionCell {
      func size(fitting width: Int) -> Size { Size(width: 8, height: 3) }
      func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
        for (number, y) in rect.rows.enumerated() {
          canvas.write(
            String(repeating: "x", count: 4 + number), at: Point(x: rect.minX, y: y))
        }
      }
    }
    let words = try WordView(
      [("", ["stairs"])], in: Rect(x: 0, y: 0, width: 5, height: 3), cell: { _ in Stairs() })
    #expect(words.draw() == ["xxxx", "xxxxx", "xxxx…"])
  }

  @Test func `cells are told what they are`() throws {
    let words = try WordView(
      [("", ["a", "b", "c"])], in: Rect(x: 0, y: 0, width: 9, height: 1))
    words.view.isItemEnabled = { $0 != "c" }
    words.view.focusItem("a")
    words.view.selectItem("b")
    let picture = words.picture()
    #expect(picture[Point(x: 0, y: 0)].style == Style(nil, .reverse))
    #expect(picture[Point(x: 2, y: 0)].style == Style(nil, .bold))
    #expect(picture[Point(x: 4, y: 0)].style == Style(nil, .dim))
  }

  @Test func `the cursor stands on the focused cell while the view has the keys`() throws {
    let words = try WordView(
      [("", ["a", "bb", "cc"])], in: Rect(x: 3, y: 2, width: 4, height: 2))
    #expect(words.picture().cursor == nil)
    words.view.focusItem("cc")
    #expect(words.picture().cursor == Point(x: 3, y: 3))
    words.view.isFocused = false
    #expect(words.picture().cursor == nil)
    #expect(words.picture()[Point(x: 3, y: 3)].style == .plain)
  }

  @Test func `a cell with a caret of its own keeps the cursor, also when it is cut`() throws {
    struct Field: CollectionCell {
      func size(fitting width: Int) -> Size { Size(width: 9, height: 1) }
      func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
        canvas.cursor = Point(x: rect.minX + 3, y: rect.minY)
      }
    }
    let words = try WordView(
      [("", ["field"])], in: Rect(x: 1, y: 1, width: 12, height: 1), cell: { _ in Field() })
    words.view.focusItem("field")
    #expect(words.picture().cursor == Point(x: 4, y: 1))
    words.rect = Rect(x: 1, y: 1, width: 5, height: 1)
    #expect(words.picture().cursor == Point(x: 4, y: 1))
  }

  @Test func `scrolling lays out and measures nothing`() throws {
    let words = try WordView(
      [("", (0..<100).map { "item\($0)" })], in: Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(words.view.layoutCount == 1)
    for _ in 0..<30 {
      words.view.scroll(by: 3)
      words.draw()
    }
    #expect(words.view.layoutCount == 1)
    #expect(words.measureCounts.values.allSatisfy { $0 == 1 })
    #expect(words.measureCounts.count == 100)
  }

  @Test func `another width lays out again and asks each cell once more`() throws {
    let words = try WordView(
      [("", ["a", "b", "c"])], in: Rect(x: 0, y: 0, width: 10, height: 5))
    words.rect = Rect(x: 4, y: 0, width: 10, height: 3)
    words.draw()
    #expect(words.view.layoutCount == 1)
    words.rect = Rect(x: 0, y: 0, width: 3, height: 3)
    words.draw()
    #expect(words.view.layoutCount == 2)
    #expect(words.measureCounts == ["a": 2, "b": 2, "c": 2])
  }

  @Test func `a change measures what is new or reloaded, and nothing else`() throws {
    let words = try WordView(
      [("", ["a", "b", "c"])], in: Rect(x: 0, y: 0, width: 10, height: 5))
    var snapshot = try CollectionSnapshot([("", ["d", "c", "a"])])
    try snapshot.reloadItems(["c"])
    words.view.apply(snapshot, animated: false)
    words.draw()
    #expect(words.measureCounts == ["a": 1, "b": 1, "c": 2, "d": 1])
    #expect(words.view.snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `drawing is observed: what changes the picture asks for another`() throws {
    let words = try WordView(
      [("", ["a", "b", "c"])], in: Rect(x: 0, y: 0, width: 1, height: 2))
    let changes: [(String, () throws -> Void)] = [
      ("focus", { words.view.focusItem("a") }),
      ("scroll", { words.view.scroll(by: 1) }),
      ("choice", { words.view.selectItem("b") }),
      ("keys", { words.view.isFocused = false }),
      ("layout", { words.view.layout.minimumLineSpacing = 1 }),
      ("snapshot", { try words.apply(["b", "a", "c"], animated: true) }),
      ("frame", { words.clock.advance(by: .milliseconds(20)) }),
      ("end", { words.clock.advance(by: .seconds(1)) }),
      ("sizes", { words.view.invalidateLayout() }),
    ]
    for (name, change) in changes {
      let flag = Flag()
      withObservationTracking {
        _ = words.draw()
      } onChange: {
        MainActor.assumeIsolated { flag.isRaised = true }
      }
      try change()
      #expect(flag.isRaised, "\(name)")
    }
  }

  private final class Flag {
    var isRaised = false
  }

  @Test func `what changes nothing asks for no picture and no frame`() throws {
    let words = try WordView(
      [("", ["a", "b", "c"])], in: Rect(x: 0, y: 0, width: 5, height: 2))
    let flag = Flag()
    withObservationTracking {
      _ = words.draw()
    } onChange: {
      MainActor.assumeIsolated { flag.isRaised = true }
    }
    words.draw()
    words.view.scroll(by: 5)
    words.view.scrollToItem("c")
    try words.apply(["a", "b", "c"], animated: true)
    #expect(!flag.isRaised)
    #expect(!words.clock.isRunning)
  }

  @Test(arguments: 1...150)
  func `drawing never leaves its rectangle, whatever moves in it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["a", "한국", "supercalifragilistic", "❤️", "👨‍👩‍👧", "é", "日本語", "", "e\u{301}x"]
    let rect = Rect(
      x: Int.random(in: 0...4, using: &random), y: Int.random(in: 0...3, using: &random),
      width: Int.random(in: 0...12, using: &random),
      height: Int.random(in: 0...6, using: &random))
    let layout = FlowFramesTests.randomLayout(using: &random)
    let words = try WordView(
      in: rect, layout: layout,
      cell: { WordCell(word: alphabet[$0.count % alphabet.count], height: 1 + $0.count % 3) })
    words.view.headerProvider = { $0 == "x" ? nil : WordCell(word: "머리말 \($0)") }
    for _ in 0..<6 {
      words.view.apply(try Self.randomSnapshot(using: &random))
      words.view.moveFocus(FocusMove.allCases.randomElement(using: &random) ?? .up)
      words.view.scroll(by: Int.random(in: -4...4, using: &random))
      let picture = Self.background(around: rect, with: words.view)
      for y in 0..<picture.size.height {
        for x in 0..<picture.size.width where !rect.contains(Point(x: x, y: y)) {
          #expect(picture[Point(x: x, y: y)].character == "·")
          #expect(picture[Point(x: x, y: y)].style == .plain)
        }
      }
      words.clock.advance(by: .milliseconds(Int.random(in: 0...120, using: &random)))
    }
  }

  private static func background(
    around rect: Rect, with view: CollectionView<String, String>
  ) -> Canvas {
    var canvas = Canvas(size: Size(width: rect.maxX + 3, height: rect.maxY + 3))
    canvas.fill(canvas.bounds, with: "·")
    view.draw(on: &canvas, in: rect)
    return canvas
  }

  private static func randomSnapshot(
    using random: inout SeededGenerator
  ) throws -> CollectionSnapshot<String, String> {
    var ids = (0..<16).map { String(repeating: "i", count: $0) }.shuffled(using: &random)
    return try CollectionSnapshot(
      ["x", "y", "z"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
        .map { section in
          let count = Int.random(in: 0...5, using: &random)
          defer { ids.removeFirst(count) }
          return (section, Array(ids.prefix(count)))
        })
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 1, height: 0),
  ])
  func `the smallest sizes crash nothing`(size: Size) throws {
    let words = try WordView(
      [("", ["word", "한"])], in: Rect(origin: .zero, size: size),
      layout: FlowLayout(sectionInset: EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)))
    words.view.headerProvider = { _ in RowCell(text: "header") }
    words.view.invalidateLayout()
    for move in FocusMove.allCases {
      words.view.moveFocus(move)
      words.draw()
    }
    try words.apply(["word", "x"], animated: true)
    words.view.handle(MouseEvent(.press, at: .zero))
    words.clock.advance(by: .milliseconds(90))
    words.draw()
    words.rect = Rect(x: 0, y: 0, width: 20, height: 5)
    #expect(words.draw() == ["header", "", "   wordx", "", ""])
  }
}
