import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct StyledTextTests {
  private func drawing(
    _ paragraphs: [String], width: Int, indent: Int = 0, height: Int? = nil, from row: Int = 0
  ) -> [String] {
    let text = StyledText(
      paragraphs.map { StyledText.words($0, .plain) }, width: width, indent: indent)
    var canvas = Canvas(size: Size(width: width, height: height ?? text.height))
    text.draw(on: &canvas, in: canvas.bounds, from: row)
    return canvas.text.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func `words flow into lines, paragraphs begin new ones`() {
    #expect(drawing(["one two three", "four"], width: 8) == ["one two", "three", "four"])
  }

  @Test func `an empty paragraph is an empty line`() {
    #expect(drawing(["one", "", "two"], width: 8) == ["one", "", "two"])
  }

  @Test func `the second line of a paragraph stands indented`() {
    #expect(
      drawing(["one two three", "four five"], width: 8, indent: 2) == [
        "one two", "  three", "four", "  five",
      ])
  }

  @Test func `where there is no room for an indent there is none`() {
    #expect(drawing(["ab cd"], width: 5, indent: 2) == ["ab cd"])
    #expect(drawing(["ab cde"], width: 5, indent: 2) == ["ab", "cde"])
  }

  @Test func `wide characters take two columns`() {
    #expect(drawing(["저는 학교에 가요"], width: 11) == ["저는 학교에", "가요"])
    #expect(drawing(["저는 학교에 가요"], width: 10) == ["저는", "학교에", "가요"])
  }

  @Test func `a word wider than a line is broken, and nothing of it is lost`() {
    #expect(drawing(["a abcdefghij k"], width: 4) == ["a", "abcd", "efgh", "ij k"])
    #expect(drawing(["가나다라마"], width: 5) == ["가나", "다라", "마"])
    #expect(drawing(["abcdefgh"], width: 6, indent: 2) == ["abcd", "  efgh"])
  }

  @Test func `only the rows from the first wanted one on are drawn`() {
    #expect(drawing(["a", "b", "c", "d"], width: 3, height: 2, from: 1) == ["b", "c"])
  }

  @Test func `every word is somewhere, in any width`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        String(
          repeating: ["x", "한", "é"].randomElement(using: &generator) ?? "x",
          count: Int.random(in: 1...9, using: &generator))
      }
      let width = Int.random(in: 2...20, using: &generator)
      let indent = Int.random(in: 0...4, using: &generator)
      let lines = drawing([words.joined(separator: " ")], width: width, indent: indent)
      #expect(lines.joined().filter { $0 != " " } == words.joined(), "\(words) in \(width)")
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test func `no width is no crash`() {
    #expect(StyledText([StyledText.words("한 a", .plain)], width: 0).height >= 1)
    #expect(StyledText([], width: -3).height == 0)
  }
}
