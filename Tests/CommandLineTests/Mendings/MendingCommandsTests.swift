import AppTestSupport
import Lessons
import Storage
import TestSupport
import Testing

@testable import CommandLine

@MainActor
struct MendingCommandsTests {
  private let place: LearnerPlace
  private let file = """
    # C
    :: id c  ko > en

    ## Day 1
    네. = Yes.   @yes
    [A] 아니요. = No.   @no
    """

  init() throws {
    place = try LearnerPlace()
    try place.folder.write(file, to: "own/c.malmoi")
    try place.make("data/courses")
    try place.folder.write(file, to: "data/courses/c.malmoi")
  }

  private func mend(_ id: String, _ text: String, of base: String) async throws {
    let text = SentenceText(rawValue: text)
    let database = try place.database()
    let key = SentenceKey(course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: id))
    try await database.mend(
      key, Mending(text, of: SentenceText(rawValue: base)), answers: "x",
      at: Timestamp(seconds: 9, utcOffset: 0))
  }

  @Test func `without a mending that is said`() async throws {
    #expect(try await place.output("mendings").text == "No sentence is mended.")
    #expect(try await place.output("mendings", "--json").lines == ["[", "]"])
  }

  @Test func `what was mended is a course for its author`() async throws {
    try await mend("yes", "네.\n= Yeah.\n> short", of: "네.\n= Yes.")
    try await mend("no", "아니요.\n= Nope.", of: "아니요.\n= Nah.")
    try await mend("gone", "있었다.\n= It was.", of: "있었다.\n= Was.")
    let text = try await place.output("mendings").text
    #expect(
      text == """
        # C
        :: id c  ko > en

        ## Day 1
        %% Day 1, sentence 1
        %% mended from: 네.  = Yes.
        네. = Yeah.   @yes
          > short

        %% Day 1, sentence 2
        %% the author has changed it since: 아니요.  = No.
        [A] 아니요. = Nope.   @no

        %% not in the course any more
        있었다. = It was.   @gone
        """)
    #expect(CourseFile.read(Array(text.utf8), as: .text).course?.sentences.count == 3)
    #expect(try await place.output("mendings", "other").text == "No sentence is mended.")
    let states = try await place.output("mendings", "c", "--json").lines
      .filter { $0.contains("state") }
    #expect(
      states.map { $0.split(separator: "\"").dropLast().last } == ["mended", "changed", "gone"])
  }

  @Test func `a mending is undone by the id of its sentence`() async throws {
    try await mend("yes", "네.\n= Yeah.", of: "네.\n= Yes.")
    let output = try await place.output("undo-mending", "c", "yes")
    #expect(output.text == "yes is as its author has it again.")
    #expect(try await place.database().mendings().isEmpty)
    await #expect(throws: LaunchFailure.self) {
      try await place.output("undo-mending", "c", "yes")
    }
  }
}
