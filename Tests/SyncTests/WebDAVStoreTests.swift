import Storage
import Sync
import TestSupport
import Testing

/// Machines that exchange through a real WebDAV server.
struct WebDAVStoreTests {
  private let shared: TemporaryFolder
  private let laptop: TestMachine
  private let server: TestMachine

  init() throws {
    shared = try TemporaryFolder()
    laptop = try TestMachine("laptop", sharing: shared)
    server = try TestMachine("server", sharing: shared)
  }

  private func exchange(
    _ machine: TestMachine, at address: String, command: String? = nil
  ) async throws(SyncError) -> SyncReport {
    let exchange = Exchange(
      machine.database, in: WebDAVStore(address: address, command: command),
      machine: Machine(name: machine.name, id: machine.name), clock: machine.clock)
    return try await exchange.run()
  }

  @Test func `what was answered on one machine is known on the other`() async throws {
    let dav = try TestWebDAVServer()
    try await laptop.answer("one", at: 100)
    try await server.answer("two", at: 200)
    for machine in [laptop, server, laptop] {
      _ = try await exchange(machine, at: dav.address)
    }
    let dump = try await laptop.dump()
    #expect(try await server.dump() == dump)
    #expect(dump.filter { $0.hasPrefix("answer ") }.count == 2)
    #expect(dav.files.keys.contains("/dav/malmoi-sync/README.txt"))
  }

  @Test func `only what is new is asked for, and nothing when nothing is`() async throws {
    let dav = try TestWebDAVServer()
    try await laptop.answer("one", at: 100)
    _ = try await exchange(laptop, at: dav.address)
    _ = try await exchange(server, at: dav.address)
    _ = dav.takeRequests()
    #expect(try await exchange(server, at: dav.address).isNews == false)
    #expect(Set(dav.takeRequests().map(\.method)) == ["PROPFIND"])
    try await laptop.answer("two", at: 200)
    _ = try await exchange(laptop, at: dav.address)
    _ = dav.takeRequests()
    #expect(try await exchange(server, at: dav.address).taken.answers == 1)
    let gets = dav.takeRequests().filter { $0.method == "GET" }
    #expect(gets.count == 1 && gets[0].headers["range"] != "bytes=0-")
    #expect(gets.allSatisfy { $0.headers["range"]?.hasSuffix("-") == true })
  }

  @Test func `a server that knows no ranges serves too`() async throws {
    let dav = try TestWebDAVServer()
    dav.behave(.withoutRanges)
    for seconds: Int64 in [100, 200] {
      try await laptop.answer("one", at: seconds)
      _ = try await exchange(laptop, at: dav.address)
      #expect(try await exchange(server, at: dav.address).taken.answers == 1)
    }
    #expect(try await server.dump() == laptop.dump())
  }

  @Test func `a password comes from a command`() async throws {
    // me:secret
    let dav = try TestWebDAVServer(credentials: "Basic bWU6c2VjcmV0")
    try await laptop.answer("one", at: 100)
    await #expect(throws: SyncError.store(.server(dav.address, .unauthorized))) {
      try await exchange(laptop, at: dav.address, command: "echo me:wrong")
    }
    await #expect(throws: SyncError.store(.server(dav.address, .noPassword))) {
      try await exchange(laptop, at: dav.address, command: "exit 1")
    }
    let report = try await exchange(laptop, at: dav.address, command: "echo me:secret")
    #expect(report.sent == 1)
  }

  @Test func `a folder that moved is followed, without the password to another server`()
    async throws
  {
    let (old, new) = (try TestWebDAVServer(), try TestWebDAVServer())
    old.behave(.redirecting(to: "\(new.host)/moved"))
    try await laptop.answer("one", at: 100)
    _ = try await exchange(laptop, at: old.address, command: "echo me:secret")
    #expect(new.files.count == 3)
    #expect(new.takeRequests().allSatisfy { $0.headers["authorization"] == nil })
    old.behave(.redirecting(to: "\(old.host)/moved"))
    _ = try await exchange(server, at: old.address)
    #expect(old.files.count == 2)
  }

  @Test(arguments: [
    ("405 Method Not Allowed", ServerTrouble.noWebDAV(status: 405)),
    ("200 OK", .noWebDAV(status: 200)), ("403 Forbidden", .forbidden),
    ("503 Service Unavailable", .failing(status: 503)),
  ])
  func `what a server has against it is said, and nothing is lost`(
    status: String, trouble: ServerTrouble
  ) async throws {
    let dav = try TestWebDAVServer()
    try await laptop.answer("one", at: 100)
    dav.behave(.status(status))
    await #expect(throws: SyncError.store(.server(dav.address, trouble))) {
      try await exchange(laptop, at: dav.address)
    }
    dav.behave(nil)
    #expect(try await exchange(laptop, at: dav.address).sent == 1)
  }

  @Test func `a server without room is said, and the others are heard`() async throws {
    let dav = try TestWebDAVServer()
    try await laptop.answer("one", at: 100)
    try await server.answer("two", at: 200)
    _ = try await exchange(server, at: dav.address)
    dav.behave(.full)
    let report = try await exchange(laptop, at: dav.address)
    #expect(report.remarks == [.unwritten(.noRoom(dav.address))])
    #expect(report.taken.answers == 1)
    dav.behave(nil)
    #expect(try await exchange(laptop, at: dav.address).sent == 1)
  }

  @Test func `a folder that is not there is never made`() async throws {
    let dav = try TestWebDAVServer()
    await #expect(throws: SyncError.store(.missing("\(dav.host)/other"))) {
      try await exchange(laptop, at: "\(dav.host)/other")
    }
    #expect(dav.takeRequests().allSatisfy { $0.method == "PROPFIND" })
  }

  @Test func `an answer that breaks off is asked for again`() async throws {
    let dav = try TestWebDAVServer()
    try await laptop.answer("one", at: 100)
    _ = try await exchange(laptop, at: dav.address)
    dav.behave(.cutOff)
    await #expect(throws: SyncError.self) { try await exchange(server, at: dav.address) }
    dav.behave(nil)
    #expect(try await exchange(server, at: dav.address).taken.answers == 1)
  }

  @Test func `a server that is not there is said`() async throws {
    let address: String
    do { address = try TestWebDAVServer().address }
    await #expect { try await exchange(laptop, at: address) } throws: { error in
      guard case .store(.server(_, .unheard)) = error as? SyncError else { return false }
      return true
    }
  }
}

extension TestMachine {
  var clock: LearnerClock {
    LearnerClock(now: { [time] in .at(time.seconds) }, elapsed: { .zero })
  }
}
