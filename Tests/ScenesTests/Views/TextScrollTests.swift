import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct TextScrollTests {
  private let scroll = TextScroll()
  private let text = StyledText(
    (1...5).map { StyledText.words("row\($0)", .plain) }, width: 6)

  /// What is seen of the text in `height` rows, and in the column right of it whether there is
  /// more.
  private func drawing(height: Int = 3, isASCIIOnly: Bool = false) -> [String] {
    var canvas = Canvas(
      size: Size(width: 5, height: height),
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    scroll.draw(text, on: &canvas, in: Rect(x: 0, y: 0, width: 4, height: height))
    return canvas.text
  }

  @Test func `more below is shown at the last row, more above at the first`() {
    #expect(drawing() == ["row1 ", "row2 ", "row3↓"])
    scroll.scroll(.down)
    #expect(drawing() == ["row2↑", "row3 ", "row4↓"])
    scroll.scroll(.pageDown)
    #expect(drawing() == ["row3↑", "row4 ", "row5 "])
    #expect(drawing(isASCIIOnly: true) == ["row3^", "row4 ", "row5 "])
  }

  @Test func `one row shows both at once`() {
    #expect(drawing(height: 1) == ["row1↓"])
    scroll.scroll(.down)
    #expect(drawing(height: 1) == ["row2↕"])
    #expect(drawing(height: 1, isASCIIOnly: true) == ["row2|"])
  }

  @Test func `rows that are wanted are scrolled to, as little as shows them`() {
    _ = drawing()
    scroll.reveal(1..<3)
    #expect(drawing() == ["row1 ", "row2 ", "row3↓"])
    scroll.reveal(3..<4)
    #expect(drawing() == ["row2↑", "row3 ", "row4↓"])
    scroll.reveal(0..<2)
    #expect(drawing() == ["row1 ", "row2 ", "row3↓"])
    scroll.reveal(1..<5)
    #expect(drawing() == ["row2↑", "row3 ", "row4↓"], "the first of too many")
  }

  @Test func `it stops at both ends`() {
    _ = drawing()
    for _ in 0..<9 { scroll.scroll(.pageDown) }
    #expect(scroll.offset == 2)
    for _ in 0..<9 { scroll.scroll(.up) }
    #expect(scroll.offset == 0)
  }

  @Test func `with more room the end of the text stays at the bottom, and scrolls from there`() {
    _ = drawing()
    scroll.scroll(.pageDown)
    #expect(drawing(height: 4) == ["row2↑", "row3 ", "row4 ", "row5 "])
    scroll.scroll(.up)
    #expect(drawing(height: 4) == ["row1 ", "row2 ", "row3 ", "row4↓"])
  }

  @Test func `a text that fits does not scroll`() {
    #expect(drawing(height: 5) == ["row1 ", "row2 ", "row3 ", "row4 ", "row5 "])
    scroll.scroll(.down)
    #expect(scroll.offset == 0)
  }

  @Test func `the next text begins at its first row`() {
    _ = drawing()
    scroll.scroll(.down)
    scroll.reset()
    #expect(drawing()[0] == "row1 ")
  }

  @Test func `in no room nothing is drawn`() {
    #expect(drawing(height: 0) == [])
  }
}
