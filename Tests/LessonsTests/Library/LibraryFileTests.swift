import Lessons
import Testing

struct LibraryFileTests {
  private func read(_ text: String) -> LibraryFileResult {
    LibraryFile.read(Array(text.utf8))
  }

  private func entry(
    id: String = "\"a\"", title: String = "\"A\"", days: String = "3", url: String = "\"a.json\""
  ) -> String {
    """
    {"id": \(id), "title": \(title), "totalDays": \(days),
     "languages": {"prompt": "ko", "answer": "en"}, "url": \(url)}
    """
  }

  private func library(_ entries: String...) -> String {
    "{\"courses\": [\n" + entries.joined(separator: ",\n") + "\n]}"
  }

  @Test func `a course comes with all the list says of it`() {
    let result = read(
      """
      {"courses": [{"id": "a", "title": "A", "description": "d", "property": "work",
        "totalDays": 14, "languages": {"prompt": "ko", "answer": "en"}, "url": "a.json",
        "updated": "2025-11-04"}]}
      """)
    let summary = CourseSummary(
      id: CourseID(rawValue: "a"), title: "A", description: "d", property: "work", totalDays: 14,
      languages: LanguagePair(prompt: Language(code: "ko"), answer: Language(code: "en")))
    let entry = LibraryEntry(summary: summary, url: "a.json", updated: "2025-11-04")
    #expect(result == LibraryFileResult(entries: [entry], problems: []))
  }

  @Test func `text comes in normal form C`() {
    let decomposed = "\"\u{1112}\u{1161}\u{11AB}\""
    let title = read(library(entry(title: decomposed))).entries?.first?.summary.title
    #expect(title.map { Array($0.unicodeScalars) } == ["\u{D55C}"])
  }

  @Test func `an empty list is a list`() {
    #expect(read("{\"courses\": []}") == LibraryFileResult(entries: [], problems: []))
  }

  @Test(arguments: [
    ("", 1, 1, CourseFileError.emptyFile),
    ("<!DOCTYPE html>", 1, 1, .syntax(.expectedValue(found: "<"))),
    ("[]", 1, 1, .wrongType(expected: .object, found: .array)),
    ("{}", 1, 1, .missingKey("courses")),
    ("{\"courses\": 7}", 1, 13, .wrongType(expected: .array, found: .number)),
    ("{\"courses\": [\n{\"id\": \"a\"}", 2, 12, .syntax(.unexpectedEnd(closer: "]"))),
    ("{\"courses\": [\n{\"id\": \"a\u{7}\"}]}", 2, 10, .controlCharacter("\u{7}")),
  ])
  func `what is no list says where it breaks`(
    text: String, line: Int, column: Int, fact: CourseFileError
  ) {
    let result = read(text)
    #expect(result.entries == nil)
    #expect(result.problems.first == CourseFileProblem(line: line, column: column, fact: fact))
  }

  @Test func `bytes that are no text say where they break`() {
    let result = LibraryFile.read(Array("{\"courses\":\n ".utf8) + [0xFF])
    #expect(result.problems == [CourseFileProblem(line: 2, column: 2, fact: .notUTF8)])
  }

  @Test func `a list beyond the limit is not looked at`() {
    let result = LibraryFile.read([UInt8](repeating: 32, count: CourseFile.sizeLimit + 1))
    let fact = CourseFileError.tooLarge(limit: CourseFile.sizeLimit)
    #expect(result.problems == [CourseFileProblem(line: 1, column: 1, fact: fact)])
  }

  @Test(arguments: [
    ("{}", CourseFileError.missingKey("id")),
    ("7", .wrongType(expected: .object, found: .number)),
    ("\"id\"", .wrongType(expected: .object, found: .string)),
  ])
  func `an entry that is no course hides no other`(bad: String, fact: CourseFileError) {
    let result = read(library(entry(id: "\"a\""), bad, entry(id: "\"b\"")))
    #expect(result.entries?.map(\.summary.id.rawValue) == ["a", "b"])
    #expect(result.problems.first?.fact == fact)
    #expect(result.problems.first?.line == 4)
  }

  @Test(arguments: ["0", "-1", "1.5", "1e3", "99999999999999999999"])
  func `a count of days must be one`(days: String) {
    let result = read(library(entry(days: days)))
    #expect(result.entries == [])
    #expect(result.problems.map(\.fact) == [.badDayCount(days, limit: 2000)])
  }

  @Test func `text that could drive the terminal is refused where it stands`() {
    let result = read(library(entry(title: "\"A\\u001b[2J\""), entry(id: "\"b\"")))
    #expect(result.entries?.map(\.summary.id.rawValue) == ["b"])
    #expect(
      result.problems
        == [CourseFileProblem(line: 2, column: 24, fact: .controlCharacter("\u{1B}"))])
  }

  @Test(arguments: ["../../etc/passwd", "a/b", ".hidden", "a b"])
  func `an id that could be a path is refused`(id: String) {
    let result = read(library(entry(id: "\"\(id)\"")))
    #expect(result.entries == [])
    #expect(result.problems.map(\.fact) == [.badCourseID(id)])
  }

  @Test func `of two courses with one id the first stays`() {
    let result = read(
      library(entry(title: "\"first\""), entry(title: "\"second\""), entry(id: "\"b\"")))
    #expect(result.entries?.map(\.summary.title) == ["first", "A"])
    #expect(
      result.problems
        == [CourseFileProblem(line: 4, column: 1, fact: .duplicateCourseID("a", firstLine: 2))])
  }

  @Test func `keys of a later version are no errors`() {
    let later = entry().dropLast() + ", \"stars\": 5}"
    let result = read(library(String(later)))
    #expect(result.entries?.count == 1)
    #expect(result.problems.map(\.severity) == [.warning])
  }

  @Test func `a list cut off anywhere is no list`() {
    let whole = Array(library(entry(id: "\"a\""), entry(id: "\"b\"")).utf8)
    for count in 0..<whole.count {
      #expect(LibraryFile.read(Array(whole.prefix(count))).entries == nil, "after \(count) bytes")
    }
  }

  @Test func `more courses than any screen shows are read`() {
    let entries = (0..<5_000).map { entry(id: "\"c\($0)\"") }.joined(separator: ",")
    #expect(read("{\"courses\": [\(entries)]}").entries?.count == 5_000)
  }
}
