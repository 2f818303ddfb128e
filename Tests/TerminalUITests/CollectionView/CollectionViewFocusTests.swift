import Terminal
import TerminalUI
import TestSupport
import Testing

struct CollectionViewFocusTests {
  private static let place = Rect(x: 0, y: 0, width: 8, height: 3)

  /// ```
  /// aaa bb c
  /// d eeeee
  /// ffffffff
  /// g hh
  /// ```
  private func words() throws -> WordView {
    try WordView(
      [("", ["aaa", "bb", "c", "d", "eeeee", "ffffffff", "g", "hh"])], in: Self.place)
  }

  @Test func `the first move focuses the first cell that is seen`() throws {
    let words = try words()
    words.view.scroll(by: 1)
    #expect(words.view.moveFocus(.down))
    #expect(words.view.focusedItem == "d")
  }

  @Test func `nothing to focus is told`() throws {
    let words = try WordView([("", [])], in: Self.place)
    #expect(!words.view.moveFocus(.down))
    #expect(words.view.focusedItem == nil)
    #expect(!words.view.focusItem("x"))
  }

  @Test func `the goal column is kept over ragged lines and forgotten by a move along one`() throws
  {
    let words = try words()
    words.view.focusItem("c")
    let seen = [FocusMove.down, .down, .down, .up, .up, .up].map { move in
      words.view.moveFocus(move)
      return words.view.focusedItem
    }
    #expect(seen == ["eeeee", "ffffffff", "hh", "ffffffff", "eeeee", "c"])
    words.view.moveFocus(.down)
    words.view.moveFocus(.left)
    words.view.moveFocus(.up)
    #expect(words.view.focusedItem == "aaa")
  }

  @Test func `the view scrolls after the focus`() throws {
    let words = try words()
    words.view.focusItem("aaa")
    for _ in 0..<3 { words.view.moveFocus(.down) }
    #expect(words.view.contentOffset == 1)
    #expect(words.draw() == ["d eeeee", "ffffffff", "g hh"])
  }

  @Test func `at an edge a move is not made, so that a screen may go on elsewhere`() throws {
    let words = try words()
    words.view.focusItem("aaa")
    #expect(!words.view.moveFocus(.up))
    #expect(!words.view.moveFocus(.left))
    #expect(!words.view.moveFocus(.lineStart))
    words.view.focusItem("hh")
    #expect(!words.view.moveFocus(.down))
    #expect(!words.view.moveFocus(.right))
    #expect(!words.view.moveFocus(.pageDown))
    #expect(words.view.focusedItem == "hh")
  }

  @Test func `the focus crosses into another view at its column`() throws {
    let words = try words()
    words.view.focusItem("g")
    words.view.moveFocus(.right)
    let column = try #require(words.view.focusColumn)
    #expect(column == 2)
    let other = try WordView(
      [("", ["xx", "yy", "zzzzzz"])], in: Rect(x: 2, y: 5, width: 6, height: 2))
    #expect(other.view.enterFocus(from: .down, column: 6))
    #expect(other.view.focusedItem == "yy")
    #expect(other.view.enterFocus(from: .up, column: 2))
    #expect(other.view.focusedItem == "zzzzzz")
    #expect(other.view.moveFocus(.up))
    #expect(other.view.focusedItem == "xx")
  }

  @Test func `pages are as high as what is seen`() throws {
    let words = try WordView(
      [("", (0..<20).map { "a\($0)" })], in: Rect(x: 0, y: 0, width: 8, height: 5),
      cell: { RowCell(text: $0) })
    words.view.focusItem("a0")
    let seen = [FocusMove.pageDown, .pageDown, .pageUp, .pageDown, .pageDown, .pageDown]
      .map { move in
        words.view.moveFocus(move)
        return words.view.focusedItem
      }
    #expect(seen == ["a5", "a10", "a5", "a10", "a15", "a19"])
  }

  @Test func `where only rows without focus are left, moving scrolls to their end`() throws {
    let words = try WordView(
      [("", ["a", "text1", "text2", "text3"])], in: Rect(x: 0, y: 0, width: 8, height: 2),
      cell: { RowCell(text: $0) })
    words.view.canFocusItem = { $0 == "a" }
    #expect(words.view.moveFocus(.down))
    #expect(words.view.moveFocus(.down))
    #expect(words.view.moveFocus(.down))
    #expect(words.draw() == ["text2", "text3"])
    #expect(!words.view.moveFocus(.down))
    #expect(words.view.focusedItem == "a")
  }

  @Test func `a cell taller than the view is read to its end before the focus goes on`() throws {
    let words = try WordView(
      [("", ["tall", "next"])], in: Rect(x: 0, y: 0, width: 8, height: 3),
      cell: { RowCell(text: $0, height: $0 == "tall" ? 5 : 1) })
    words.view.moveFocus(.down)
    #expect(words.view.moveFocus(.down))
    #expect(words.view.moveFocus(.down))
    #expect(words.view.focusedItem == "tall")
    #expect(words.view.contentOffset == 2)
    #expect(words.view.moveFocus(.down))
    #expect(words.view.focusedItem == "next")
    words.view.moveFocus(.up)
    #expect(words.view.focusedItem == "tall")
    #expect(words.view.contentOffset == 2)
  }

