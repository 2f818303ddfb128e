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

// MARK: - Copies on one machine

extension TroubleTests {
  /// A second data folder with a copy of the laptop's database, on the same machine.
  private func copy(of machine: TestMachine) throws -> TestMachine {
    let folder = try TemporaryFolder()
    for name in try machine.folder.names() where name.hasPrefix("malmoi.db") {
      try folder.write(bytes: Array(machine.folder.bytes(of: name)), to: name)
    }
    return try TestMachine(machine.name, sharing: shared, in: folder)
  }

  @Test func `a data folder that was copied on the machine takes a new name, nothing is doubled`()
    async throws
  {
    let device = try await laptop.database.device()
    try await laptop.database.setSyncPlace(shared.path, machine: "laptop")
    try await laptop.answer("one", at: 100)
    try await laptop.sync(inNewPlace: true)
    // Not in the log yet when the copy is made.
    try await laptop.answer("two", at: 200)
    let copied = try copy(of: laptop)
    // The clock of the tests is behind the one that the disk tells the copying by.
    try await copied.answer("three", at: 4_000_000_000)
    let report = try await copied.sync()
    #expect(report.remarks == [.renamed])
    #expect(try await copied.sync().remarks == [])
    #expect(try await copied.database.device() != device)
    try await laptop.answer("four", at: 300)
    #expect(try await laptop.sync().remarks.contains(.renamed) == false)
    #expect(try await laptop.database.device() == device)
    for machine in [copied, server] { try await machine.sync() }
    for machine in [laptop, copied, server] { #expect(try await answers(machine) == 4) }
    #expect(try await server.dump() == laptop.dump())
    #expect(try await copied.dump() == laptop.dump())
  }

  @Test func `what was copied and never left by the first is left by the copy`() async throws {
    try await laptop.database.setSyncPlace(shared.path, machine: "laptop")
    try await laptop.answer("one", at: 100)
    try await laptop.sync(inNewPlace: true)
    try await laptop.answer("two", at: 200)
    let copied = try copy(of: laptop)
    try await copied.sync()
    try await server.sync()
    #expect(try await answers(server) == 2)
  }

  @Test func `who comes upon the folder is told what it is`() async throws {
    try await laptop.sync()
    let text = String(decoding: try shared.bytes(of: "malmoi-sync/README.txt"), as: UTF8.self)
    #expect(text.contains("malmoi sync --status") && text.contains("malmoi가"))
    try shared.write("mine", to: "malmoi-sync/README.txt")
    try await server.sync()
    #expect(try shared.bytes(of: "malmoi-sync/README.txt").elementsEqual("mine".utf8))
  }

  @Test func `a log that ends in the middle is waited for, and said to be broken in the end`()
    async throws
  {
    try await laptop.answer("one", at: 100)
    try await laptop.sync()
    let device = try await laptop.database.device()
    let log = "malmoi-sync/v1/\(device)/000001.log"
    let whole = Array(try shared.bytes(of: log))
    server.time.set(1_000)
    try shared.write(bytes: whole.dropLast(5), to: log)
    #expect(try await server.sync().remarks == [.waiting(path: "\(device)/000001.log")])
    // The next file of the log is there, but this one may come yet.
    try shared.write("", to: log.replacing("01.log", with: "02.log"))
    #expect(try await server.sync().remarks == [.waiting(path: "\(device)/000001.log")])
    server.time.set(1_000 + 3_600)
    #expect(try await server.sync().remarks == [.broken(path: "\(device)/000001.log")])
    try shared.write(bytes: whole, to: log)
    #expect(try await server.sync().remarks == [])
    #expect(try await answers(server) == 1)
  }
}
