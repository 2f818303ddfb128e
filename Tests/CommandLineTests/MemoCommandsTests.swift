import AppTestSupport
import CommandLine
import FoundationEssentials
import Glibc
import Lessons
import Storage
import TestSupport
import Testing

/// `malmoi memos` in a place of the learner's.
@MainActor
struct MemoCommandsTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
    try place.make("notes")
  }

  private var notes: String { place.folder.file("notes") }

  private func save(_ texts: String...) async throws {
    for text in texts {
      _ = try await place.database().save(
        MemoEdit(.new(on: nil), text: try MemoText(text)), at: place.watch.clock.now())
    }
  }

  private func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.folder.file(name)).sorted()
  }

  @Test func `every memo is written once, and read again into another place`() async throws {
    try await save("조사 은/는 #grammar\n자세히", "stand-up phrases")
    #expect(
      try await place.output("memos", "export", notes)
        == CommandOutput("Written: 2. Up to date: 0."))
    #expect(
      try await place.output("memos", "export", notes)
        == CommandOutput("Written: 0. Up to date: 2."))
    #expect(try files(in: "notes").count == 2)
    let other = try LearnerPlace()
    #expect(
      try await other.output("memos", "import", notes)
        == CommandOutput("Added: 2. Changed: 0. Restored: 0. There already: 0. Skipped: 0."))
    // Both are of one second: which came first is not in the files.
    #expect(
      Set(try await other.database().memos().map(\.text))
        == Set(try await place.database().memos().map(\.text)))
    #expect(
      try await other.output("memos", "import", notes)
        == CommandOutput("Added: 0. Changed: 0. Restored: 0. There already: 2. Skipped: 0."))
  }

  @Test func `every file that is no memo is named with its reason`() async throws {
    try place.folder.write("fine", to: "notes/a.md")
    try place.folder.write(bytes: [0x63, 0xE9], to: "notes/b.md")
    try place.folder.write("x\0y", to: "notes/c.txt")
    try place.folder.write(" \n", to: "notes/d.markdown")
    try place.folder.write("", to: "notes/e.png")
    #expect(mkfifo(place.folder.file("notes/f.md"), 0o600) == 0)
    #expect(symlink("g.md", place.folder.file("notes/g.md")) == 0)
    #expect(truncate(place.folder.file("notes/a.md"), 4) == 0)
    let output = try await place.output("memos", "import", notes, "/no/such.md")
    #expect(output.text == "Added: 1. Changed: 0. Restored: 0. There already: 0. Skipped: 7.")
    #expect(output.code == .problem)
    #expect(
      output.errors.split(separator: "\n").sorted() == [
        "/no/such.md: not there.", "\(notes)/b.md: not in UTF-8.", "\(notes)/c.txt: no text.",
        "\(notes)/d.markdown: nothing in it.",
        "\(notes)/e.png: no note (.md, .markdown or .txt).", "\(notes)/f.md: a pipe or a device.",
        "\(notes)/g.md: symbolic links lead in a circle.",
      ])
  }

  @Test func `a huge file is skipped, in Korean too`() async throws {
    try place.folder.write("", to: "notes/huge.md")
    #expect(truncate(place.folder.file("notes/huge.md"), 1 << 32) == 0)
    let output = try await place.output("memos", "import", notes, language: "ko")
    #expect(output.text == "더함: 0개. 고침: 0개. 되살림: 0개. 이미 있음: 0개. 건너뜀: 1개.")
    #expect(output.errors == "\(notes)/huge.md: 16 MiB보다 큽니다.")
  }

  @Test func `a file name cannot drive the terminal`() async throws {
    try place.folder.write("", to: "notes/\u{1B}[31m.md")
    let output = try await place.output("memos", "import", notes)
    #expect(output.errors == "\(notes)/\u{FFFD}[31m.md: nothing in it.")
  }

  @Test func `front matter that means nothing is told, and no problem`() async throws {
    try place.folder.write("---\ncssclass: wide\n---\n\ntext", to: "notes/a.md")
    let output = try await place.output("memos", "import", notes)
    #expect(output.code == .done)
    #expect(output.errors == "\(notes)/a.md: taken, but not used: cssclass.")
  }

  @Test func `an edited file is left alone by an export, and taken by an import`() async throws {
    try await save("as it was")
    _ = try await place.output("memos", "export", notes)
    let name = try #require(try files(in: "notes").first)
    let text = String(decoding: try place.folder.bytes(of: "notes/\(name)"), as: UTF8.self)
    try place.folder.write(text.replacing("as it was", with: "as it is"), to: "notes/\(name)")
    let export = try await place.output("memos", "export", notes)
    #expect(export.code == .problem)
    #expect(export.errors.hasPrefix("\(notes)/\(name): edited since it was exported"))
    #expect(try files(in: "notes").count == 2)
    let output = try await place.output("memos", "import", "\(notes)/\(name)")
    #expect(output.text == "Added: 0. Changed: 1. Restored: 0. There already: 0. Skipped: 0.")
    #expect(try await place.database().memos().map(\.text.string) == ["as it is"])
  }

  @Test func `a folder that cannot be written is a problem that is said`() async throws {
    try await save("x")
    try place.folder.write("", to: "file")
    await #expect(throws: LaunchFailure.self) {
      try await place.output("memos", "export", place.folder.file("file"))
    }
    do {
      _ = try await place.output("memos", "export", "/proc/none")
      Issue.record("nothing can be written there")
    } catch let error as LaunchFailure {
      #expect(error.code == .problem)
      #expect(error.message.contains("/proc/none"))
    }
  }
}
