import Lessons
import Storage
import Sync
import TestSupport
import Testing

/// A memo that was changed on two machines that did not know of each other.
struct RivalMemoTests {
  let shared: TemporaryFolder
  let laptop: TestMachine
  let server: TestMachine
  private let memo: Memo

  init() async throws {
    shared = try TemporaryFolder()
    laptop = try TestMachine("laptop", sharing: shared)
    server = try TestMachine("server", sharing: shared)
    memo = try await laptop.database.save(
      MemoEdit(.new(on: nil), text: MemoText("first")), at: .at(1)
    ).memo
    for machine in [laptop, server, laptop] { try await machine.sync() }
  }

  private func change(
    to text: String, on machine: TestMachine, at seconds: Int64
  ) async throws {
    machine.time.set(seconds)
    let there = try #require(try await machine.database.memo(memo.id))
    _ = try await machine.database.save(
      MemoEdit(.change(of: there), text: MemoText(text)), at: .at(seconds))
  }

  private func text(on machine: TestMachine) async throws -> String? {
    try await machine.database.memo(memo.id)?.text.string
  }

  private func rivals(on machine: TestMachine) async throws -> [String: MemoAuthor] {
    let versions = try await machine.database.versions(of: memo.id)
    return versions.reduce(into: [:]) { $0[$1.text.string] = $1.rival }
  }

  /// Both change it, and hear of each other.
  private func makeRivals() async throws {
    try await change(to: "of the server", on: server, at: 20)
    try await change(to: "of the laptop", on: laptop, at: 30)
    for machine in [laptop, server] { try await machine.sync() }
  }

  @Test func `both texts are there, and each machine says whose the other one is`() async throws {
    try await makeRivals()
    let report = try await laptop.sync()
    #expect(report.remarks == [.rivals(.machine("server"))])
    #expect(try await laptop.sync().remarks == [])
    for machine in [laptop, server] {
      #expect(try await text(on: machine) == "of the laptop")
      #expect(try await machine.database.memo(memo.id)?.hasRivals == true)
    }
    #expect(try await rivals(on: laptop) == ["of the server": .machine("server")])
    #expect(try await rivals(on: server) == ["of the server": .here])
    #expect(
      try await server.database.memosWithRivals() == [memo.id: .machine("laptop")])
  }

  @Test(arguments: ["keep", "take", "join"])
  func `the learner chooses once for all machines, no text is gone`(choice: String) async throws {
    try await makeRivals()
    try await laptop.sync()
    laptop.time.set(40)
    switch choice {
    case "keep": _ = try await laptop.database.settle(memo.id, at: .at(40))
    case "take":
      let rival = try #require(
        try await laptop.database.versions(of: memo.id).first { $0.rival != nil })
      _ = try await laptop.database.restoreVersion(rival.revision, of: memo.id, at: .at(40))
    default: try await change(to: "of both", on: laptop, at: 40)
    }
    for machine in [laptop, server] { try await machine.sync() }
    let chosen = ["keep": "of the laptop", "take": "of the server", "join": "of both"][choice]
    for machine in [laptop, server] {
      #expect(try await text(on: machine) == chosen)
      #expect(try await machine.database.memosWithRivals() == [:])
      let texts = try await machine.database.versions(of: memo.id).map(\.text.string)
      #expect(Set(texts + [chosen]).isSuperset(of: ["first", "of the server", "of the laptop"]))
    }
    #expect(try await server.dump() == laptop.dump())
  }

  @Test func `the same text from two machines is one`() async throws {
    try await change(to: "alike", on: server, at: 20)
    try await change(to: "alike", on: laptop, at: 30)
    for machine in [laptop, server, laptop] {
      #expect(try await machine.sync().remarks == [])
    }
    #expect(try await laptop.database.memosWithRivals() == [:])
    #expect(try await server.dump() == laptop.dump())
  }

  @Test func `an editor that was opened before does not pass over what arrived meanwhile`()
    async throws
  {
    try await change(to: "of the server", on: server, at: 20)
    try await change(to: "of the laptop", on: laptop, at: 30)
    let opened = try #require(try await laptop.database.memo(memo.id))
    for machine in [laptop, server, laptop] { try await machine.sync() }
    let saved = try await laptop.database.save(
      MemoEdit(.change(of: opened), text: MemoText("written blindly")), at: .at(50))
    guard case .conflict = saved else {
      Issue.record("\(saved)")
      return
    }
    #expect(try await laptop.database.memosWithRivals().keys.contains(memo.id))
  }
}
