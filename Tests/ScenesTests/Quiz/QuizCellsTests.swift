import Lessons
import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct QuizCellsTests {
  private func draw(
    _ cell: any CollectionCell, width: Int = 40, isFocused: Bool = false,
    isASCIIOnly: Bool = false
  ) -> Canvas {
    let size = cell.size(fitting: width)
    var canvas = Canvas(size: size, capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    cell.draw(
      on: &canvas, in: Rect(origin: .zero, size: size), state: CellState(isFocused: isFocused))
    return canvas
  }

  private func block(_ text: String) -> WordBlock {
    WordBlock(id: WordBlock.ID(rawValue: 0), text: text)
  }

  @Test(arguments: [("log", "[3 log]"), ("학교", "[3 학교]"), ("New York", "[3 New York]")])
  func `a block of the bank stands between brackets behind its label`(
    text: String, drawing: String
  ) {
    let cell = BankBlockCell(block: block(text), label: "3", isPlaced: false, isFaded: false)
    #expect(draw(cell).text == [drawing])
  }

  @Test func `a block without a label has only its brackets`() {
    let cell = BankBlockCell(block: block("log"), label: nil, isPlaced: false, isFaded: false)
    #expect(draw(cell).text == ["[log]"])
  }

  @Test(arguments: [("log", "·······"), ("학교", "········")])
  func `a placed block leaves a gap as wide as it was`(text: String, drawing: String) {
    let cell = BankBlockCell(block: block(text), label: "3", isPlaced: true, isFaded: false)
    #expect(draw(cell).text == [drawing])
    #expect(
      draw(cell, isASCIIOnly: true).text == [drawing.map { _ in "." }.joined()])
  }

  @Test func `focus is told by more than colour`() {
    let bank = BankBlockCell(block: block("log"), label: "1", isPlaced: false, isFaded: false)
    #expect(draw(bank, isFocused: true)[.zero].style.attributes.contains(.reverse))
    let answer = AnswerBlockCell(block: block("log"))
    let focused = draw(answer, isFocused: true)
    #expect(focused[.zero].style.attributes.contains(.reverse))
    #expect(focused.cursor == Point(x: 1, y: 0))
    #expect(draw(answer).cursor == nil)
  }

  @Test func `a block that is not meant by what is typed is faint`() {
    let cell = BankBlockCell(block: block("log"), label: "1", isPlaced: false, isFaded: true)
    #expect(draw(cell)[.zero].style.attributes.contains(.dim))
  }

  @Test(arguments: [("", " ", 1), ("lo", " lo", 3), ("학ㄱ", " 학ㄱ", 5)])
  func `the caret stands behind what is typed`(text: String, drawing: String, column: Int) {
    let field = TypedWordCell(text: text, isUnmatched: false)
    let canvas = draw(field, isFocused: true)
    #expect(canvas.text.map { $0.dropLast() } == [drawing[...]])
    #expect(canvas.cursor == Point(x: column, y: 0))
    #expect(draw(field).cursor == nil)
  }

  @Test func `of a text too long for the field the end is seen, and the caret`() {
    let field = TypedWordCell(text: "abcdefghij", isUnmatched: true)
    let canvas = draw(field, width: 8, isFocused: true)
    #expect(canvas.text == [" …fghij "])
    #expect(canvas.cursor == Point(x: 7, y: 0))
    #expect(draw(field, width: 8, isASCIIOnly: true).text == [" ..ghij "])
    let wide = draw(TypedWordCell(text: "가나다라마바", isUnmatched: false), width: 8, isFocused: true)
    #expect(wide.text == [" …마바  "])
  }

  @Test func `text that no block starts with is red and underlined`() {
    let style = draw(TypedWordCell(text: "x", isUnmatched: true))[Point(x: 1, y: 0)].style
    #expect(style.foreground == .bad)
    #expect(style.attributes.contains(.underline))
    let matched = draw(TypedWordCell(text: "x", isUnmatched: false))[Point(x: 1, y: 0)].style
    #expect(matched != style)
  }

  @Test func `no cell leaves a rectangle of any size`() {
    let cells: [any CollectionCell] = [
      BankBlockCell(block: block("한국어"), label: "1", isPlaced: false, isFaded: false),
      BankBlockCell(block: block("log"), label: nil, isPlaced: true, isFaded: false),
      AnswerBlockCell(block: block("한국어")), TypedWordCell(text: "한국", isUnmatched: true),
    ]
    for cell in cells {
      for width in 0...9 {
        for height in 0...2 {
          var canvas = Canvas(size: Size(width: 12, height: 4))
          let rect = Rect(x: 1, y: 1, width: width, height: height)
          canvas.clipped(to: rect) {
            cell.draw(on: &$0, in: rect, state: CellState(isFocused: true))
          }
          for y in 0..<4 {
            for x in 0..<12 where !rect.contains(Point(x: x, y: y)) {
              #expect(canvas[Point(x: x, y: y)] == .blank())
            }
          }
        }
      }
    }
  }
}
