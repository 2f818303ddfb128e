import Terminal
import TestSupport
import Testing

@testable import TerminalUI

struct CollectionViewAnimationTests {
  private func words(_ items: [String], width: Int = 20, height: Int = 1) throws -> WordView {
    let words = try WordView([("", items)], in: Rect(x: 0, y: 0, width: width, height: height))
    words.view.animationDuration = .milliseconds(100)
    return words
  }

  @Test func `the new snapshot stands at once, what is seen follows`() throws {
    let words = try words(["aa", "bb", "cc"])
    try words.apply(["bb", "cc", "aa"], animated: true)
    #expect(words.view.snapshot.itemIdentifiers == ["bb", "cc", "aa"])
    #expect(words.draw() == ["aa bb cc"])
    words.clock.advance(by: .milliseconds(100))
    #expect(words.draw() == ["bb cc aa"])
    #expect(!words.view.isAnimating)
    #expect(!words.clock.isRunning)
  }

  @Test func `cells go from place to place by identity`() throws {
    let words = try words(["aaaa", "b"], width: 16)
    words.view.layout.minimumInteritemSpacing = 11
    words.draw()
    try words.apply(["b", "aaaa"], animated: true)
    var frames = [words.draw()[0]]
    for _ in 0..<4 {
      words.clock.advance(by: .milliseconds(25))
      frames.append(words.draw()[0])
    }
    #expect(
      frames
        == [
          "aaaa           b",
          "      baaaa",
          "  b        aaaa",
          "b           aaaa",
          "b           aaaa",
        ])
  }

  @Test func `a new cell grows out faint, one that is gone shrinks away faint`() throws {
    let words = try words(["aaaaaaaa"])
    try words.apply(["bbbbbbbb"], animated: true)
    #expect(words.draw() == ["aaaaaaaa"])
    words.clock.advance(by: .milliseconds(15))
    let early = words.picture()
    #expect(early.text[0].contains("a"))
    #expect(early.text[0].contains("b"))
    #expect(early.row(0).allSatisfy { $0.character == " " || $0.style.attributes == .dim })
    words.clock.advance(by: .milliseconds(70))
    let late = words.picture()
    #expect(late.text[0].filter { $0 == "b" }.count >= 6)
    #expect(late.row(0).filter { $0.character == "b" }.allSatisfy { $0.style == .plain })
    words.clock.advance(by: .milliseconds(15))
    #expect(words.draw() == ["bbbbbbbb"])
  }

  @Test func `a second change on the way starts where cells are then`() throws {
    let words = try words(["a", "b"], width: 20)
    words.view.layout.minimumInteritemSpacing = 15
    words.draw()
    try words.apply(["b", "a"], animated: true)
    words.clock.advance(by: .milliseconds(40))
    let middle = words.draw()
    try words.apply(["a", "b"], animated: true)
    #expect(words.draw() == middle)
    words.clock.advance(by: .milliseconds(60))
    #expect(words.view.isAnimating)
    words.clock.advance(by: .milliseconds(40))
    #expect(words.draw() == ["a               b"])
  }

  @Test func `a cell that comes back before it is gone starts from what is left of it`() throws {
    let words = try words(["aaaaaaaa", "b"])
    try words.apply(["b"], animated: true)
    words.clock.advance(by: .milliseconds(20))
    words.draw()
    let left = words.picture().text[0].filter { $0 == "a" }.count
    #expect((1..<8).contains(left))
    try words.apply(["aaaaaaaa", "b"], animated: true)
    #expect(words.picture().text[0].filter { $0 == "a" }.count == left)
    words.clock.advance(by: .milliseconds(100))
    #expect(words.draw() == ["aaaaaaaa b"])
  }

  @Test func `both calls return when all cells stand`() throws {
    let words = try words(["a", "b"])
    var over: [Int] = []
    words.view.apply(try CollectionSnapshot([("", ["b", "a"])])) { over.append(1) }
    words.clock.advance(by: .milliseconds(50))
    words.view.apply(try CollectionSnapshot([("", ["a", "b"])])) { over.append(2) }
    words.clock.advance(by: .milliseconds(60))
    #expect(over == [])
    words.clock.advance(by: .milliseconds(40))
    #expect(over == [1, 2])
  }

  @Test func `the asynchronous call commits first and returns after the last frame`() async throws {
    let words = try words(["a", "b"])
    let log = Log()
    let snapshot = try CollectionSnapshot([("", ["b", "a"])])
    let task = Task.immediate {
      await words.view.apply(snapshot)
      log.lines.append("over")
    }
    #expect(words.view.snapshot == snapshot)
    #expect(!words.animator.isIdle)
    words.clock.advance(by: .milliseconds(99))
    await Task.yield()
    #expect(log.lines == [])
    words.clock.advance(by: .milliseconds(1))
    await task.value
    #expect(log.lines == ["over"])
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func `without animation it is the end at once, also with one on its way`() throws {
    let words = try words(["a", "b"])
    var isOver = false
    words.view.apply(try CollectionSnapshot([("", ["b", "a"])])) { isOver = true }
    try words.apply(["b"], animated: false)
    #expect(isOver)
    #expect(words.draw() == ["b"])
    #expect(!words.clock.isRunning)
  }

  @Test func `with the animator off no clock ever runs`() throws {
    let words = try words(["a", "b"])
    words.animator.isEnabled = false
    var isOver = false
    words.view.apply(try CollectionSnapshot([("", ["b", "a"])])) { isOver = true }
    #expect(isOver)
    #expect(words.draw() == ["b a"])
    #expect(words.clock.startCount == 0)
  }

  @Test func `what stood on a row starts there though the change scrolled`() throws {
    let words = try WordView(
      [("", ["a", "b", "c", "d"])], in: Rect(x: 0, y: 0, width: 4, height: 2),
      cell: { RowCell(text: $0) })
    words.view.focusItem("d")
    #expect(words.draw() == ["c", "d"])
    try words.apply(["d"], animated: true)
    #expect(words.draw() == ["c", "d"])
    words.clock.advance(by: .seconds(1))
    #expect(words.draw() == ["d", ""])
  }

  @Test func `headers go along with their cells`() throws {
    let words = try WordView(
      [("one", ["a"]), ("two", ["b"])], in: Rect(x: 0, y: 0, width: 6, height: 8),
      cell: { RowCell(text: $0) })
    words.view.headerProvider = { RowCell(text: "# \($0)") }
    words.view.invalidateLayout()
    words.draw()
    words.view.apply(
      try CollectionSnapshot([("one", ["a", "c", "d", "e", "f"]), ("two", ["b"])]))
    #expect(words.draw()[2] == "# two")
    words.clock.advance(by: .milliseconds(40))
    let row = try #require(words.draw().firstIndex(of: "# two"))
    #expect((3..<6).contains(row))
    #expect(words.draw()[row + 1] == "b")
    words.clock.advance(by: .seconds(1))
    #expect(words.draw()[6] == "# two")
  }

  @Test func `a view let go while its cells move is gone`() throws {
    var words: WordView? = try words(["a", "b"])
    weak let view = words?.view
    let clock = try #require(words?.clock)
    try words?.apply(["b", "a"], animated: true)
    words = nil
    #expect(view == nil)
    clock.advance(by: .seconds(1))
    #expect(!clock.isRunning)
  }
}
