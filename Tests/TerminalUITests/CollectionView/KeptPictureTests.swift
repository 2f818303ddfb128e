import Terminal
import TerminalUI
import TestSupport
import Testing

struct KeptPictureTests {
  /// A view that keeps its picture, or not, and counts the cells it makes.
  private final class Grid {
    let view: CollectionView<String, String>
    var rect = Rect(x: 2, y: 1, width: 22, height: 6)
    var clip = Rect(x: 0, y: 0, width: 30, height: 12)
    var madeCells: [String] { maker.made }
    private let maker = Maker()

    /// What is shown of each word beside it.
    final class Maker {
      var suffix = ""
      var made: [String] = []
    }

    init(keepsPicture: Bool) {
      view = CollectionView(
        layout: FlowLayout(minimumInteritemSpacing: 1),
        animator: Animator(isEnabled: false)
      ) { [maker] word in
        maker.made.append(word)
        return WordCell(word: word + maker.suffix, height: word.utf8.count % 3 == 0 ? 2 : 1)
      }
      view.allowsMultipleSelection = true
      view.keepsPicture = keepsPicture
    }

    func reword(_ suffix: String) {
      maker.suffix = suffix
      view.invalidateLayout()
    }

    func forgetMadeCells() { maker.made = [] }

    func picture() -> Canvas {
      var canvas = Canvas(size: Size(width: 30, height: 12))
      canvas.clipped(to: clip) { view.draw(on: &$0, in: rect) }
      return canvas
    }
  }

  private static let words = (0..<120).map { number in
    String(repeating: ["a", "한", "b국"][number % 3], count: 1 + number % 5) + "\(number)"
  }

  @Test(arguments: 1...40)
  func `a kept picture is what drawing all of it gives`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let kept = Grid(keepsPicture: true)
    let drawn = Grid(keepsPicture: false)
    for step in 0..<60 {
      let words = Self.words.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
      let change = Self.change(words, &generator)
      for grid in [kept, drawn] { try change(grid) }
      let (picture, expected) = (kept.picture(), drawn.picture())
      #expect(picture.cursor == expected.cursor, "step \(step)")
      for y in 0..<12 { #expect(picture.row(y) == expected.row(y), "step \(step), row \(y)") }
    }
  }

  /// Something that changes what is seen, often just a key.
  private static func change(
    _ words: [String], _ generator: inout SeededGenerator
  ) -> (Grid) throws -> Void {
    let number = Int.random(in: 0..<12, using: &generator)
    let move = FocusMove.allCases.randomElement(using: &generator) ?? .down
    let snapshot = Result {
      try CollectionSnapshot([
        ("first", Array(words.prefix(20))), ("last", Array(words.dropFirst(20))),
      ])
    }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return { $0.view.apply(try snapshot.get(), animated: true) }
    case 1: return { $0.reword("\(number)") }
    case 2: return { $0.rect.size = Size(width: 12 + number, height: 1 + number / 2) }
    case 3: return { $0.rect.origin = Point(x: number - 4, y: number % 5 - 1) }
    case 4: return { $0.clip = Rect(x: number, y: number % 4, width: 30 - number, height: 6) }
    case 5: return { $0.clip = Rect(x: 0, y: 0, width: 30, height: 12) }
    case 6: return { $0.view.selectFocusedItem() }
    case 7: return { $0.view.isFocused = number > 3 }
    case 8:
      return { grid in
        grid.view.headerProvider = { number > 5 ? RowCell(text: "# \($0)") : nil }
        grid.view.layout.sectionHeadersPinToVisibleBounds = number > 7
      }
    case 9, 10: return { $0.view.scroll(by: number - 5) }
    default: return { $0.view.moveFocus(move) }
    }
  }

  @Test func `a move of the focus draws the two cells it is about`() throws {
    let grid = try Self.lines()
    grid.view.focusItem("row 1")
    _ = grid.picture()
    grid.forgetMadeCells()
    grid.view.moveFocus(.down)
    _ = grid.picture()
    #expect(grid.madeCells.sorted() == ["row 1", "row 2"])
  }

  @Test func `scrolling draws the cells that come into sight`() throws {
    let grid = try Self.lines()
    _ = grid.picture()
    grid.forgetMadeCells()
    grid.view.scroll(by: 2)
    _ = grid.picture()
    #expect(grid.madeCells == ["row 6", "row 7"])
  }

  /// Ten lines, of which six are seen.
  private static func lines() throws -> Grid {
    let grid = Grid(keepsPicture: true)
    grid.rect.size.width = 6
    grid.view.apply(
      try CollectionSnapshot([("", (0..<10).map { "row \($0)" })]), animated: false)
    _ = grid.picture()
    return grid
  }
}
