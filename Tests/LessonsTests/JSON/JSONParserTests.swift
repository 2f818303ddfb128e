import Testing

@testable import Lessons

struct JSONParserTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("-0.5e+3", "-0.5e+3"), (#""a\"\\\/\t""#, "'a\"\\/\t'"),
    (#""\uD83D\uDC4D \uac00""#, "'👍 가'"), ("[]", "[]"), ("[1, [2], {}]", "[1 [2] {}]"),
    (#"{"a": {"b": false}, "a": null}"#, "{a:{b:false} a:null}"), ("\"한국\"", "'한국'"),
  ])
  func `valid JSON has no problems`(text: String, drawing: String) {
    let (node, problems) = parse(text)
    #expect(problems.isEmpty)
    #expect(draw(node) == drawing)
  }

  @Test(arguments: [
    ("[1, 2,]", "[1 2]", [JSONSyntaxError.trailingComma], [5]),
    (#"{"a": 1,}"#, "{a:1}", [.trailingComma], [7]),
    ("[1 2]", "[1 2]", [.expectedComma(closer: "]", found: "2")], [3]),
    (#"{"a": 1 "b": 2}"#, "{a:1 b:2}", [.expectedComma(closer: "}", found: "\"")], [8]),
    ("[1,, 2]", "[1 2]", [.expectedValue(found: ",")], [3]),
    ("{a: 1}", "{a:1}", [.expectedKey(found: "a")], [1]),
    ("{'a': 1}", "{a:1}", [.expectedKey(found: "'")], [1]),
    (#"{"a" 1}"#, "{a:1}", [.expectedColon(found: "1")], [5]),
    (
      "[01, .5, +1, 1., 2e]", "[! ! ! ! !]", Array(repeating: .invalidNumber, count: 5),
      [1, 5, 9, 13, 17]
    ),
    ("[True, 1]", "[! 1]", [.expectedValue(found: "True")], [1]),
    ("['a, b', 1]", "[! ! 1]", [.expectedValue(found: "'"), .expectedValue(found: "b")], [1, 5]),
    ("[1, 2", "[1 2]", [.unexpectedEnd(closer: "]")], [5]),
    ("", "!", [.expectedValue(found: nil)], [0]),
    ("[1] 2", "[1]", [.textAfterEnd(found: "2")], [4]),
    ("// hi\n[1, /* two */ 2]", "[1 2]", [.comment, .comment], [0, 10]),
    (
      #"["a\qb", "\ud800", "\u12"]"#, "['a\u{FFFD}b' '\u{FFFD}' '\u{FFFD}12']",
      [.invalidEscape, .loneSurrogate, .invalidEscape],
      [3, 10, 20]
    ),
    ("[\"a\tb\"]", "['a\u{FFFD}b']", [.controlCharacter("\t")], [3]),
    ("[\"a,\n\"b\"]", "['a,' 'b']", [.unterminatedString], [1]),
    (
      #"{"a": [1, 2, "b": 3}"#, "{a:[1 2 'b']}",
      [.expectedComma(closer: "]", found: ":"), .mismatchedCloser(expected: "]", found: "}")],
      [16, 19]
    ),
    (#"{"a": ["b", "c"}"#, "{a:['b' 'c']}", [.mismatchedCloser(expected: "]", found: "}")], [15]),
    (
      "[1, {\"a\": 2]]", "[1 {a:2}]",
      [.mismatchedCloser(expected: "}", found: "]"), .textAfterEnd(found: "]")], [11, 12]
    ),
  ])
  func `one mistake is one problem, and reading goes on`(
    text: String, drawing: String, errors: [JSONSyntaxError], offsets: [Int]
  ) {
    let (node, problems) = parse(text)
    #expect(problems.map(\.error) == errors)
    #expect(problems.map(\.offset) == offsets)
    #expect(draw(node) == drawing)
  }

  @Test func `nesting has a limit`() {
    let fine = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(parse(fine).problems.isEmpty)
    let deep = String(repeating: "[", count: 100_000)
    #expect(parse(deep).problems.map(\.error) == [.nestedTooDeep(limit: 64)])
  }

  @Test func `garbage has no more problems than are told`() {
    #expect(parse(String(repeating: ",", count: 5_000)).problems.count <= 1_000)
    #expect(parse("[" + String(repeating: ",", count: 5_000)).problems.count == 1_000)
  }

  @Test func `reading never fails, whatever the bytes`() {
    var generator = SeededGenerator(seed: 21)
    let letters = Array(#"{}[]",:\u0123 aetrue-.'/*"#.utf8) + [0x0A, 0x1B, 0xEA, 0xB0, 0x80, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
        letters.randomElement(using: &generator)
      }
      var parser = JSONParser(bytes: bytes)
      _ = parser.parse()
      #expect(parser.problems.allSatisfy { (0...bytes.count).contains($0.offset) })
    }
  }

  /// `"a\n\u0041\uac00b"`: one byte, an escape of one, an escape of one, an escape of three, one.
  @Test(arguments: [(0, 1), (1, 2), (2, 4), (3, 10), (5, 10), (6, 16), (7, 17)])
  func `the bytes of a text are found again in the file`(decoded: Int, offset: Int) {
    var scanner = JSONStringScanner(bytes: Array(#""a\n\u0041\uac00b""#.utf8), position: 1)
    #expect(scanner.offset(ofDecoded: decoded) == offset)
  }

  private func parse(_ text: String) -> (node: JSONNode, problems: [JSONProblem]) {
    var parser = JSONParser(bytes: Array(text.utf8))
    let node = parser.parse()
    return (node, parser.problems)
  }

  private func draw(_ node: JSONNode) -> String {
    switch node.value {
    case .invalid: "!"
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): "'\(text)'"
    case .array(let items): "[" + items.map(draw).joined(separator: " ") + "]"
    case .object(let object):
      "{" + object.members.map { "\($0.key):\(draw($0.value))" }.joined(separator: " ") + "}"
    }
  }
}
