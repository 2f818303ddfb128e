@testable import Lessons

/// Makes courses of texts that are full of the signs of the formats.
struct CourseTextMaker {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func course() -> CourseLayout {
    var course = CourseLayout()
    course.comments = comments().withoutLeadingBlanks
    course.titles = [TextPiece(plain())]
    course.fields = [(.id, TextPiece("c-1.x"))]
    if one(in: 2) { course.fields.append((.property, TextPiece(plain()))) }
    if one(in: 3) { course.fields.append((.spaces, TextPiece("none"))) }
    course.languages = [(TextPiece("ko"), TextPiece("pt-BR"))]
    if one(in: 2) { course.description = TextPiece(plain()) }
    if course.description != nil { course.headComments = comments().spoken }
    course.words = many(3) { $0.word() }
    if !course.words.isEmpty { course.words[0].comments = [] }
    course.days = many(3, atLeast: 1) { $0.day() }
    course.endComments = comments().withoutLeadingBlanks
    if course.endComments.last == "" { course.endComments.append(" ") }
    return course
  }

  private mutating func day() -> CourseLayout.Day {
    var day = CourseLayout.Day(
      comments: comments().withoutLeadingBlanks, title: one(in: 2) ? TextPiece(plain()) : nil,
      offset: 0, entries: many(4, atLeast: 1) { $0.entry() })
    day.entries[0].comments = day.entries[0].comments.withoutLeadingBlanks
    return day
  }

  private mutating func entry() -> CourseLayout.Entry {
    var entry = CourseLayout.Entry(
      comments: comments(), speaker: one(in: 4) ? TextPiece(plain()) : nil,
      prompt: TextPiece(plain()), answers: many(3, atLeast: 1) { TextPiece($0.pattern()) },
      id: nil, offset: 0)
    ids += 1
    if one(in: 3) { entry.id = TextPiece("\(plain()) \(ids)") }
    entry.items += many(3) { maker in
      .distractor(TextPiece(maker.plain()), why: maker.one(in: 2) ? TextPiece(maker.plain()) : nil)
    }
    entry.items += many(2) { .accepted(TextPiece($0.pattern())) }
    if one(in: 2) { entry.items.append(.note(TextPiece(plain()))) }
    for comment in comments().spoken {
      entry.items.insert(
        .comment(comment), at: Int.random(in: 0...entry.items.count, using: &generator))
    }
    return entry
  }

  private var ids = 0

  private mutating func word() -> CourseLayout.Word {
    CourseLayout.Word(
      comments: comments(), forms: many(3, atLeast: 1) { TextPiece($0.plain()) },
      meaning: TextPiece(plain()), note: one(in: 3) ? TextPiece(plain()) : nil)
  }

  private mutating func comments() -> CourseLayout.Comments {
    let comments = many(2) { maker in
      maker.one(in: 4) ? "" : maker.one(in: 5) ? " " : maker.plain()
    }
    return comments == ["", ""] ? [""] : comments
  }

  private static let tokens = [
    "=", " = ", "|", " | ", "\\", "\\=", "@", "@x", "#", "##", "[", "]", "* ", "%%", "::", ">", "-",
    "+", ",", "Day 3: ", "가", "물", "a", " ", "  ", "\"", "{", "}", "~", "é", "👍", "x", "id ",
    "property",
  ]

  private mutating func plain() -> String {
    let text = many(6) { $0.pick(Self.tokens) }.joined() + pick(["z", "네", "z.", "z]", "z\\"])
    return text.trimmingWhitespace
  }

  private static let words = [
    "I", "@mina", "=", "a", "\\{", "\\|", "\\\\", "{a|b}", "{really |}go", "New~York", "@",
    "{= | = }b", "\"x\"", "네,", "", "\\\\=",
  ]

  private mutating func pattern() -> String {
    (many(5) { $0.pick(Self.words) } + [pick(["end", "@end", "end @", " end ", "\\\\end"])])
      .joined(separator: " ")
  }

  private mutating func many<Value>(
    _ count: Int, atLeast least: Int = 0, _ make: (inout CourseTextMaker) -> Value
  ) -> [Value] {
    (0..<Int.random(in: least...count, using: &generator)).map { _ in make(&self) }
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func pick(_ values: [String]) -> String {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
