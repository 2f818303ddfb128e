import AppTestSupport
import CommandLine
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

/// `malmoi words`, up to what it prints.
@MainActor
struct WordCommandsTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  private static let course = #"""
    {"format": 1, "id": "c", "title": "C", "languages": {"prompt": "ko", "answer": "en"}, "days": [
      {"sentences": [
        {"id": "a", "prompt": "가", "answers": ["We fix the bug."]},
        {"id": "b", "prompt": "나", "answers": ["Fix the fix."]}]},
      {"sentences": [{"id": "c", "prompt": "다", "answers": ["The build is red, the {test|check} too."]}]},
      {"sentences": [{"id": "d", "prompt": "라", "answers": ["The bug is back."]}]}
    ]}
    """#

  @Test func `a course tells of each word how often, on which days and where`() async throws {
    try place.folder.write(Self.course, to: "c.json")
    let lines = try await place.output("words", place.folder.file("c.json")).lines
    #expect(
      lines.prefix(4) == [
        "we     1  day 1    1.1", "fix    3  day 1    1.1 1.2",
        "the    5  day 1-3  1.1 1.2 2.1 3.1",
        "bug    2  day 1,3  1.1 3.1",
      ])
    #expect(
      lines.suffix(4) == [
        "10 words in all.", "Used once (6): we, build, red, test, too, back",
        "On one day only (1): fix",
        "In fewer than three sentences or days: 9 of 10 words",
      ])
  }

  @Test func `programs read every word`() async throws {
    try place.folder.write(Self.course, to: "c.json")
    let output = try await place.output("words", place.folder.file("c.json"), "--json")
    let words = try JSONDecoder().decode([WordObject].self, from: Data(output.text.utf8))
    let bug = try #require(words.first { $0.word == "bug" })
    #expect(bug.count == 2 && bug.days == [1, 3] && bug.comesBack && !bug.isUsedOnce)
    #expect(bug.sentences.map(\.id) == ["a", "d"])
    #expect(bug.sentences.map(\.number) == [1, 1])
    #expect(words.first { $0.word == "fix" }?.comesBack == false)
  }

  @Test func `a course is known by its id, too`() async throws {
    let output = try await place.output("words", "korean-first-steps")
    #expect(output.code == .done && output.lines.count > 50)
    let failure = await #expect(throws: LaunchFailure.self) {
      try await place.output("words", "none")
    }
    #expect(failure?.code == .problem)
  }

  @Test func `the learner's words are told weakest first, with how long they stay`() async throws {
    #expect(
      try await place.output("words") == CommandOutput("", errors: "No word was met yet."))
    let course = try #require(CourseFile.read(Array(Self.course.utf8)).course)
    let database = try place.database()
    try await database.reconcile(with: course)
    for (id, grade) in [("a", Grade.easy), ("c", .again)] {
      try await database.recordAnswer(
        GivenAnswer(
          to: SentenceKey(course: course.id, sentence: SentenceID(rawValue: id)), text: "x",
          kind: .build, verdict: .exact, grade: grade, took: .seconds(1),
          time: place.watch.clock.now()))
    }
    let lines = try await place.output("words").lines
    #expect(lines.count == 9)
    #expect(lines.first?.hasSuffix("hours  1 sentence") == true, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("the ") && $0.hasSuffix("2 sentences") }, "\(lines)")
    let json = try await place.output("words", "--json").text
    #expect(json.contains(#""c/a""#) && json.contains(#""strength" : 0"#))
  }
}

/// Some of what `malmoi words FILE --json` promises.
private struct WordObject: Decodable {
  struct Place: Decodable {
    let day, number: Int
    let id: String
  }

  let word: String
  let count: Int
  let days: [Int]
  let sentences: [Place]
  let isUsedOnce, comesBack: Bool
}
