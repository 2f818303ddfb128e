import AppTestSupport
import CommandLine
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

/// `malmoi memos add`, `list`, `search` and `show`, up to what they print.
@MainActor
struct MemoWritingTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  @Test func `a memo that is added is listed, found and shown`() async throws {
    let id = try await place.output("memos", "add", "조사", "은/는", "#grammar").text
    #expect(id.wholeMatch(of: /[0-9a-f]{24}/) != nil, "\(id)")
    _ = try await place.output("memos", "add", "stand-up phrases\nI'm on it.")
    let lines = try await place.output("memos", "list").lines
    #expect(lines.count == 2)
    #expect(
      lines.contains {
        $0.wholeMatch(of: /[0-9a-f]{8}  \d{4}-\d\d-\d\d  조사 은\/는 #grammar/) != nil
      }, "\(lines)")
    for search in ["#grammar", "은/는", "ㅈㅅ"] {
      #expect(try await place.output("memos", "search", search).lines.count == 1)
    }
    #expect(try await place.output("memos", "show", id).text == "조사 은/는 #grammar")
    #expect(
      try await place.output("memos", "show", String(id.prefix(6))).text == "조사 은/는 #grammar")
  }

  @Test func `tags are added where the text has them not`() async throws {
    let id = try await place.output(
      "memos", "add", "despite\nno of #Grammar", "--tag", "grammar", "--tag=#to-do"
    ).text
    #expect(
      try await place.output("memos", "show", id).lines
        == ["despite", "no of #Grammar", "", "#to-do"])
    await #expect(
      throws: LaunchFailure(
        "“12” cannot be a tag: a tag has a letter, and only letters, digits, “-” and “_”.",
        code: .wrongUsage)
    ) { try await place.output("memos", "add", "x", "--tag", "12") }
  }

  @Test func `a memo is on the sentence that is named`() async throws {
    try place.make("data/courses")
    try place.write(CourseText(id: "c", title: "C", answers: ["Go.", "Stay."]), to: "data/courses")
    let course = try #require(
      CourseFile.read([UInt8](try place.folder.bytes(of: "data/courses/c.json"))).course)
    let sentence = course.days[0].sentences[0].id
    let id = try await place.output(
      "memos", "add", "why not", "--sentence", "c/\(sentence.rawValue)"
    ).text
    let key = SentenceKey(course: course.id, sentence: sentence)
    #expect(try await place.database().memos(on: key).map(\.id.rawValue) == [id])
    for (wrong, part) in [("c/none", "has no sentence “none”"), ("none/a", "no course “none”")] {
      let failure = await #expect(throws: LaunchFailure.self) {
        try await place.output("memos", "add", "x", "--sentence", wrong)
      }
      #expect(failure?.code == .problem)
      #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
    }
    #expect(try await place.database().memos().count == 1)
  }

  @Test func `nothing to say is no memo`() async throws {
    let failure = await #expect(throws: LaunchFailure.self) {
      try await place.output("memos", "add", " \u{200B}")
    }
    #expect(failure?.code == .problem)
  }

  @Test func `where there are none, that is said beside the output`() async throws {
    #expect(
      try await place.output("memos", "list")
        == CommandOutput("", errors: "There are no memos yet."))
    #expect(try await place.output("memos", "list", "--json").lines == ["[", "]"])
    #expect(
      try await place.output("memos", "search", "x", language: "ko")
        == CommandOutput("", errors: "“x”이(가) 들어 있는 메모가 없습니다."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.file("data")) == [])
  }

  @Test func `an id that names none or several is a problem`() async throws {
    for text in [
      "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q",
    ] {
      _ = try await place.output("memos", "add", text)
    }
    let ids = try await place.database().memos().map(\.id.rawValue)
    // Seventeen ids begin with sixteen digits.
    let shared = try #require(
      "0123456789abcdef".first { digit in ids.count { $0.first == digit } > 1 })
    for (id, part) in [(String(shared), "More than one"), ("zz", "There is no memo")] {
      let failure = await #expect(throws: LaunchFailure.self) {
        try await place.output("memos", "show", id)
      }
      #expect(failure?.code == .problem)
      #expect(failure?.message.contains(part) == true)
    }
  }

  @Test func `programs read every key`() async throws {
    let id = try await place.output("memos", "add", "title\n#tag").text
    let data = Data(try await place.output("memos", "list", "--json").text.utf8)
    let memos = try JSONDecoder().decode([MemoObject].self, from: data)
    #expect(memos.map(\.id) == [id])
    #expect(memos.map(\.title) == ["title"])
    #expect(memos.map(\.tags) == [["tag"]])
    let one = try await place.output("memos", "show", id, "--json").text
    #expect(try JSONDecoder().decode(MemoObject.self, from: Data(one.utf8)) == memos[0])
    #expect(one.contains(#""sentence" : null"#))
  }
}

/// Some of what `malmoi memos list --json` promises.
private struct MemoObject: Decodable, Equatable {
  let id, title, text: String
  let tags: [String]
  let isPinned: Bool
  let createdAt, changedAt: Int64
}
