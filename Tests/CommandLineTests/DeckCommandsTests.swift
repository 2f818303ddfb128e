import AppTestSupport
import CommandLine
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// `malmoi import`, `export` and `undo-import`, up to what they print and leave behind.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DeckCommandsTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try place.folder.write(text, to: name)
    return place.folder.file(name)
  }

  /// What is in the learner's folder, and in that of the courses.
  private var dataFiles: [String] {
    let folder = place.folder.file("data")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let courses = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/courses")) ?? []
    return names + courses.map { "courses/\($0)" }
  }

  @Test func `a table becomes a course that can be studied`() async throws {
    let path = try file("words.csv", "front,back\nI go.,가요.\nI eat.,먹어요.\n")
    let output = try await place.output("import", path)
    #expect(output.code == .done)
    #expect(output.errors == "")
    #expect(output.lines[1] == "  notes: 2 read = 2 taken + 0 left out")
    #expect(output.text.contains("imported-words, en → ko, 1 day: 2 new, 0 changed, 0 as before"))
    let courses = try await place.output("courses", "--ids")
    #expect(courses.lines.contains("imported-words"))
  }

  @Test func `fields that were chosen once are taken again`() async throws {
    let path = try file("words.csv", "front,back,more\nI go.,가요.,갑니다.\n")
    let output = try await place.output("import", path, "--back", "more")
    #expect(output.text.contains("answered by “more”"))
    let next = try file("other.csv", "front,back,more\nI eat.,먹어요.,먹습니다.\n")
    let again = try await place.output("import", next, "--dry-run")
    #expect(again.text.contains("answered by “more”"))
    #expect(again.text.contains("I eat. → 먹습니다."))
    let other = try file("third.csv", "front,back\nI eat.,먹어요.\n")
    #expect(try await place.output("import", other, "--dry-run").text.contains("먹어요."))
    let said = try await place.output("import", next, "--dry-run", "--back", "back")
    #expect(said.text.contains("I eat. → 먹어요."))
  }

  @Test func `a table without names of fields is known by its file`() async throws {
    let path = try file("words.tsv", "I go.\t가요.\t갑니다.\nI eat.\t먹어요.\t먹습니다.\n")
    _ = try await place.output("import", path, "--back", "3")
    let more = try file("words.tsv", "I go.\t가요.\t갑니다.\nI am.\t나예요.\t나입니다.\n")
    #expect(try await place.output("import", more, "--dry-run").text.contains("I am. → 나입니다."))
    let other = try file("other.tsv", "I go.\t가요.\t갑니다.\nI am.\t나예요.\t나입니다.\n")
    #expect(try await place.output("import", other, "--dry-run").text.contains("I am. → 나예요."))
  }

  @Test func `fields that are asked the other way round are not chosen that way`() async throws {
    let path = try file("words.csv", "front,back,more\nI go.,가요.,갑니다.\n")
    _ = try await place.output("import", path, "--back", "more", "--reverse")
    #expect(try await place.output("import", path, "--dry-run").text.contains("I go. → 갑니다."))
  }

  @Test func `both ways are one course, unless there were two before`() async throws {
    let path = try file("words.csv", "front,back\nI go.,가요.\nI eat.,먹어요.\n")
    let output = try await place.output("import", path, "--both")
    #expect(output.text.contains("imported-words, en ↔ ko, 1 day: 2 new"))
    #expect(dataFiles.filter { $0.hasPrefix("courses/") } == ["courses/imported-words.json"])
    let id = CourseID(rawValue: "imported-words")
    #expect(try await place.database().asksBothWays(id))
    #expect(try await place.output("import", path, "--both").code == .done)
    #expect(try await place.database().asksBothWays(id))

    let reverse = try await place.output("import", path, "--reverse")
    #expect(reverse.text.contains("imported-words-reverse"))
    let both = try await place.output("import", path, "--both")
    #expect(both.text.contains("imported-words-reverse"), "its course goes on")
  }

  @Test func `what is left out is told with its line, and ends with 1`() async throws {
    let path = try file("words.tsv", "I go.\t가요.\nI eat.\t\n\t먹어요.\n")
    let output = try await place.output("import", path)
    #expect(output.code == .problem)
    #expect(output.lines.contains("  left out 1: nothing answers (line 2)"))
    #expect(output.lines.contains("  left out 1: nothing asks (line 3)"))
    let json = try await place.output("import", path, "--json")
    #expect(json.code == .problem)
    #expect(json.text.contains("\"emptyAnswer\" : ["))
  }

  @Test func `a dry run and a file that is refused leave nothing behind`() async throws {
    let path = try file("words.tsv", "I go.\t가요.\n")
    let dry = try await place.output("import", path, "--dry-run")
    #expect(dry.code == .done)
    #expect(dry.lines.suffix(2) == ["  I go. → 가요.", "Nothing was written: --dry-run."])
    let bad = try await place.output("import", try file("bad.txt", "nothing\n"))
    #expect(bad.code == .problem)
    #expect(bad.errors.hasPrefix("malmoi: \(place.folder.file("bad.txt")): "))
    let absent = try await place.output("import", "/nowhere/deck.apkg")
    #expect(absent.code == .problem)
    #expect(dataFiles == [])
  }

  @Test func `one bad file keeps the others not back`() async throws {
    let good = try file("words.tsv", "I go.\t가요.\n")
    let output = try await place.output("import", try file("bad.txt", "nothing\n"), good)
    #expect(output.code == .problem)
    #expect(dataFiles.contains("courses/imported-words.json"))
  }

  @Test func `an import is taken back by its name`() async throws {
    let output = try await place.output("import", try file("words.tsv", "I go.\t가요.\n"))
    let id = try #require(output.lines.last?.split(separator: " ").last.map(String.init))
    let unknown = await #expect(throws: LaunchFailure.self) {
      try await place.output("undo-import", "nothing")
    }
    #expect(unknown?.message.contains(id) == true)
    #expect(try await place.output("undo-import", id).code == .done)
    #expect(!dataFiles.contains { $0.hasPrefix("courses/") || $0.hasPrefix("imports") })
    await #expect(throws: LaunchFailure.self) { try await place.output("undo-import", id) }
  }

  @Test func `a second import changes what changed and keeps progress`() async throws {
    _ = try await place.output("import", try file("words.tsv", "I go.\t가요.\nI eat.\t먹어요.\n"))
    let database = try place.database()
    let key = SentenceKey(
      course: CourseID(rawValue: "imported-words"), sentence: SentenceID(hashOf: "I go."))
    try await database.recordAnswer(
      GivenAnswer(
        to: key, text: "가요.", kind: .build, verdict: .exact, grade: .good, took: .seconds(1),
        time: Timestamp(seconds: 100)))
    let card = try await database.card(of: key)
    let output = try await place.output(
      "import", try file("words.tsv", "I go.\t갑니다.\nI eat.\t먹어요.\nI see.\t봐요.\n"))
    #expect(output.text.contains("1 new, 1 changed, 1 as before"))
    #expect(try await database.card(of: key) == card)
  }

  @Test func `what is exported comes back as it was`() async throws {
    _ = try await place.output(
      "import", try file("words.tsv", "I go.\t가요. / 갑니다.\nI \"eat\".\t먹어요.\n"))
    for format in ["anki", "anki-text", "tsv"] {
      let target = place.folder.file("out.\(format)")
      let output = try await place.output(
        "export", "imported-words", target, "--to", format, "--history")
      #expect(output.code == .done)
      let dry = try await place.output("import", target, "--dry-run")
      #expect(dry.lines[1] == "  notes: 2 read = 2 taken + 0 left out", "\(format)")
      #expect(dry.lines.contains("  I \"eat\". → 먹어요."), "\(format)")
    }
    let target = place.folder.file("out.json")
    _ = try await place.output("export", "imported-words", target, "--to", "course")
    let check = try await place.output("check", target)
    #expect(check.code == .done)
  }

  @Test(arguments: [
    ["import", "x", "--languages", "korean"], ["import", "x", "--into", "../x"],
    ["import", "x", "--as", "word"], ["export", "all", "x", "--to", "course"], ["import"],
  ])
  func `a command line that makes no sense is refused`(arguments: [String]) {
    #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
  }

  @Test func `an option may stand without its value where there is a usual one`() throws {
    let alone = try Invocation(arguments: ["export", "a", "b", "--history"])
    let told = try Invocation(arguments: ["export", "a", "b", "--history", "yes"])
    let between = try Invocation(arguments: ["export", "--history", "a", "b"])
    #expect(alone == told && alone == between)
    guard case .exportDecks(let order) = alone.command else {
      Issue.record("another command")
      return
    }
    #expect(order.withHistory)
  }
}
