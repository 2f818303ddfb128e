import Files
import Glibc
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct MemoDraftsTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `a draft is kept as it stands, in place of the one before`() async throws {
    let id = try await database.keepDraft("a\u{1B}\r\n", of: .new(on: nil), at: .at(1))
    #expect(try await database.keepDraft("", of: .new(on: nil), as: id, at: .at(2)) == id)
    let draft = try await database.drafts()
    #expect(
      draft == [
        MemoDraft(id: id, origin: .new(on: nil), text: "", keptAt: 2, isBeingWritten: true)
      ])
    let text = "a\u{1B}\r\n\u{0}e\u{301}"
    _ = try await database.keepDraft(text, of: .new(on: nil), as: id, at: .at(3))
    #expect(try await Array(database.drafts()[0].text.utf8) == Array(text.utf8))
  }

  @Test func `each editor has a draft of its own`() async throws {
    let memo = try await database.save(.new("x"), at: .at(1)).memo
    let change = MemoEdit.Origin.change(of: memo)
    let first = try await database.keepDraft("1", of: change, isLeft: true, at: .at(1))
    let second = try await database.keepDraft("2", of: change, isLeft: true, at: .at(2))
    let new = try await database.keepDraft("3", of: .new(on: .sample("s")), at: .at(3))
    #expect(try await database.drafts().map(\.id) == [new, second, first])
    #expect(try await database.drafts().map(\.origin) == [.new(on: .sample("s")), change, change])
    #expect(try await database.takeDraft(of: change).draft?.text == "2")
    try await database.dropDraft(second)
    #expect(try await database.dropDraft(second))
    #expect(try await database.takeDraft(of: change).draft?.text == "1")
    #expect(
      try await database.takeDraft(of: change) == FoundDraft(draft: nil, isBeingWritten: true))
  }

  @Test func `the draft of an edit is found by what is edited`() async throws {
    let memo = try await database.save(.new("m", on: .sample("s")), at: .at(1)).memo
    for (text, origin) in [
      ("none", .new(on: nil)), ("old", .new(on: .sample("s"))), ("new", .new(on: .sample("s"))),
      ("change", .change(of: memo)),
    ] as [(String, MemoEdit.Origin)] {
      _ = try await database.keepDraft(text, of: origin, isLeft: true, at: .at(2))
    }
    #expect(try await database.takeDraft(of: .new(on: nil)).draft == nil)
    #expect(try await database.takeDraft(of: .new(on: .sample("s"))).draft?.text == "new")
    #expect(try await database.takeDraft(of: .new(on: .sample("t"))).draft == nil)
    let later = MemoEdit.Origin.change(of: memo.id, from: 7)
    #expect(try await database.takeDraft(of: later).draft?.origin == .change(of: memo))
  }

  @Test func `saving drops the draft, and no other editor gets its id`() async throws {
    let id = try await database.keepDraft("x", of: .new(on: nil), at: .at(1))
    _ = try await database.save(.new("x", draft: id), at: .at(2))
    #expect(try await database.drafts().isEmpty)
    let next = try await database.keepDraft("y", of: .new(on: nil), at: .at(3))
    let again = try await database.keepDraft("z", of: .new(on: nil), as: id, at: .at(4))
    #expect(Set([id, next, again]).count == 3)
    #expect(try await database.drafts().map(\.text) == ["z", "y"])
  }
}

/// Drafts between processes: two databases open on one file are as two processes.
struct DraftWritersTests {
  let folder: TemporaryFolder
  let mine: LearnerDatabase
  let theirs: LearnerDatabase

  init() throws {
    folder = try TemporaryFolder()
    mine = try .open(in: folder)
    theirs = try .open(in: folder)
  }

