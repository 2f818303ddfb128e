import AppTestSupport
import Lessons
import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct WordCellTests {
  @Test func `a word stands behind the mark of its strength`() {
    let drawings = (0...4).map { WordCell("bug", strength: $0).drawing(fitting: 10) }
    #expect(drawings == [["· bug"], ["░ bug"], ["▒ bug"], ["▓ bug"], ["█ bug"]])
    #expect(WordCell("bug", strength: 9).drawing(fitting: 10) == ["█ bug"])
    #expect(WordCell("bug", strength: 3).drawing(fitting: 9, isASCIIOnly: true) == ["* bug"])
    #expect(WordCell("한국어").drawing(fitting: 9) == ["▪ 한국어"])
    #expect(WordCell("bug").drawing(fitting: 9, isASCIIOnly: true) == ["- bug"])
  }

  @Test func `a word takes its own columns`() {
    #expect(WordCell("한국어", strength: 1).size(fitting: 40) == Size(width: 8, height: 1))
    #expect(WordCell("\u{1112}\u{1161}\u{11AB}", strength: 1).size(fitting: 40).width == 4)
  }

  @Test func `a cell fits beside its type`() {
    #expect(MemoryLayout<WordCell>.size <= 3 * MemoryLayout<Int>.size)
  }
}

@MainActor
struct WordSentenceCellTests {
  private func cell(
    _ answer: String, marking word: String, prompt: String? = nil
  ) -> WordSentenceCell {
    WordSentenceCell(
      prompt: prompt, answer: answer, marks: answer.ranges(of: word), origin: "Stand-up",
      strength: 2)
  }

  @Test func `an answer stands above what was asked and where it is from`() {
    #expect(
      cell("I fixed the bug.", marking: "bug", prompt: "버그를 고쳤어요.").drawing(fitting: 40) == [
        " ▒ I fixed the bug.", "   버그를 고쳤어요.", "   Stand-up",
      ])
    #expect(cell("Go.", marking: "Go").drawing(fitting: 40) == [" ▒ Go.", "   Stand-up"])
  }

  @Test func `a wrapped answer is marked on each of its lines`() {
    let cell = cell("the bug and the New York bug", marking: "New York")
    var canvas = Canvas(size: cell.size(fitting: 24))
    cell.draw(on: &canvas, in: canvas.bounds, state: CellState())
    #expect(canvas.text[0].hasPrefix(" ▒ the bug and the New"))
    #expect(canvas.text[1].hasPrefix("   York bug"))
    let marked = (0..<2).map { y in
      String(canvas.row(y).filter { $0.style.attributes.contains(.underline) }.map(\.character))
    }
    #expect(marked == ["New", "York"])
  }

  @Test func `lines keep their marks in any width`() {
    let answer = "한국어 문장 and the 한국어를"
    for width in 2...40 {
      let lines = MarkedText.lines(of: answer, marks: answer.ranges(of: "한국어"), width: width)
      let marked = lines.flatMap { line in line.marks.map { String(line.text[$0]) } }.joined()
      #expect(marked == "한국어한국어", "\(width)")
    }
  }
}

@MainActor
struct StrengthLegendTests {
  @Test func `each mark is told, with how many words have it`() {
    #expect(
      StrengthLegend(.english, counts: [1, 20, 300, 0, 5]).drawing(width: 80) == [
        "· hours 1   ░ days 20   ▒ weeks 300   ▓ months 0   █ a long time 5"
      ])
    #expect(
      StrengthLegend(.korean).drawing(width: 30, isASCIIOnly: true) == [
        ". 몇 시간   : 며칠   + 몇 주", "* 몇 달   # 오래",
      ])
  }

  @Test func `nothing leaves its place, in any width`() {
    for width in 14...90 {
      let isInside = StrengthLegend(.english, counts: [0, 1, 22, 333, 4_444])
        .staysInside(width: width + 8)
      #expect(isInside, "\(width)")
    }
  }
}
