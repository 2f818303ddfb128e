import FoundationEssentials
import Testing

@testable import Lessons

struct PlainCourseReaderTests {
  @Test(arguments: ["stand-up-english", "korean-first-steps"])
  func `a bundled course needs no care, and is the same read with it`(name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bytes = Array(
      try Data(contentsOf: root.appending(path: "Resources/Courses/\(name).json")))
    let course = try #require(PlainCourseReader.course(in: bytes))
    let careful = try #require(CourseFile.readWithCare(bytes, for: .learner).course)
    #expect(course == careful)
    #expect(written(course).elementsEqual(written(careful)))
  }

  @Test(arguments: 0..<50)
  func `what needs no care is the same read with it, and nothing is to be told of it`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var file = CourseFileWriter(generator: generator)
      let bytes = file.file()
      generator = file.generator
      let careful = CourseFile.readWithCare(bytes, for: .learner)
      #expect(CourseFile.read(bytes, for: .learner) == careful)
      guard let course = PlainCourseReader.course(in: bytes) else { continue }
      #expect(careful.problems == [])
      let other = try #require(careful.course)
      #expect(course == other)
      #expect(written(course).elementsEqual(written(other)))
    }
  }

  @Test func `most files with nothing wrong need no care`() {
    var file = CourseFileWriter(generator: SeededGenerator(seed: 1))
    file.oddness = 0
    for _ in 0..<200 { #expect(PlainCourseReader.course(in: file.file()) != nil) }
  }

  @Test func `escapes, forms that are not composed and spaces at the ends need no care`() throws {
    let bytes = Array(
      #"""
      {"format": 1, "id": "c", "title": " T\u00e9 ", "languages": {"prompt": "ko", "answer": "en"},
       "days": [{"sentences": [
         {"prompt": "say \"가\" 👍", "answers": ["{He said|\u0041 man said} \\{\"yes\"\\}."]},
         {"prompt": "\#u{1112}\#u{1161}\#u{11AB}", "answers": ["cafe\#u{301}"], "note": ""}]}]}
      """#.utf8)
    let course = try #require(PlainCourseReader.course(in: bytes))
    #expect(course.title == "Té")
    #expect(course.sentences.map(\.prompt) == [#"say "가" 👍"#, "한"])
    #expect(Array(course.sentences[1].prompt.unicodeScalars) == ["한"])
    #expect(course.sentences[0].answers[0].firstPath.text == #"He said {"yes"}."#)
  }

  /// All of a course, down to the code points.
  private func written(_ course: Course) -> [UInt8] { Array("\(course)".utf8) }
}

/// Writes course files of which some are odd and some are broken.
struct CourseFileWriter {
  var generator: SeededGenerator
  /// Of a thousand values, how many are odd.
  var oddness = 12

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func file() -> [UInt8] {
    let members = [
      #""format": 1"#, "\"id\": \(odd(["\"a b\"", "7"]) ?? "\"course-1\"")",
      "\"title\": \(text())", "\"property\": \(odd(["null"]) ?? "\"\"")",
      #""languages": {"prompt": "ko", "answer": "\#(odd(["e", "en-"]) ?? "pt-BR")"}"#,
      "\"spaces\": \"\(odd(["tabs"]) ?? "none")\"",
      "\"glossary\": [\(many(0...4) { $0.entry() })]", "\"days\": [\(many(1...3) { $0.day() })]",
    ]
    let file = odd(["\u{FEFF}"]).map { $0 } ?? ""
    var bytes = Array((file + object(members) + (odd([" x", ",", " \n"]) ?? "\n")).utf8)
    if odd([""]) != nil {
      let index = number(0..<bytes.count)
      switch number(0..<3) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8(number(0..<256))
      default: bytes.insert(UInt8(number(0..<256)), at: index)
      }
    }
    return bytes
  }

  private mutating func day() -> String {
    object(["\"title\": \(text())", "\"sentences\": [\(many(1...4) { $0.sentence() })]"])
  }

  private mutating func sentence() -> String {
    var members = ["\"prompt\": \(text())", "\"answers\": [\(many(1...3) { $0.pattern() })]"]
    if number(0..<2) == 0 { members.append("\"id\": \"s\(number(0..<100_000))\"") }
    if number(0..<3) == 0 { members.append("\"accepted\": [\(many(0...2) { $0.pattern() })]") }
    if number(0..<3) == 0 {
      members.append("\"distractors\": [\(many(0...3) { $0.distractor() })]")
    }
    if number(0..<3) == 0 { members.append("\"note\": \(odd(["\"\"", "[]"]) ?? text())") }
    if number(0..<6) == 0 { members.append("\"by\": \"A\"") }
    return object(members)
  }

  private mutating func distractor() -> String {
    number(0..<2) == 0 ? text() : object(["\"word\": \(text())", "\"why\": \(text())"])
  }

  private mutating func entry() -> String {
    object([
      "\"word\": \"w\(number(0..<1_000_000))\"", "\"meaning\": \(text())",
      "\"forms\": [\"f\(number(0..<1_000_000))\"]",
    ])
  }

  private mutating func object(_ members: [String]) -> String {
    var members = members
    if let more = odd([#""unknown": [1, {}]"#, #""word": "x""#, #""id": "y""#, "// no"]) {
      members.append(more)
    }
    if odd([""]) != nil { members.remove(at: number(0..<members.count)) }
    return "{" + members.joined(separator: odd([",,", " "]) ?? ", ") + (odd([","]) ?? "") + "}"
  }

  private mutating func text() -> String {
    let plain = ["가요", "a word", "Où?", "日本", "«да»", "It’s – fine…", "x"]
    let strange = [
      "e\u{301}", "\u{1112}\u{1161}", " a ", "👍🏽", "\\u00e9", "\\\"", "\\n", "\u{7F}", "\u{1}",
      "\u{202E}", "\u{200B}", "", "\\ud83d\\ude00", "\\ud83d", "\\x", "が", "\u{3000}",
      String(repeating: "가", count: 301), String(repeating: "b ", count: 1_001),
    ]
    let start = pick(plain)
    return "\"\(start)\(number(0..<100_000))\(odd(strange) ?? "")\""
  }

  private mutating func pattern() -> String {
    let plain = [
      "I am.", "{나는|저는} {정말 |}좋아{요|해요}.", "New~York{!|?}", "x{ {y|z}|}", "네, 가요",
      String(repeating: "one two ", count: 20),
    ]
    let strange = [
      "{a", "a}", "a|b", "a ~b", "~", "{a|}", "!", " ", "a\\\\{b", "{e|}\u{301}", "{{{a}}}",
      "\\u0061",
      String(repeating: "one two ", count: 60), String(repeating: "{", count: 17) + "a",
      String(repeating: "long", count: 90), "\u{A0}", "a~~b", "{~a|b}", "x\u{AD}",
    ]
    return "\"\(odd(strange) ?? pick(plain))\""
  }

  private mutating func many(
    _ range: ClosedRange<Int>, _ item: (inout CourseFileWriter) -> String
  ) -> String {
    let count = odd([""]) == nil ? Int.random(in: range, using: &generator) : 0
    return (0..<count).map { _ in item(&self) }.joined(separator: ",")
  }

  /// One of these at times, mostly nothing.
  private mutating func odd(_ choices: [String]) -> String? {
    number(0..<1_000) < oddness ? pick(choices) : nil
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[number(0..<choices.count)]
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
