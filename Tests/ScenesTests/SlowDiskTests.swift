import Files
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes
@testable import TerminalUI

/// The whole app on a disk that takes its time, or is gone.
@MainActor struct SlowDiskTests {
  private let folder: TemporaryFolder
  private let disk: SlowDisk
  private let key = SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))

  init() throws {
    folder = try TemporaryFolder()
    disk = try SlowDisk(folder: folder.path)
  }

  @Test func `the next sentence waits for the disk, and keys typed meanwhile are for it`()
    async throws
  {
    let app = try await studying()
    app.terminal.feed("<Enter>")
    #expect(disk.isWaitedFor())
    await app.shown("Not yet.")
    app.terminal.feed("<Enter>")
    for key in ["저", "는"] { app.terminal.feed(key) }
    await app.drained()
    #expect(app.shows("어제 로그인 버그를 고쳤어요.") && !app.shows("저는 학생이에요."))
    disk.go()
    await app.settle()
    #expect(!app.shows("어제 로그인 버그를 고쳤어요."))
    #expect(app.text.contains("저는"))
    #expect(try await database().answers(to: key).map(\.text) == ["I fix"])
  }

  @Test func `grades changed while the answer waits are kept in the end`() async throws {
    let app = try await studying()
    app.terminal.feed("<Enter>")
    #expect(disk.isWaitedFor())
    app.terminal.feed("2")
    app.terminal.feed("4")
    app.terminal.feed("3")
    disk.go()
    await app.settle()
    #expect(try await database().answers(to: key).map(\.grade) == [.good])
  }

  @Test(arguments: [TerminationReason.interrupt, .terminate, .hangUp])
  func `an end meanwhile waits for the answer`(reason: TerminationReason) async throws {
    let app = try await studying()
    app.terminal.feed("<Enter>")
    #expect(disk.isWaitedFor())
    app.terminal.feed(.terminate(reason))
    await app.drained()
    disk.go()
    #expect(await app.ended() == reason)
    #expect(try await database().answers(to: key).map(\.text) == ["I fix"])
  }

  @Test func `the newest words of a memo are kept by an end while older ones wait`() async throws {
    let app = try await studying()
    await app.type("<C-n>first")
    app.pauses.end()
    #expect(disk.isWaitedFor())
    app.terminal.feed(" and last")
    await app.shown("first and last")
    app.terminal.feed(.terminate(.terminate))
    await app.drained()
    disk.go()
    #expect(await app.ended() == .terminate)
    #expect(try await database().drafts().map(\.text) == ["first and last"])
  }

  @Test func `a memo is saved whole, and keys behind ^S wait for the list`() async throws {
    let app = try await studying()
    await app.type("<C-n>a memo")
    app.terminal.feed("<C-s>")
    #expect(disk.isWaitedFor())
    app.terminal.feed("<Enter>")
    await app.drained()
    #expect(app.shows("New memo"))
    disk.go()
    await app.settle()
    #expect(!app.shows("New memo") && app.shows("Not yet."))
    #expect(try await database().memos().map(\.text.string) == ["a memo"])
  }

  @Test func `scenes open while a draft waits`() async throws {
    let app = try await studying()
    await app.type("<C-n>a thought")
    app.pauses.end()
    #expect(disk.isWaitedFor())
    app.terminal.feed(Event.key(Key(.function(1))))
    await app.shown("On this screen")
    disk.go()
    await app.settle()
    #expect(try await database().drafts().map(\.text) == ["a thought"])
  }

  @Test func `who insists leaves a disk that is gone`() async throws {
    let app = try await studying()
    app.terminal.feed("<Enter>")
    #expect(disk.isWaitedFor())
    app.terminal.feed(.terminate(.interrupt))
    app.terminal.feed(.terminate(.interrupt))
    await app.drained()
    app.pauses.end()
    await app.shown("Still saving. Press ^C again to leave without it.")
    app.terminal.feed(.terminate(.terminate))
    await app.drained()
    #expect(app.shows("Still saving."))
    app.terminal.feed(.terminate(.interrupt))
    #expect(await app.ended() == .interrupt)
    // When the disk comes back before the process is gone, what waited is written all the same.
    disk.go()
    #expect(try await app.database.answers(to: key).map(\.text) == ["I fix"])
  }

  /// An app in a quiz with an answer given that is not checked, whose disk is stuck.
  private func studying() async throws -> StudyApp {
    let app = try await StudyApp(database: database())
    await app.type("I fix<Enter>")
    disk.stop()
    return app
  }

  private func database() throws -> LearnerDatabase {
    try LearnerDatabase(folder: FilePath(folder.path), now: Timestamp(seconds: 0))
  }
}

extension StudyApp {
  /// Returns when a text is seen, whatever goes on.
  fileprivate func shown(_ text: String) async {
    await terminal.shown { $0.contains { $0.contains(text) } }
  }

  /// Gives all that can go on without the disk the time to do so.
  fileprivate func drained() async {
    for _ in 0..<1_000 { await Task.yield() }
    await application.window.frameShown()
  }
}
