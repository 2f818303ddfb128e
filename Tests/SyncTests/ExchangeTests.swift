import Files
import Lessons
import Storage
import Sync
import TestSupport
import Testing

/// Machines that exchange through one folder.
struct ExchangeTests {
  let shared: TemporaryFolder
  let laptop: TestMachine
  let server: TestMachine

  init() throws {
    shared = try TemporaryFolder()
    laptop = try TestMachine("laptop", sharing: shared)
    server = try TestMachine("server", sharing: shared)
  }

  @Test func `what was answered on one machine is known on the other`() async throws {
    try await laptop.answer("one", at: 100)
    try await server.answer("two", at: 200)
    try await laptop.sync()
    let report = try await server.sync()
    #expect(report.sent == 1)
    #expect(report.taken.answers == 1)
    try await laptop.sync()
    let dump = try await laptop.dump()
    #expect(try await server.dump() == dump)
    #expect(dump.filter { $0.hasPrefix("answer") }.count == 2)
    #expect(dump.filter { $0.hasPrefix("card") }.count == 2)
  }

  @Test func `nothing new goes or comes`() async throws {
    try await laptop.answer("one", at: 100)
    try await laptop.sync()
    try await server.sync()
    try await laptop.sync()
    #expect(try await laptop.sync().isNews == false)
    #expect(try await server.sync().isNews == false)
  }

  @Test func `a memo that was changed on both keeps both texts`() async throws {
    let memo = try await laptop.database.save(
      MemoEdit(.new(on: nil), text: MemoText("first")), at: .at(1)
    ).memo
    try await laptop.sync()
    try await server.sync()
    let there = try #require(try await server.database.memo(memo.id))
    _ = try await server.database.save(
      MemoEdit(.change(of: there), text: MemoText("of the server")), at: .at(20))
    _ = try await laptop.database.save(
      MemoEdit(.change(of: memo), text: MemoText("of the laptop")), at: .at(30))
    for machine in [laptop, server, laptop] { try await machine.sync() }
    #expect(try await server.dump() == laptop.dump())
    let texts = try await laptop.database.versions(of: memo.id).map(\.text.string)
    let now = try #require(try await laptop.database.memo(memo.id)).text.string
    #expect(Set(texts + [now]) == ["first", "of the server", "of the laptop"])
  }
}
