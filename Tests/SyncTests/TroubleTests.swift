import Files
import Lessons
import Storage
import Sync
import TestSupport
import Testing

/// Copies of databases, folders that are others, and what a newer malmoi writes.
struct TroubleTests {
  let shared: TemporaryFolder
  let laptop: TestMachine
  let server: TestMachine

  init() throws {
    shared = try TemporaryFolder()
    laptop = try TestMachine("laptop", sharing: shared)
    server = try TestMachine("server", sharing: shared)
  }

  private func answers(_ machine: TestMachine) async throws -> Int {
    try await machine.dump().count { $0.hasPrefix("answer ") }
  }

  @Test func `a backup that was put back takes a new name and all it missed`() async throws {
    let device = try await laptop.database.device()
    try await laptop.answer("one", at: 100)
    try await laptop.sync()
    let restored = try TestMachine("laptop", sharing: shared, device: device)
    try await restored.answer("two", at: 200)
    let report = try await restored.sync(inNewPlace: true)
    #expect(report.remarks.contains(.renamed))
    #expect(try await restored.database.device() != device)
    #expect(try await answers(restored) == 2)
    try await server.sync()
    #expect(try await answers(server) == 2)
    #expect(try await server.dump() == restored.dump())
  }

  @Test func `a copy on another machine takes a new name with what it did since`() async throws {
    let device = try await laptop.database.device()
    try await laptop.database.setSyncPlace(shared.path, machine: "laptop")
    try await laptop.answer("one", at: 100)
    try await laptop.sync(inNewPlace: true)
    let id = try await laptop.answer("two", at: 200)
    try await laptop.database.revise(id, verdict: .almost, grade: .hard)
    let copied = Exchange(
      laptop.database, in: FolderStore(folder: FilePath(shared.path)),
      machine: Machine(name: "copy", id: "copy"),
      clock: LearnerClock(now: { .at(300) }, elapsed: { .zero }))
    #expect(try await copied.run().remarks.contains(.renamed))
    #expect(try await copied.run().remarks == [])
    #expect(try await laptop.database.device() != device)
    try await server.sync()
    #expect(try await server.dump() == laptop.dump())
    #expect(try await answers(server) == 2)
  }

  @Test func `a folder that knows nothing of us is asked about, and nothing is written`()
    async throws
  {
    try await laptop.answer("one", at: 100)
    try await laptop.sync()
    let path = shared.file("malmoi-sync")
    try Folder.rename(path, to: shared.file("elsewhere"))
    await #expect(throws: SyncError.unknownPlace) { try await laptop.sync() }
    #expect(try Folder.names(in: FilePath(shared.path)) == ["elsewhere"])
    try await laptop.sync(inNewPlace: true)
    try await server.sync()
    #expect(try await answers(server) == 1)
  }

  @Test func `a log that is gone takes nothing away`() async throws {
    try await laptop.answer("one", at: 100)
    try await laptop.sync()
    try await server.sync()
    let device = try await laptop.database.device()
    try Folder.rename(
      shared.file("malmoi-sync/v1/\(device)"), to: shared.file("gone"))
    let report = try await server.sync()
    #expect(report.remarks == [.gone(device)])
    #expect(try await answers(server) == 1)
  }

  @Test func `what a newer version says is kept and counted`() async throws {
    try await laptop.answer("one", at: 100)
    try await laptop.database.keepUnknownChange()
    try await laptop.sync()
    let report = try await server.sync()
    #expect(report.remarks == [.newer(count: 1)])
    #expect(try await server.dump() == laptop.dump())
    #expect(try await server.dump().contains { $0.contains(#" later {"what":"else""#) })
  }

  @Test func `a folder that cannot be written is said, and the others are heard`() async throws {
    try await laptop.answer("one", at: 100)
    try await laptop.sync()
    try await server.answer("two", at: 200)
    let device = try await server.database.device()
    try shared.write("in the way", to: "malmoi-sync/v1/\(device)")
    let report = try await server.sync()
    #expect(report.taken.answers == 1)
    #expect(report.remarks.contains { if case .unwritten = $0 { true } else { false } })
  }

  @Test func `a clock that is a year ahead is not followed`() async throws {
    try await laptop.answer("one", at: 400 * 86_400)
    try await laptop.database.set(SettingKey(rawValue: "daily-goal"), to: "5")
    try await laptop.sync()
    server.time.set(100)
    let report = try await server.sync()
    #expect(report.remarks == [.clockAhead(try await laptop.database.device())])
    // What is chosen here later counts all the same.
    try await server.database.set(SettingKey(rawValue: "daily-goal"), to: "7")
    try await server.sync()
    try await laptop.sync()
    #expect(try await laptop.database.setting(SettingKey(rawValue: "daily-goal")) == "7")
    try await server.answer("two", at: 200)
    let clocks = try await server.database.changes(on: server.database.device()).map(\.clock)
    #expect(clocks.last == 200_000_000)
  }
}
