import Decks
import Lessons
import Testing

/// What a deck comes to is an ordinary course file.
struct CourseTests {
  private static let id = CourseID(rawValue: "imported-x")

  @Test(arguments: ["latest.apkg", "words.apkg"])
  func `a course file reads back as it was`(name: String) throws {
    for draft in try Sample.converted(Sample.fixture(name)).courses {
      let course = try CourseMerge(draft, into: nil, id: Self.id).course
      let result = CourseFile.read(CourseFileText(course).bytes)
      #expect(result.course == course)
      #expect(result.problems.filter { $0.severity == .error } == [])
    }
  }

  @Test func `signs of patterns stand for themselves`() throws {
    let draft = try Sample("quote\ta \"b\" {c|d} ~ \\e\n").converted().courses[0]
    let course = try CourseMerge(draft, into: nil, id: Self.id).course
    let read = try #require(CourseFile.read(CourseFileText(course).bytes).course)
    #expect(read.sentences[0].answers[0].coveringPaths().count == 1)
    #expect(read == course)
  }

  @Test func `a second time adds nothing, changes what changed and keeps the rest`() throws {
    let first = try Sample("I go.\t가요.\nI eat.\t먹어요.\nI sit.\t앉아요.\n").converted()
    let before = try CourseMerge(first.courses[0], into: nil, id: Self.id)
    #expect(before.new == 3 && before.isChange)
    let again = try CourseMerge(first.courses[0], into: before.course, id: Self.id)
    #expect(again.same == 3 && !again.isChange)
    #expect(again.course == before.course)
    let second = try Sample("I eat.\t밥을 먹어요.\nI see.\t봐요.\nI go.\t가요.\n").converted()
    let after = try CourseMerge(second.courses[0], into: before.course, id: Self.id)
    #expect((after.new, after.changed, after.same, after.kept) == (1, 1, 1, 1))
    #expect(after.course.sentences.map(\.prompt) == ["I go.", "I eat.", "I sit.", "I see."])
  }

  @Test func `days are of one size, and no more than a course may have`() throws {
    let text = (1...25_000).map { "sentence \($0)\t문장 \($0)\n" }.joined()
    let draft = try Sample(text).converted().courses[0]
    let course = try CourseMerge(draft, into: nil, id: Self.id).course
    #expect(course.totalDays <= CourseLimits.dayCount)
    #expect(course.sentences.count == 25_000)
    #expect(
      course.days.dropLast().allSatisfy { $0.sentences.count == course.days[0].sentences.count })
  }
}
