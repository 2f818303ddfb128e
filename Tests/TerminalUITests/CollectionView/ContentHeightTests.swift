import Terminal
import TerminalUI
import Testing

struct ContentHeightTests {
  @Test(arguments: [(21, 1), (7, 3), (4, 5), (3, 5)])
  func `a view tells the rows it needs before it is drawn, and after`(
    width: Int, rows: Int
  ) throws {
    let view = CollectionView<Int, String>(
      layout: FlowLayout(minimumInteritemSpacing: 1), animator: Animator(isEnabled: false)
    ) { WordCell(word: $0) }
    let words = ["말모이", "a", "word", "is", "here"]
    view.apply(try CollectionSnapshot([(section: 0, items: words)]), animated: false)
    #expect(view.contentHeight(fitting: width) == rows)

    var canvas = Canvas(size: Size(width: width, height: 9))
    view.draw(on: &canvas, in: canvas.bounds)
    let layouts = view.layoutCount
    #expect(view.contentHeight(fitting: width) == rows)
    #expect(view.layoutCount == layouts)
  }

  @Test func `asking for another width leaves the drawing as it was`() throws {
    struct AtRightEdge: CollectionCell {
      func size(fitting width: Int) -> Size { Size(width: width, height: 1) }
      func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
        canvas.write("x", at: Point(x: rect.maxX - 1, y: rect.minY))
      }
    }
    let words = try WordView(
      [("", ["x"])], in: Rect(x: 0, y: 0, width: 5, height: 1), cell: { _ in AtRightEdge() })
    #expect(words.view.contentHeight(fitting: 20) == 1)
    #expect(words.draw() == ["    x"])
    #expect(words.view.layoutCount == 1)
  }
}
