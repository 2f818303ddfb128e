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

  // MARK: - Languages without spaces

  /// Each character is a word, but for 学校.
  private static let characters: WordCutting = { language in
    guard language.code == "ja" else { return nil }
    return { text in
      text.reduce(into: []) { words, character in
        if words.last == "学", character == "校" {
          words[words.count - 1] += "校"
        } else {
          words.append(String(character))
        }
      }
    }
  }

  private static func course(
    _ text: String, into existing: Course? = nil, cutting: WordCutting? = characters
  ) throws -> CourseMerge {
    var options = DeckOptions()
    options.languages = LanguagePair(prompt: Language(code: "en"), answer: Language(code: "ja"))
    let draft = try Sample(text).converted(options).courses[0]
    return try CourseMerge(draft, into: existing, id: id, cutting: cutting)
  }

  private static func answers(_ course: Course) -> [String] {
    course.sentences.flatMap { $0.answers.map(\.source) }
  }

  @Test func `answers without spaces get cuts, but those that have some, or would be too long`()
    throws
  {
    let long = String(repeating: "あ", count: CourseLimits.wordCount + 1)
    let course = try Self.course("go\t学校へ行く\nsee\t本 を見る\nah\t\(long)\n").course
    #expect(Self.answers(course) == ["学校 へ 行 く", "本 を見る", long])
    #expect(course.spacing == .none)
    let read = CourseFile.read(CourseFileText(course).bytes)
    #expect(read.course == course)
  }

  @Test func `cuts that were mended stay, and are nothing that changed`() throws {
    let before = try Self.course("go\t学校へ行く\nsee\t見る\n").course
    let mended = Course(
      id: before.id, title: before.title, description: "", property: "",
      languages: before.languages, spacing: before.spacing,
      days: [
        CourseDay(
          title: nil,
          sentences: [
            Sentence(
              id: before.sentences[0].id, prompt: "go",
              answers: [AnswerPattern(literal: "学校へ 行く")]),
            before.sentences[1],
          ])
      ])
    let again = try Self.course("go\t学校へ行く\nsee\t見る\n", into: mended)
    #expect(again.same == 2 && !again.isChange)
    #expect(Self.answers(again.course) == ["学校へ 行く", "見 る"])
    let other = try Self.course("go\t学校へ来る\nsee\t見る\n", into: mended)
    #expect(other.changed == 1)
    #expect(Self.answers(other.course) == ["学校 へ 来 る", "見 る"])
  }

  @Test func `where nobody knows the words, answers stay whole`() throws {
    for cutting in [nil, { _ in nil }] as [WordCutting?] {
      let course = try Self.course("go\t学校へ行く\n", cutting: cutting).course
      #expect(Self.answers(course) == ["学校へ行く"])
    }
    let korean = try Sample("I go.\t학교에 가요.\n").converted().courses[0]
    let course = try CourseMerge(korean, into: nil, id: Self.id, cutting: Self.characters).course
    #expect(Self.answers(course) == ["학교에 가요."])
  }
}
