import FoundationEssentials
import Glibc
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Files
@testable import Storage

struct MemoExportTests {
  let database: LearnerDatabase
  let folder: TemporaryFolder

  init() throws {
    database = try .inMemory()
    folder = try TemporaryFolder()
  }

  private func text(of name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  @Test func `each memo is written to a file that says all of it`() async throws {
    let memo = try await database.save(.new("조사 은/는 #grammar", on: .sample("s")), at: .at(5)).memo
    _ = try await database.save(.new("stand-up"), at: .at(6))
    let deleted = try await database.save(.new("deleted"), at: .at(7)).memo
    try await database.delete(deleted.id, at: .at(8))
    let export = try await database.exportMemos(to: FilePath(folder.file("new/memos/")))
    #expect(export.written.count == 2 && export.unchanged == 0)
    let names = try Folder.names(in: FilePath(folder.file("new/memos"))).sorted()
    #expect(names.count == 2 && names[0].text.hasPrefix("stand-up-"))
    #expect(names[1] == "조사-은-는-grammar-\(memo.id.rawValue.prefix(8)).md")
    #expect(try text(of: "new/memos/\(names[1])") == MemoFile.contents(of: memo))
  }

  @Test func `exporting again writes only what changed, to the same files`() async throws {
    let memo = try await database.save(.new("first title"), at: .at(1)).memo
    _ = try await database.save(.new("other"), at: .at(1))
    _ = try await database.exportMemos(to: FilePath(folder.path))
    let names = try folder.names()
    _ = try await database.save(.change(memo, to: "second title"), at: .at(2))
    let export = try await database.exportMemos(to: FilePath(folder.path))
    #expect(export.unchanged == 1 && export.leftAlone.isEmpty)
    #expect(
      export.written == names.filter { $0.hasPrefix("first") }.map { FilePath(folder.file($0)) })
    #expect(try folder.names() == names)
    #expect(try text(of: names[0]).contains("second title"))
    try await database.setPinned(true, memo.id)
    #expect(try await database.exportMemos(to: FilePath(folder.path)).written.count == 1)
    #expect(try await database.exportMemos(to: FilePath(folder.path)).unchanged == 2)
  }

  @Test func `no foreign file is overwritten, whatever it is`() async throws {
    let memo = try await database.save(.new("x"), at: .at(1)).memo
    let id = memo.id.rawValue
    try folder.write("mine", to: "x-\(id.prefix(8)).md")
    try FileManager.default.createDirectory(
      atPath: folder.file("x-\(id).md"), withIntermediateDirectories: false)
    let export = try await database.exportMemos(to: FilePath(folder.path))
    #expect(export.written == [FilePath(folder.file("x-\(id)-2.md"))])
    #expect(try text(of: "x-\(id.prefix(8)).md") == "mine")
    #expect(try await database.exportMemos(to: FilePath(folder.path)).unchanged == 1)
  }

  @Test func `a file that was edited is left alone, and found unchanged later`() async throws {
    _ = try await database.save(.new("exported"), at: .at(1))
    let path = try #require(try await database.exportMemos(to: FilePath(folder.path)).written.first)
    let name = try #require(try folder.names().first)
    let edited = try text(of: name).replacing("exported\n", with: "edited\n")
    try folder.write(edited, to: name)
    let export = try await database.exportMemos(to: FilePath(folder.path))
    #expect(export.leftAlone == [path])
    #expect(export.written.count == 1)
    #expect(try text(of: name) == edited)
    let again = try await database.exportMemos(to: FilePath(folder.path))
    #expect(again.leftAlone == [path] && again.written.isEmpty && again.unchanged == 1)
    #expect(try folder.names().count == 2)
  }

  @Test func `what stands in the way of an export is named`() async throws {
    _ = try await database.save(.new("x"), at: .at(1))
    try folder.write("", to: "file")
    let path = folder.file("file")
    await #expect(
      throws: MemoExportError.read(FileReadError(path: FilePath(path), reason: .isNotFolder))
    ) {
      _ = try await database.exportMemos(to: FilePath(path))
    }
    await #expect(throws: MemoExportError.self) {
      _ = try await database.exportMemos(to: "/proc/none")
    }
  }
}

