import Testing

@testable import Lessons

struct AnswerPatternTests {
  @Test(arguments: [
    ("I am a student.", "I am a student."),
    ("{I am|I'm} ready.", "I am ready."),
    ("I {really |}like it.", "I really like it."),
    ("I {|really }like it.", "I like it."),
    ("I {|really} like it.", "I like it."),
    ("{a {b|c}|d}", "a b"),
    ("New~York", "New York"),
    (#"\{a\|b\} \~ \\"#, #"{a|b} ~ \"#),
    ("  two   spaces ", "two spaces"),
    ("e\u{301}", "é"),
  ])
  func `the first path takes the first alternative everywhere`(source: String, text: String) {
    #expect(pattern(source).firstPath.text == text)
  }

  @Test(arguments: [
    ("I live in New~York.", ["I", "live", "in", "New York."]),
    ("nbsp\u{A0}parts\u{3000}words", ["nbsp", "parts", "words"]),
    ("go{ing|es} {up|down}", ["going", "up"]),
  ])
  func `words part at white space and hold together at a join`(source: String, words: [String]) {
    #expect(pattern(source).firstPath.words == words)
  }

  @Test(arguments: [
    ("a {b", AnswerPatternError.Kind.unclosedBrace, 2),
    ("a {b|{c}", .unclosedBrace, 2),
    ("한 }", .unopenedBrace, 4),
    ("a | b", .barOutsideBraces, 2),
    (#"a \n"#, .unknownEscape, 2),
    (#"a \"#, .unknownEscape, 2),
    ("a ~b", .danglingJoin, 2),
    ("a~ b", .danglingJoin, 1),
    ("a~~b", .danglingJoin, 1),
    ("~a", .danglingJoin, 0),
    ("a~", .danglingJoin, 1),
    ("bug{\u{301}s|}", .cutCharacter, 4),
    ("나{는|\u{11AB}}", .cutCharacter, 8),
    ("{하|가}\u{11AB}다", .cutCharacter, 9),
    ("a~\u{301}b", .cutCharacter, 2),
    ("", .acceptsNothing, 0),
    ("...", .acceptsNothing, 0),
    ("{a|}", .acceptsNothing, 0),
    ("{a|!} {b|}", .acceptsNothing, 0),
    (
      String(repeating: "{", count: 17) + "a" + String(repeating: "}", count: 17),
      .nestedTooDeep(limit: 16), 16
    ),
  ])
  func `a mistake is named where it stands`(
    source: String, kind: AnswerPatternError.Kind, offset: Int
  ) {
    #expect(throws: AnswerPatternError(kind: kind, utf8Offset: offset)) {
      try AnswerPattern(source)
    }
  }

  @Test(arguments: [("a{\u{301}b|c}", 2), ("a {b|\u{301}c}", 5), ("{a|b}\u{301}c", 5)])
  func `a sign under a combining mark is still a sign, and cuts a character`(
    source: String, offset: Int
  ) {
    #expect(throws: AnswerPatternError(kind: .cutCharacter, utf8Offset: offset)) {
      try AnswerPattern(source)
    }
  }

  @Test(arguments: [
    "\u{301}a {b|c}", "{é|e\u{301}}", #"\{\#u{301} {a|}"#, "{각|나}ㄱ", "{लड़का|लड़की}",
  ])
  func `marks beside their own character are no mistake`(source: String) throws {
    _ = try AnswerPattern(source)
  }

  @Test func `covering paths take every branch`() {
    let texts = pattern("{a|b {c|d}|e} x {f|g}").coveringPaths().map(\.text)
    #expect(texts == ["a x f", "b c x f", "b d x f", "e x f", "a x g"])
    #expect(pattern(String(repeating: "{a|b}", count: 100)).coveringPaths(limit: 7).count == 7)
  }

  @Test func `a literal pattern has no notation`() {
    #expect(AnswerPattern(literal: "{a|b}~").firstPath.text == "{a|b}~")
  }
}
