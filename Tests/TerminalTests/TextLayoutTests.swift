import Terminal
import TestSupport
import Testing

struct TextLayoutTests {
  @Test(arguments: [
    ("", 0, ""), ("", 5, ""), ("word", 4, "word"), ("words", 4, "wor…"), ("word", 1, "…"),
    ("word", 0, ""), ("word", -3, ""), ("한국어", 6, "한국어"), ("한국어", 5, "한국…"),
    ("한국어", 4, "한…"), ("한국어", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `text is cut between characters, with a sign for the rest`(
    text: String, width: Int, expected: String
  ) {
    #expect(text.truncated(to: width) == expected)
  }

  @Test(arguments: [("words", 4, "wo.."), ("words", 2, ".."), ("words", 1, "."), ("words", 0, "")])
  func `a wide sign is cut itself when there is no room`(
    text: String, width: Int, expected: String
  ) {
    let ascii = TerminalCapabilities(isASCIIOnly: true)
    #expect(text.truncated(to: width, ellipsis: ascii.ellipsis) == expected)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("one  two", 3, ["one", "two"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("trailing   ", 8, ["trailing"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
    ("one\n\ntwo\r\nthree", 9, ["one", "", "two", "three"]),
    ("어제 로그인 버그를 고쳤어요.", 11, ["어제 로그인", "버그를", "고쳤어요."]),
    ("어제로그인", 5, ["어제", "로그", "인"]),
    ("今日は晴れ。", 10, ["今日は晴", "れ。"]),
    ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
    ("한", 1, ["한"]), ("", 5, [""]), ("text", 0, []),
  ])
  func `text wraps at words, and where a script has none, at characters`(
    text: String, width: Int, expected: [String]
  ) {
    #expect(text.wrapped(to: width).map(String.init) == expected)
  }

  @Test func `wrapped lines keep every character but white space, within the width`() {
    var random = SeededGenerator(seed: 1)
    let letters = Array("ab 한国。\u{A0}e\u{301}\n👨‍👩‍👧 x")
    for _ in 0..<500 {
      let length = Int.random(in: 0...40, using: &random)
      let text = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
      let width = Int.random(in: 2...12, using: &random)
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width || $0.count == 1 })
      let kept = lines.joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace })
    }
  }
}