struct MemoImportTests {
  let database: LearnerDatabase
  let folder: TemporaryFolder

  init() throws {
    database = try .inMemory()
    folder = try TemporaryFolder()
  }

  private func texts() async throws -> Set<String> {
    Set(try await database.memos().map(\.text.string))
  }

  @Test func `what was exported comes back as it was, once`() async throws {
    let first = try await database.save(.new("하나 #tag", on: .sample("s")), at: .at(1)).memo
    _ = try await database.save(.change(first, to: "하나\n\n둘 #tag"), at: .at(2))
    _ = try await database.save(.new("two"), at: .at(3))
    try await database.setPinned(true, first.id)
    _ = try await database.exportMemos(to: FilePath(folder.path))
    let elsewhere = try LearnerDatabase.inMemory()
    let summary = try await elsewhere.importMemos(from: [FilePath(folder.path)], at: .at(100))
    #expect(summary.added == 2 && summary.skipped.isEmpty && summary.ignoredKeys.isEmpty)
    let expected = try await database.memos().map { memo in
      Memo(
        id: memo.id, text: memo.text, createdAt: memo.createdAt, changedAt: memo.changedAt,
        isPinned: memo.isPinned, sentence: memo.sentence)
    }
    #expect(try await elsewhere.memos() == expected)
    for _ in 0..<2 {
      let again = try await elsewhere.importMemos(from: [FilePath(folder.path)], at: .at(101))
      #expect(again.added == 0 && again.alreadyThere == 2)
    }
    #expect(
      try await database.importMemos(from: [FilePath(folder.path)], at: .at(101)).alreadyThere == 2)
    #expect(try await elsewhere.memos() == expected)
  }

  @Test func `foreign notes become memos, of the time they were written`() async throws {
    try folder.write("# A note\n\nof mine\n", to: "note.md")
    try folder.write(
      "---\ntitle: Dated\ndate: 2024-02-29\nmood: good\n---\ntext\n", to: "dated.MARKDOWN")
    try folder.write("from the future", to: "future.txt")
    var times = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 1_000, tv_nsec: 0)]
    try #require(utimensat(AT_FDCWD, folder.file("note.md"), &times, 0) == 0)
    let now: Int64 = 1_720_000_000
    let summary = try await database.importMemos(from: [FilePath(folder.path)], at: .at(now))
    #expect(summary.added == 3)
    #expect(
      summary.ignoredKeys == [.init(path: FilePath(folder.file("dated.MARKDOWN")), keys: ["mood"])])
    let memos = try await database.memos()
    #expect(memos.map(\.text.title) == ["from the future", "Dated", "A note"])
    #expect(memos.map(\.createdAt) == [now, 1_709_164_800, 1_000])
    #expect(memos.allSatisfy { $0.changedAt <= now && $0.changedAt >= $0.createdAt })
    #expect(
      try await database.importMemos(from: [FilePath(folder.path)], at: .at(now)).alreadyThere == 3)
  }

  @Test func `what is no memo is named, skipped and counted`() async throws {
    for name in ["sub", ".git", "sub/deep"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    let files: [(String, [UInt8])] = [
      ("bad.md", [0x61, 0xFF]), ("blank.md", [0x20]), ("nul.md", [0x61, 0]), ("photo.png", [0x89]),
      (".git/hidden.md", [0x61]), (".hidden.md", [0x61]), ("sub/deep/good.md", [0x61]),
      ("noname", [0x62]),
    ]
    for (name, bytes) in files { try RegularFile.replace(FilePath(folder.file(name)), with: bytes) }
    try #require(mkfifo(folder.file("pipe.md"), 0o600) == 0)
    try #require(symlink("..", folder.file("sub/up")) == 0)
    try #require(symlink("gone", folder.file("dangling.md")) == 0)
    try RegularFile.replace(FilePath(folder.file("huge.md")), with: [0x61])
    try #require(truncate(folder.file("huge.md"), MemoFile.byteLimit + 1) == 0)
    let summary = try await database.importMemos(
      from: [folder.path, folder.file("none.md"), folder.file("noname")].map { FilePath($0) },
      at: .at(1))
    #expect(try await texts() == ["a", "b"])
    #expect(summary.added == 2)
    let expected: [String: MemoImport.Reason] = [
      "bad.md": .notMemo(.notUTF8), "blank.md": .notMemo(.blank), "nul.md": .notMemo(.binary),
      "photo.png": .foreign, "noname": .foreign, "pipe.md": .unreadable(.isNotRegular),
      "sub/up": .foreign, "dangling.md": .unreadable(.missing), "none.md": .unreadable(.missing),
      "huge.md": .unreadable(.tooLarge(limit: MemoFile.byteLimit)),
    ]
    let found = Dictionary(uniqueKeysWithValues: summary.skipped.map { ($0.path.text, $0.reason) })
    #expect(found == Dictionary(uniqueKeysWithValues: expected.map { (folder.file($0), $1) }))
  }

  @Test func `an edited file changes its memo, and keeps what it said`() async throws {
    let memo = try await database.save(.new("before"), at: .at(5)).memo
    _ = try await database.exportMemos(to: FilePath(folder.path))
    let name = try #require(try folder.names().first)
    let contents = String(decoding: try folder.bytes(of: name), as: UTF8.self)
    try folder.write(contents.replacing("before\n", with: "after\n"), to: name)
    #expect(try await database.importMemos(from: [FilePath(folder.path)], at: .at(9)).changed == 1)
    let now = try #require(try await database.memo(memo.id))
    #expect(now.text.string == "after" && now.revision == 2 && now.changedAt == 9)
    #expect(try await database.versions(of: memo.id).map(\.text.string) == ["before"])
    #expect(
      try await database.importMemos(from: [FilePath(folder.path)], at: .at(10)).alreadyThere == 1)
    // An older export of it, elsewhere, is no news either.
    let copy = try TemporaryFolder()
    try copy.write(contents, to: "copy.md")
    #expect(
      try await database.importMemos(from: [FilePath(copy.path)], at: .at(11)).alreadyThere == 1)
    #expect(try await database.memos() == [now])
  }

  @Test func `when file and memo were both edited, both are kept, once`() async throws {
    let memo = try await database.save(.new("before"), at: .at(5)).memo
    _ = try await database.exportMemos(to: FilePath(folder.path))
    let name = try #require(try folder.names().first)
    let contents = String(decoding: try folder.bytes(of: name), as: UTF8.self)
    try folder.write(contents.replacing("before\n", with: "in the file\n"), to: name)
    _ = try await database.save(.change(memo, to: "in malmoi"), at: .at(6))
    #expect(try await database.importMemos(from: [FilePath(folder.path)], at: .at(9)).added == 1)
    #expect(try await texts() == ["in the file", "in malmoi"])
    #expect(
      try await database.importMemos(from: [FilePath(folder.path)], at: .at(9)).alreadyThere == 1)
    #expect(try await database.memos().count == 2)
  }

  @Test func `a file brings its memo back from the trash`() async throws {
    let memo = try await database.save(.new("x"), at: .at(5)).memo
    _ = try await database.exportMemos(to: FilePath(folder.path))
    try await database.delete(memo.id, at: .at(6))
    #expect(try await database.importMemos(from: [FilePath(folder.path)], at: .at(7)).restored == 1)
    #expect(try await database.memos() == [memo])
  }

  @Test func `equal texts are one memo, within an import and over many batches`() async throws {
    for number in 0..<150 { try folder.write("note \(number % 140)", to: "\(number).md") }
    let summary = try await database.importMemos(from: [FilePath(folder.path)], at: .at(7))
    #expect(summary.added == 140 && summary.alreadyThere == 10)
    #expect(try await database.memos().count == 140)
  }
}
