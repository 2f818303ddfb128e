import Terminal
import TerminalUI
import TestSupport
import Testing

struct CollectionViewScrollingTests {
  /// Twenty rows, of which five are seen.
  private func rows(pinned: Bool = false, header: Int = 0) throws -> WordView {
    let words = try WordView(
      [("one", (0..<10).map { "a\($0)" }), ("two", (0..<10).map { "b\($0)" })],
      in: Rect(x: 0, y: 0, width: 8, height: 5),
      layout: FlowLayout(sectionHeadersPinToVisibleBounds: pinned),
      cell: { RowCell(text: $0) })
    if header > 0 {
      words.view.headerProvider = { RowCell(text: "# \($0)", height: header) }
      words.view.invalidateLayout()
      words.draw()
    }
    return words
  }

  @Test func `an item that is seen scrolls nothing, another the least that shows it`() throws {
    let words = try rows()
    words.view.scrollToItem("a4")
    #expect(words.view.contentOffset == 0)
    words.view.scrollToItem("a7")
    #expect(words.draw() == ["a3", "a4", "a5", "a6", "a7"])
    words.view.scrollToItem("a5")
    #expect(words.view.contentOffset == 3)
    words.view.scrollToItem("a2")
    #expect(words.draw() == ["a2", "a3", "a4", "a5", "a6"])
  }

  /// The model behind the cells may know nothing of them any more.
  @Test func `another snapshot asks for no cell of an item that goes`() throws {
    var known: Set<String> = ["a", "b"]
    let words = try WordView(
      [("", ["a", "b"])], in: Rect(x: 0, y: 0, width: 8, height: 5),
      cell: { word in
        #expect(known.contains(word), "\(word) is gone")
        return RowCell(text: word)
      })
    words.view.focusItem("b")
    known = ["c"]
    words.view.invalidateLayout()
    try words.apply(["c"])
    #expect(words.draw().first == "c")
    #expect(words.view.focusedItem == "c")
  }

  @Test func `asked before it is first drawn, it scrolls then`() throws {
    let words = try WordView(in: .zero, cell: { RowCell(text: $0) })
    try words.apply((0..<20).map { "a\($0)" })
    words.view.scrollToItem("a9")
    words.rect = Rect(x: 0, y: 0, width: 8, height: 3)
    #expect(words.draw() == ["a7", "a8", "a9"])
  }

  @Test func `scrolling ends where the content does`() throws {
    let words = try rows()
    #expect(!words.view.scroll(by: -1))
    #expect(words.view.scroll(by: 100))
    #expect(words.draw() == ["b5", "b6", "b7", "b8", "b9"])
    #expect(!words.view.scroll(by: 1))
  }

  @Test func `a pinned header lies over the rows, until the next pushes it out`() throws {
    let words = try rows(pinned: true, header: 1)
    words.view.scroll(by: 4)
    #expect(words.draw() == ["# one", "a4", "a5", "a6", "a7"])
    words.view.scroll(by: 6)
    #expect(words.draw() == ["# one", "# two", "b0", "b1", "b2"])
    words.view.scroll(by: 1)
    #expect(words.draw() == ["# two", "b0", "b1", "b2", "b3"])
  }

  @Test func `a header that does not pin scrolls away`() throws {
    let words = try rows(header: 2)
    words.view.scroll(by: 1)
    #expect(words.draw() == ["# one", "a0", "a1", "a2", "a3"])
    words.view.scroll(by: 1)
    #expect(words.draw() == ["a0", "a1", "a2", "a3", "a4"])
  }

