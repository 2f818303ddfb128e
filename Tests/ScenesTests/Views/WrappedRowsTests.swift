import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct WrappedRowsTests {
  private func rows(_ text: String, width: Int) -> [String] {
    var rows = WrappedRows(text, width: width)
    rows.fill(to: .max)
    #expect(rows.isComplete)
    return rows.rows.map { String($0.text) }
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
      #expect(rows.rows.map(\.text) == text.wrapped(to: 7))
    }
  }

  @Test func `from its end a text is wrapped as from its start`() {
    var generator = SeededGenerator(seed: 12)
    let alphabet = Array("ab 가나   \n漢字。👍🏽é\u{200B}한\t")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...160, using: &generator)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        })
      var rows = WrappedRows(
        text, width: 7, near: Int.random(in: 0...text.utf8.count, using: &generator))
      rows.fill(to: .random(in: 0...20, using: &generator))
      var total = rows.rows.count
      while !rows.isFromStart {
        total += rows.fillBefore(.random(in: 1...4, using: &generator))
        #expect(rows.rows.count == total)
      }
      rows.fill(to: .max)
      var whole = WrappedRows(text, width: 7)
      whole.fill(to: .max)
      #expect(rows.rows == whole.rows)
    }
  }

  @Test(arguments: ["line\n", "한국어 word ", "👩‍👩‍👧‍👦", "x"])
  func `the end of a long text is wrapped without the rest`(part: String) {
    let text = String(repeating: part, count: 400_000 / part.utf8.count) + "the end"
    var rows = WrappedRows(text, width: 20)
    rows.fill(to: 30)
    rows.fillToEnd(showing: 24)
    #expect(rows.isComplete && !rows.isFromStart)
    #expect((24...16_000).contains(rows.rows.count))
    #expect(rows.rows.last?.text.hasSuffix("end") == true)
    #expect(rows.fillBefore(30) >= 30)
    while !rows.isFromStart { rows.fillBefore(10_000) }
    #expect(rows.rows.first?.text.first == text.first)
    let shown = rows.rows.map(\.text).joined().filter { !$0.isWhitespace }
    #expect(shown == text.filter { !$0.isWhitespace })
  }

  @Test func `the title is the first paragraph with something in it`() {
    var rows = WrappedRows("\n \nthe long title\nbody", width: 8)
    rows.fill(to: .max)
    #expect(rows.rows.filter(\.isTitle).map { String($0.text) } == ["the long", "title"])
  }
}
