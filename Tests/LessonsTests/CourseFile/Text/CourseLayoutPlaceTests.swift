import Testing

@testable import Lessons

struct CourseLayoutPlaceTests {
  private static let text = """
    # T
    :: id a  ko > en

    ## Day 1
    가 = a
      - b
    나 = b

    ## Day 2
    다 = c   @c

    """

  @Test(arguments: [(1, 5), (5, 5), (6, 5), (7, 7), (9, 7), (10, 10), (99, 10)])
  func `a line is of the sentence that begins there or above`(line: Int, first: Int) throws {
    let bytes = Array(Self.text.utf8)
    #expect(try layout(Self.text).place(ofLine: line, in: bytes)?.line == first)
  }

  @Test func `so it is in JSON`() throws {
    let json = try layout(Self.text).json
    let bytes = Array(json.utf8)
    let read = try #require(CourseLayout.read(bytes, as: .json).layout)
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("\"나\"") }) + 1
    let place = try #require(read.place(ofLine: line, in: bytes))
    #expect(place.dayIndex == 0 && place.sentenceIndex == 1)
  }

  @Test(arguments: [
    ("나 = b", "나 = bb", 7), ("  - b", "  - b, c", 5), ("가 = a", "%% c\n라 = x\n가 = a", 6),
    ("나 = b\n", "", nil), ("나 = b", "나   = b", nil),
  ])
  func `what was changed is found`(old: String, new: String, line: Int?) throws {
    let text = Self.text.replacing(old, with: new, maxReplacements: 1)
    let change = try layout(text).firstChange(
      since: layout(Self.text), in: Array(text.utf8))
    #expect(change?.line == line)
  }

  @Test func `ids keep what progress hangs on`() throws {
    let course = try #require(CourseFile.read(Array(Self.text.utf8), as: .text).course)
    let named = try layout(Self.text).withIDs(of: course)
    let renamed = named.text.replacing("가 =", with: "가요 =")
    let after = try #require(CourseFile.read(Array(renamed.utf8), as: .text).course)
    #expect(after.sentences.map(\.id) == course.sentences.map(\.id))
    #expect(after.sentences[0].prompt == "가요")
    #expect(named.withIDs(of: course).text == named.text)
  }

  private func layout(_ text: String) throws -> CourseLayout {
    try #require(CourseLayout.read(Array(text.utf8), as: .text).layout)
  }
}