  @Test func `a header taller than the view scrolls through it`() throws {
    let words = try rows(pinned: true, header: 7)
    words.view.scroll(by: 6)
    #expect(words.draw() == ["# one", "a0", "a1", "a2", "a3"])
    words.view.scroll(by: 1)
    #expect(words.draw() == ["a0", "a1", "a2", "a3", "a4"])
    words.view.scrollToItem("a9")
    #expect(words.draw() == ["a5", "a6", "a7", "a8", "a9"])
    words.view.scrollToItem("a1")
    #expect(words.draw() == ["a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `an item under a pinned header is not seen and comes out below it`() throws {
    let words = try rows(pinned: true, header: 1)
    words.view.scroll(by: 4)
    words.view.scrollToItem("a3")
    #expect(words.draw() == ["# one", "a3", "a4", "a5", "a6"])
  }

  @Test func `going up to the first line brings its header`() throws {
    let words = try rows(header: 2)
    words.view.focusItem("b9")
    words.view.focusItem("b0")
    #expect(words.draw() == ["# two", "# two", "b0", "b1", "b2"])
  }

  @Test func `an item taller than the view shows its top, and the header above`() throws {
    let words = try WordView(
      [("one", ["tall"]), ("two", ["b"])], in: Rect(x: 0, y: 0, width: 8, height: 4),
      cell: { RowCell(text: $0, height: $0 == "tall" ? 6 : 1) })
    words.view.headerProvider = { RowCell(text: "# \($0)") }
    words.view.invalidateLayout()
    words.draw()
    words.view.focusItem("tall")
    #expect(words.draw() == ["# one", "tall", "tall", "tall"])
    words.view.focusItem("b")
    #expect(words.draw() == ["tall", "tall", "# two", "b"])
    words.view.focusItem("tall")
    #expect(words.draw() == ["tall", "tall", "tall", "tall"], "what was seen of it stays seen")
  }

  @Test func `the wheel scrolls by rows, and a click hits what is seen then`() throws {
    let words = try rows(pinned: true, header: 1)
    words.rect = Rect(x: 3, y: 2, width: 8, height: 5)
    words.draw()
    #expect(words.view.handle(MouseEvent(.scrollDown, at: Point(x: 4, y: 3))))
    #expect(words.draw().dropFirst(2) == ["   # one", "   a3", "   a4", "   a5", "   a6"])
    #expect(words.view.itemIdentifier(at: Point(x: 4, y: 3)) == "a3")
    #expect(words.view.itemIdentifier(at: Point(x: 4, y: 2)) == nil)
    #expect(words.view.itemIdentifier(at: Point(x: 2, y: 3)) == nil)
    #expect(words.view.itemIdentifier(at: Point(x: 4, y: 7)) == nil)
    #expect(!words.view.handle(MouseEvent(.scrollDown, at: Point(x: 0, y: 0))))
    words.view.handle(MouseEvent(.scrollUp, at: Point(x: 4, y: 3)))
    #expect(words.view.contentOffset == 0)
  }

  @Test func `another width keeps the first item that is seen where it is`() throws {
    let items = (0..<40).map { "w\($0)" }
    let words = try WordView([("", items)], in: Rect(x: 0, y: 0, width: 8, height: 4))
    words.view.scroll(by: 6)
    let first = try #require(words.view.itemIdentifier(at: .zero))
    words.rect = Rect(x: 0, y: 0, width: 14, height: 4)
    words.draw()
    let place = try #require(words.view.screenFrame(of: first))
    #expect(place.minY == 0)
  }

  @Test func `a smaller view keeps the focused item in sight`() throws {
    let words = try rows()
    words.view.focusItem("a4")
    words.rect = Rect(x: 0, y: 0, width: 8, height: 2)
    #expect(words.draw() == ["a3", "a4"])
    words.rect = .zero
    words.draw()
    words.rect = Rect(x: 0, y: 0, width: 8, height: 30)
    #expect(words.draw().first == "a0")
  }

  @Test func `the offset follows content that grew shorter`() throws {
    let words = try rows()
    words.view.scroll(by: 100)
    try words.apply(["a0", "a1"])
    #expect(words.draw() == ["a0", "a1", "", "", ""])
  }
}
