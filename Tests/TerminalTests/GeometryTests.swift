import Terminal
import Testing

struct RectTests {
  @Test func `a rectangle holds its first cell and not the one after its last`() {
    let rect = Rect(x: 2, y: 1, width: 3, height: 2)
    #expect(rect.contains(Point(x: 2, y: 1)))
    #expect(rect.contains(Point(x: 4, y: 2)))
    #expect(!rect.contains(Point(x: 5, y: 2)))
    #expect(!rect.contains(Point(x: 4, y: 3)))
  }

  @Test func `rectangles that do not meet have an empty intersection`() {
    let left = Rect(x: 0, y: 0, width: 3, height: 3)
    #expect(left.intersection(left.offsetBy(x: 3, y: 0)).isEmpty)
    #expect(left.intersection(left.offsetBy(x: 2, y: 1)) == Rect(x: 2, y: 1, width: 1, height: 2))
  }

  @Test func `insets larger than the rectangle leave nothing, never less`() {
    let rect = Rect(x: 0, y: 0, width: 3, height: 1)
    #expect(rect.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)).size == .zero)
  }

  @Test func `a centred rectangle is cut to the room there is`() {
    let screen = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(
      screen.centered(Size(width: 4, height: 2)) == Rect(x: 3, y: 1, width: 4, height: 2))
    #expect(screen.centered(Size(width: 40, height: 20)) == screen)
  }
}
