import Lessons
import Terminal
import TerminalUI
import Testing

@testable import Scenes

/// Blocks on a terminal with grounds of its own for them.
@MainActor
struct QuizTileTests {
  private let block = WordBlock(id: WordBlock.ID(rawValue: 0), text: "fix")

  private func drawn(
    _ cell: any CollectionCell, isFocused: Bool = false, colors: ColorDepth = .indexed,
    isASCIIOnly: Bool = false
  ) -> Canvas {
    let size = cell.size(fitting: 40)
    var canvas = Canvas(
      size: size, capabilities: TerminalCapabilities(colors: colors, isASCIIOnly: isASCIIOnly))
    cell.draw(on: &canvas, in: canvas.bounds, state: CellState(isFocused: isFocused))
    return canvas
  }

  private func bank(isPlaced: Bool = false, isFaded: Bool = false) -> BankBlockCell {
    BankBlockCell(block: block, label: "2", isPlaced: isPlaced, isFaded: isFaded)
  }

  @Test func `a tile needs no brackets, and is as wide as with them`() {
    #expect(drawn(bank()).text == [" 2 fix "])
    #expect(drawn(bank(), colors: .sixteen).text == ["[2 fix]"])
    #expect(drawn(bank(), isASCIIOnly: true).text == ["[2 fix]"])
    #expect(drawn(AnswerBlockCell(block: block)).text == [" fix "])
    #expect(drawn(bank(isPlaced: true)).text == ["·······"])
  }

  @Test(arguments: Ground.allCases)
  func `all of a tile stands on the ground of its state, and no two states share one`(
    ground: Ground
  ) {
    let palette = Palette(depth: .indexed, ground: ground)
    let states = [
      drawn(bank()), drawn(bank(), isFocused: true), drawn(bank(isFaded: true)),
      drawn(AnswerBlockCell(block: block)), drawn(bank(isPlaced: true)),
    ]
    let grounds = states.map { canvas in
      Set(canvas.row(0).map { palette.rendition(of: $0.style).background })
    }
    #expect(grounds.allSatisfy { $0.count == 1 })
    #expect(Set(grounds).count == states.count)
    let focused = drawn(AnswerBlockCell(block: block), isFocused: true)
    #expect(Set(focused.row(0).map { palette.rendition(of: $0.style).background }) == grounds[1])
  }
}
