import AppTestSupport
import Files
import FoundationEssentials
import Glibc
import Lessons
import TestSupport
import Testing

@testable import CommandLine

/// `malmoi new`, `fmt`, `check` and the preview, up to what they print and write.
@MainActor
struct AuthoringCommandsTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  private static let untidy = """
    # T
    :: id t  ko > en
    ## One
    %% first
    네. =   Yes. |  Yeah.
        >Said often.
     - no,not
    """

  private static let tidy = """
    # T
    :: id t  ko > en

    ## Day 1: One
    %% first
    네. = Yes. | Yeah.
      - no, not
      > Said often.

    """

  @Test func `a file is laid out in its place, once`() async throws {
    try place.folder.write(Self.untidy, to: "t.malmoi")
    let path = place.folder.file("t.malmoi")
    try #require(chmod(path, 0o644) == 0)
    let checked = try await place.output("fmt", "--check", path)
    #expect(checked.code == .problem)
    #expect(checked.lines == ["\(path): would be laid out anew"])
    #expect(try text(of: path) == Self.untidy)
    #expect(try await place.output("fmt", path).lines == ["\(path): laid out anew"])
    #expect(try text(of: path) == Self.tidy)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o644)
    for option in ["--check", "--no-animation"] {
      let again = try await place.output("fmt", option, path)
      #expect(again.lines == [] && again.code == .done)
    }
  }

  @Test func `either form is printed, and comes back`() async throws {
    try place.folder.write(Self.untidy, to: "t.malmoi")
    let json = try await place.output("fmt", "--to", "json", place.folder.file("t.malmoi"))
    try place.folder.write(json.text + "\n", to: "t.json")
    let path = place.folder.file("t.json")
    #expect(try await place.output("fmt", "--check", path).code == .done)
    #expect(try await place.output("fmt", "--to=text", path).text + "\n" == Self.tidy)
  }

  @Test func `an id is written behind each sentence`() async throws {
    try place.folder.write(Self.tidy, to: "t.malmoi")
    let path = place.folder.file("t.malmoi")
    let before = CourseFile.read(Array(Self.tidy.utf8), as: .text).course
    _ = try await place.output("fmt", "--ids", path)
    let named = try text(of: path)
    #expect(named.contains("Yeah.   @p-"))
    #expect(CourseFile.read(Array(named.utf8), as: .text).course == before)
  }

  @Test(arguments: [
    ("t.malmoi", "# T\n:: id t  ko > en\n## One\n네.\n", ":4:3: "),
    ("t.json", #"{"format": 1}"#, ":1:1: "),
    (
      "u.json",
      #"""
      {"format": 1, "id": "t", "title": "T", "languages": {"prompt": "ko", "answer": "en"},
       "mine": 1, "days": [{"sentences": [{"prompt": "네.", "answers": ["Yes."]}]}]}
      """#, ":2:2: "
    ),
  ])
  func `nothing is written when something is wrong or would be lost`(
    name: String, contents: String, place where: String
  ) async throws {
    try place.folder.write(contents, to: name)
    let path = place.folder.file(name)
    let output = try await place.output("fmt", path)
    #expect(output.code == .problem && output.lines == [])
    #expect(output.errorLines.first?.hasPrefix(path + `where`) == true)
    #expect(try text(of: path) == contents)
  }

  @Test(arguments: ["ko:en", "en:ko", "en:ja", "tlh:qq-Latn"], ["en", "ko"])
  func `what new writes is a course without a word to say against it`(
    pair: String, language: String
  ) async throws {
    let languages = try #require(LanguagePair(pair))
    let launch = try place.launch(["new", pair, "T"], language: language)
    let contents = launch.skeleton(CourseID(rawValue: "my-course"), "My course", languages)
    let result = CourseFile.review(Array(contents.utf8), as: .text)
    #expect(result.course?.languages == languages)
    #expect(result.problems == [])
    #expect(CourseLayout.read(Array(contents.utf8), as: .text).layout?.text == contents)
  }

  @Test func `the preview shows the sentence of a line`() async throws {
    try place.folder.write(
      """
      # T
      :: id t  ko > en
      ## One
      네. = Yes.
      준비됐어요. = {I am|I'm} {really |}ready.
        - then = another word
        + {All|} set.
        > A note.

      """, to: "t.malmoi")
    let path = place.folder.file("t.malmoi")
    let output = try await place.output("study", path, "--at", "6")
    #expect(
      output.lines == [
        "\(path):5  day 1, sentence 2", "", "  준비됐어요.", "",
        "  ╭──────────────────────────────────────────────────────────────────────────╮",
        "  │  I   am   really   ready                                                 │",
        "  ╰─────────────────────────────────────────────────────────────────────── . ╯", "",
        "  [1 ready]  [2 really]  [3 I]  [4 am]  [5 then]  [6 yes]", "", "Accepts 6 answers:",
        "  set.", "  All set.", "  I'm ready.",
        "  I am ready.", "  I'm really ready.", "  I am really ready.", "", "A note.",
      ])
  }

  @Test func `the preview wraps blocks, labels nine of them, and is drawn in ASCII, too`()
    async throws
  {
    let words = (1...12).map { "word\($0)" }.joined(separator: " ")
    try place.folder.write(
      "# T\n:: id t  ko > en\n## One\n열둘. = \(words)!\n네. = Yes.\n", to: "t.malmoi")
    let output = try await place.output(
      "study", place.folder.file("t.malmoi"), "--at", "1", "--ascii")
    let shown = output.lines.dropFirst(4).prefix { !$0.hasPrefix("Accepts") }
    #expect(shown.allSatisfy { $0.count <= 80 })
    #expect(shown.first == "  +" + String(repeating: "-", count: 74) + "+")
    #expect(shown.filter { $0.hasPrefix("  |") && $0.count == 78 }.count == 2)
    #expect(shown.contains { $0.hasPrefix("  +---") && $0.hasSuffix("--- ! +") })
    let blocks = shown.filter { $0.contains("[") }.joined(separator: " ").split(separator: "[")
      .dropFirst()
    #expect(blocks.count { $0.first?.isNumber == true } == 9)
    #expect(blocks.count > 12, "those of the course are among them")
  }

  @Test func `problems are there for programs, too`() async throws {
    try place.folder.write("# T\n:: id t  ko > en\n## One\n네.\n", to: "t.malmoi")
    let output = try await place.output("check", "--json", place.folder.file("t.malmoi"))
    #expect(output.text.contains(#""line" : 4"#) && output.text.contains(#""severity" : "error""#))
  }

  private func text(of path: String) throws -> String {
    String(decoding: try RegularFile.contents(of: FilePath(path), limit: 1 << 20), as: UTF8.self)
  }
}
