import Terminal
import TestSupport
import Testing

@testable import MalmoiApp

@MainActor
struct WrappedRowsTests {
  private func rows(_ text: String, width: Int) -> [String] {
    var rows = WrappedRows(text, width: width)
    rows.fill(to: .max)
    #expect(rows.isComplete)
    return rows.rows.map(String.init)
  }

  @Test(arguments: [
    ("one two three", ["one two", "three"]), ("a\n\nb", ["a", "", "b"]), ("", [""]),
    ("  in", ["  in"]), ("한국어 공부", ["한국어", "공부"]), ("a\tb", ["a    b"]), ("end\n", ["end", ""]),
  ])
  func `text is wrapped at words, paragraph by paragraph`(text: String, expected: [String]) {
    #expect(rows(text, width: 8) == expected)
  }

  @Test func `only what is looked at is wrapped`() {
    var rows = WrappedRows(String(repeating: "line\n", count: 100_000), width: 20)
    rows.fill(to: 10)
    #expect(rows.rows.count == 10)
    #expect(!rows.isComplete)
  }

  @Test func `only what is looked at of a long paragraph is wrapped`() {
    var rows = WrappedRows(String(repeating: "한국어 word ", count: 100_000), width: 20)
    rows.fill(to: 10)
    #expect(rows.rows.count < 1_000)
    #expect(!rows.isComplete)
  }

  @Test func `the rows are those of the whole text, however they are asked for`() {
    var generator = SeededGenerator(seed: 11)
    let alphabet = Array("ab 가나   \n漢字。👍🏽é\u{200B}한")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...160, using: &generator)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        })
      var rows = WrappedRows(
        text, width: 7, pieceLength: Int.random(in: 1...60, using: &generator))
      for count in [1, 3, 2, 9, Int.max] { rows.fill(to: count) }
      #expect(rows.rows == text.wrapped(to: 7))
    }
  }

  @Test func `the title is the first paragraph with something in it`() {
    var rows = WrappedRows("\n \nthe long title\nbody", width: 8)
    rows.fill(to: .max)
    #expect(rows.titleRows.map { String(rows.rows[$0]) } == ["the long", "title"])
  }
}