  @Test func `focus and choice go with their items through a change`() throws {
    let words = try words()
    words.view.focusItem("bb")
    words.view.selectItem("d")
    try words.apply(["d", "x", "bb"])
    #expect(words.view.focusedItem == "bb")
    #expect(words.view.selectedItems == ["d"])
    try words.apply(["x"])
    #expect(words.view.selectedItems.isEmpty)
  }

  @Test(arguments: [
    (["a", "b", "c"], "b", ["a", "c"], "c"),
    (["a", "b", "c"], "c", ["a", "b"], "b"),
    (["a", "b", "c"], "a", ["b", "c"], "b"),
    (["a", "b", "c"], "b", ["a", "x", "c"], "x"),
    (["a", "b", "c"], "b", [], nil),
  ])
  func `a deleted item leaves the focus to the one at its index, else to the one before`(
    old: [String], focused: String, new: [String], expected: String?
  ) throws {
    let words = try WordView([("", old)], in: Self.place)
    words.view.focusItem(focused)
    var told: [String] = []
    words.view.didFocusItem = { told.append($0) }
    try words.apply(new)
    #expect(words.view.focusedItem == expected)
    #expect(told == (expected.map { [$0] } ?? []))
  }

  @Test func `the last item of a section leaves the focus to its own section first`() throws {
    let words = try WordView([("s", ["a", "b"]), ("t", ["c"])], in: Self.place)
    words.view.focusItem("b")
    words.view.apply(try CollectionSnapshot([("s", ["a"]), ("t", ["c"])]), animated: false)
    #expect(words.view.focusedItem == "a")
    words.view.apply(try CollectionSnapshot([("s", []), ("t", ["c"])]), animated: false)
    #expect(words.view.focusedItem == "c")
  }

  @Test func `the focus that was seen stays in sight through a change`() throws {
    let words = try WordView(
      [("", ["a", "b", "c"])], in: Rect(x: 0, y: 0, width: 8, height: 2),
      cell: { RowCell(text: $0) })
    words.view.focusItem("b")
    try words.apply(["x", "y", "z", "a", "b", "c"])
    #expect(words.draw() == ["a", "b"])
  }

  @Test func `focusing is told once for each new item`() throws {
    let words = try words()
    var told: [String] = []
    words.view.didFocusItem = { told.append($0) }
    words.view.focusItem("aaa")
    words.view.focusItem("aaa")
    words.view.moveFocus(.right)
    words.view.moveFocus(.up)
    #expect(told == ["aaa", "bb"])
  }
}

struct CollectionViewSelectionTests {
  private func words() throws -> (WordView, told: Log) {
    let words = try WordView(
      [("", ["aa", "bb", "cc"])], in: Rect(x: 2, y: 1, width: 9, height: 2))
    let log = Log()
    words.view.didSelectItem = { log.lines.append("+\($0)") }
    words.view.didDeselectItem = { log.lines.append("-\($0)") }
    return (words, log)
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func `Enter and Space choose the focused cell`() throws {
    let (words, told) = try words()
    #expect(!words.view.handle(.enter))
    words.view.handle(.right)
    #expect(words.view.handle(.enter))
    words.view.handle(.right)
    #expect(words.view.handle(.space))
    #expect(told.lines == ["+aa", "+bb"])
    #expect(words.view.selectedItems == ["bb"])
    #expect(!words.view.handle(.tab))
  }

  @Test func `where several can be chosen, choosing again takes it back`() throws {
    let (words, told) = try words()
    words.view.allowsMultipleSelection = true
    for word in ["aa", "bb", "aa"] { words.view.selectItem(word) }
    #expect(told.lines == ["+aa", "+bb", "-aa"])
    #expect(words.view.selectedItems == ["bb"])
  }

  @Test func `a disabled cell is not chosen`() throws {
    let (words, told) = try words()
    words.view.isItemEnabled = { $0 != "bb" }
    #expect(!words.view.selectItem("bb"))
    #expect(!words.view.selectItem("zz"))
    #expect(told.lines.isEmpty)
  }

  @Test func `a click focuses and chooses what is under it`() throws {
    let (words, told) = try words()
    #expect(words.view.handle(MouseEvent(.press, at: Point(x: 6, y: 1))))
    #expect(words.view.focusedItem == "bb")
    #expect(told.lines == ["+bb"])
    #expect(!words.view.handle(MouseEvent(.release, at: Point(x: 6, y: 1))))
    #expect(!words.view.handle(MouseEvent(.press, at: Point(x: 4, y: 1))))
    #expect(!words.view.handle(MouseEvent(.press, at: Point(x: 5, y: 2))))
    #expect(told.lines == ["+bb"])
  }

  @Test func `the ends are the outermost items that can have the focus`() throws {
    let words = try WordView(
      [("", ["a", "b", "c", "d"])], in: Rect(x: 0, y: 0, width: 1, height: 2))
    words.view.canFocusItem = { $0 != "a" && $0 != "d" }
    #expect(words.view.focusEnd(.last))
    #expect(words.view.focusedItem == "c")
    #expect(words.draw() == ["b", "c"])
    #expect(words.view.focusEnd(.first))
    #expect(words.view.focusedItem == "b")
    words.view.canFocusItem = { _ in false }
    #expect(!words.view.focusEnd(.last))
    #expect(words.view.focusedItem == "b")
  }
}
