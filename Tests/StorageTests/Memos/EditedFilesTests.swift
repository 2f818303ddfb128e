import Lessons
import TestSupport
import Testing

@testable import Files
@testable import Storage

/// Exported files that the learner edits, imports and exports again.
struct EditedFilesTests {
  let database: LearnerDatabase
  let folder: TemporaryFolder

  init() throws {
    database = try .inMemory()
    folder = try TemporaryFolder()
  }

  private func export() async throws -> MemoExport {
    try await database.exportMemos(to: FilePath(folder.path))
  }

  private func importAll(at seconds: Int64) async throws -> MemoImport {
    try await database.importMemos(from: [FilePath(folder.path)], at: .at(seconds))
  }

  private func contents(of name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let contents = try contents(of: name)
    try #require(contents.contains(old))
    try folder.write(contents.replacing(old, with: new), to: name)
  }

  private var texts: [String] {
    get async throws { try await database.memos().map(\.text.string).sorted() }
  }

  @Test func `a file edited back to what the memo said before is an edit`() async throws {
    let memo = try await database.save(.new("first"), at: .at(1)).memo
    _ = try await database.save(.change(memo, to: "second"), at: .at(2))
    _ = try await export()
    let name = try #require(try folder.names().first)
    try edit(name, "\nsecond\n", "\nfirst\n")
    let edited = try contents(of: name)
    #expect(try await export().leftAlone == [FilePath(folder.file(name))])
    #expect(try contents(of: name) == edited)
    let summary = try await importAll(at: 3)
    #expect(summary.changed == 1 && summary.added == 0)
    #expect(try await texts == ["first"])
    #expect(try await database.versions(of: memo.id).map(\.text.string) == ["second", "first"])
  }

  @Test func `a file may be edited again and again`() async throws {
    let memo = try await database.save(.new("text"), at: .at(1)).memo
    _ = try await export()
    let name = try #require(try folder.names().first)
    for round in 2...5 {
      try edit(name, "text", "text \(round)")
      let summary = try await importAll(at: Int64(round * 10))
      #expect(summary.changed == 1 && summary.added == 0, "\(round)")
      #expect(try await importAll(at: Int64(round * 10 + 1)).alreadyThere == 1)
    }
    #expect(try await texts == ["text 5 4 3 2"])
    #expect(try await database.memo(memo.id)?.revision == 5)
    // What was taken may be written over, and then says the new time.
    #expect(try await export() == MemoExport(written: [FilePath(folder.file(name))]))
  }

  @Test func `what was edited here and there goes on as two`() async throws {
    let memo = try await database.save(.new("text"), at: .at(1)).memo
    _ = try await export()
    let name = try #require(try folder.names().first)
    try edit(name, "text", "in the file")
    _ = try await database.save(.change(memo, to: "here"), at: .at(2))
    #expect(try await importAll(at: 3).added == 1)
    try edit(name, "in the file", "in the file again")
    let summary = try await importAll(at: 4)
    #expect(summary.changed == 1 && summary.added == 0)
    #expect(try await texts == ["here", "in the file again"])
    #expect(try await export().leftAlone == [FilePath(folder.file(name))])
  }

  @Test func `memos with one text and two ids stay two`() async throws {
    let first = try await database.save(.new("same", on: .sample("s")), at: .at(1)).memo
    let second = try await database.save(.new("same"), at: .at(2)).memo
    try await database.setPinned(true, second.id)
    _ = try await export()
    let elsewhere = try LearnerDatabase.inMemory()
    #expect(try await elsewhere.importMemos(from: [FilePath(folder.path)], at: .at(9)).added == 2)
    #expect(try await elsewhere.memos().map(\.id) == [second.id, first.id])
    #expect(try await elsewhere.memos().map(\.isPinned) == [true, false])
    #expect(try await elsewhere.memo(first.id)?.sentence == .sample("s"))
    try folder.write("same", to: "foreign.md")
    #expect(
      try await elsewhere.importMemos(from: [FilePath(folder.path)], at: .at(9)).alreadyThere == 3)
  }

  @Test func `what is pinned in a file is pinned here, and only what was edited there`()
    async throws
  {
    let memo = try await database.save(.new("text"), at: .at(1)).memo
    _ = try await export()
    let name = try #require(try folder.names().first)
    try edit(name, "pinned: false", "pinned: true")
    #expect(try await importAll(at: 2).changed == 1)
    #expect(try await database.memo(memo.id)?.isPinned == true)
    #expect(try await database.memo(memo.id)?.revision == 1)
    try await database.setPinned(false, memo.id)
    #expect(try await importAll(at: 3).alreadyThere == 1)
    #expect(try await database.memo(memo.id)?.isPinned == false)
  }

  @Test func `tags of a file are taken; one that is taken away there is said to stay`()
    async throws
  {
    let memo = try await database.save(.new("text #one #two"), at: .at(1)).memo
    _ = try await export()
    let name = try #require(try folder.names().first)
    try edit(name, "tags: [one, two]", "tags: [one, two, three]")
    #expect(try await importAll(at: 2) == MemoImport(changed: 1))
    #expect(try await database.memo(memo.id)?.text.tags == ["one", "two", "three"])
    _ = try await export()
    try edit(name, "tags: [one, two, three]", "tags: [two, three]")
    let summary = try await importAll(at: 3)
    #expect(summary.ignoredKeys == [.init(path: FilePath(folder.file(name)), keys: ["tags"])])
    #expect(try await database.memo(memo.id)?.text.tags == ["one", "two", "three"])
    // A tag that is written into the text is no reason to say anything.
    _ = try await export()
    try edit(name, "text #one", "text #four #one")
    #expect(try await importAll(at: 4) == MemoImport(changed: 1))
  }

  @Test func `other line ends are no edit`() async throws {
    _ = try await database.save(.new("one\ntwo"), at: .at(1))
    _ = try await export()
    let name = try #require(try folder.names().first)
    try folder.write(try contents(of: name).replacing("\n", with: "\r\n"), to: name)
    #expect(try await importAll(at: 2).alreadyThere == 1)
    #expect(try await export().leftAlone.isEmpty)
  }

  @Test func `another file in the place of one is read as what it is`() async throws {
    let first = try await database.save(.new("first"), at: .at(1)).memo
    let second = try await database.save(.new("second"), at: .at(1)).memo
    _ = try await export()
    let names = try folder.names()
    let contents = try names.map { try self.contents(of: $0) }
    try folder.write(contents[1].replacing("second", with: "second, moved"), to: names[0])
    try folder.write(contents[0].replacing("first", with: "first, moved"), to: names[1])
    #expect(try await importAll(at: 2).changed == 2)
    #expect(try await database.memo(first.id)?.text.string == "first, moved")
    #expect(try await database.memo(second.id)?.text.string == "second, moved")
  }
}