  @Test func `what somebody writes is nobody else's to take or to drop`() async throws {
    let id = try await theirs.keepDraft("half", of: .new(on: .sample("s")), at: .at(1))
    #expect(try await mine.drafts().map(\.isBeingWritten) == [true])
    #expect(try await mine.takeDraft(id) == nil)
    #expect(
      try await mine.takeDraft(of: .new(on: .sample("s")))
        == FoundDraft(draft: nil, isBeingWritten: true))
    #expect(try await !mine.dropDraft(id))
    _ = try await mine.save(.new("whole", draft: id), at: .at(2))
    #expect(try await theirs.hasDraft(id))
    #expect(try await theirs.drafts().map(\.text) == ["half"])
  }

  @Test func `what was left goes to the first who takes it`() async throws {
    let id = try await theirs.keepDraft("half", of: .new(on: nil), isLeft: true, at: .at(1))
    #expect(try await mine.drafts().map(\.isBeingWritten) == [false])
    #expect(try await mine.takeDraft(id)?.text == "half")
    #expect(try await theirs.takeDraft(id) == nil)
    #expect(try await mine.keepDraft("half a", of: .new(on: nil), as: id, at: .at(2)) == id)
    #expect(try await theirs.drafts().map(\.isBeingWritten) == [true])
  }

  @Test func `a draft that another took for left is not written over`() async throws {
    let id = try await theirs.keepDraft("theirs", of: .new(on: nil), at: .at(1))
    #expect(unlink(folder.file("malmoi-writers")) == 0)
    #expect(try await mine.takeDraft(id)?.text == "theirs")
    _ = try await mine.keepDraft("mine", of: .new(on: nil), as: id, at: .at(2))
    #expect(try await !theirs.hasDraft(id))
    let second = try await theirs.keepDraft("theirs on", of: .new(on: nil), as: id, at: .at(3))
    #expect(second != id)
    #expect(try await mine.drafts().map(\.text) == ["theirs on", "mine"])
    #expect(try await mine.drafts().map(\.isBeingWritten) == [true, true])
  }

  @Test func `the end of a database leaves its drafts`() async throws {
    var third: LearnerDatabase? = try .open(in: folder)
    let id = try await third?.keepDraft("half", of: .new(on: nil), at: .at(1))
    third = nil
    #expect(try await mine.takeDraft(#require(id))?.text == "half")
  }

  @Test func `what another program wrote is the draft, once its malmoi is gone`() async throws {
    let memo = try await mine.save(.new("as it was"), at: .at(1)).memo
    let path = folder.file("edit/memo.md")
    try #require(mkdir(folder.file("edit"), 0o700) == 0)
    try folder.write("as it was\n", to: "edit/memo.md")
    var third: LearnerDatabase? = try .open(in: folder)
    _ = try await third?.keepDraft(
      memo.text.string, of: .change(of: memo), file: FilePath(path), at: .at(2))
    #expect(
      try await mine.takeDraft(of: .change(of: memo))
        == FoundDraft(draft: nil, isBeingWritten: true))
    third = nil
    #expect(try await mine.drafts().isEmpty)
    try folder.write("as it is\n", to: "edit/memo.md")
    #expect(try await mine.drafts().map(\.text) == ["as it is"])
    #expect(try await mine.takeDraft(of: .change(of: memo)).draft?.text == "as it is")
    #expect(try await theirs.drafts().map(\.isBeingWritten) == [true])
    #expect(FileFacts(FilePath(folder.file("edit"))) == nil)
  }

  @Test func `our own file stays when its draft goes`() async throws {
    let memo = try await mine.save(.new("as it was"), at: .at(1)).memo
    try folder.write("as it is\n", to: "memo.md")
    let id = try await mine.keepDraft(
      memo.text.string, of: .change(of: memo), file: FilePath(folder.file("memo.md")), at: .at(2))
    try await mine.dropDraft(id)
    #expect(try await mine.drafts().isEmpty)
    #expect(FileFacts(FilePath(folder.file("memo.md"))) != nil)
  }

  @Test func `what another program left as it was is forgotten with its file`() async throws {
    let memo = try await mine.save(.new("as it was"), at: .at(1)).memo
    try #require(mkdir(folder.file("edit"), 0o700) == 0)
    try folder.write("as it was\n", to: "edit/memo.md")
    var third: LearnerDatabase? = try .open(in: folder)
    _ = try await third?.keepDraft(
      memo.text.string, of: .change(of: memo), file: FilePath(folder.file("edit/memo.md")),
      at: .at(2))
    try await mine.dropUnchangedDrafts()
    #expect(try await mine.drafts().count == 1)
    third = nil
    try await mine.dropUnchangedDrafts()
    #expect(
      try Connection.inspecting(folder).value("SELECT count(*) FROM memo_draft", as: Int.self) == 0)
    #expect(FileFacts(FilePath(folder.file("edit"))) == nil)
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `a process has its draft until it is gone, also while it is stopped`(signal: Int32)
    async throws
  {
    let recorder = try ReportingProcess(folder: folder.path, name: "r", count: 3, role: "draft")
    while recorder.nextReport() != 2 {}
    let draft = try #require(try await mine.drafts().first)
    #expect(draft.text == "r 2" && draft.isBeingWritten)
    recorder.signal(SIGSTOP)
    #expect(try await mine.takeDraft(draft.id) == nil)
    #expect(try await !mine.dropDraft(draft.id))
    recorder.signal(signal)
    recorder.signal(SIGCONT)
    #expect(recorder.wait() == nil)
    #expect(try await mine.drafts().map(\.isBeingWritten) == [false])
    #expect(try await mine.takeDraft(draft.id)?.text == "r 2")
  }
}
