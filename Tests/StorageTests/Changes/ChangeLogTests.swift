import Files
import Lessons
import SQLite
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// A clock that a test sets.
final class ManualClock: Sendable {
  private let time = Mutex<Int64>(1_000)

  var wallClock: WallClock { WallClock { self.time.withLock { $0 } } }

  func set(_ microseconds: Int64) { time.withLock { $0 = microseconds } }
}

struct ChangeLogTests {
  let folder: TemporaryFolder
  let clock = ManualClock()
  let device = DeviceID(rawValue: 77)
  let database: LearnerDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try LearnerDatabase(
      folder: FilePath(folder.path), now: .at(0), device: device, clock: clock.wallClock)
  }

  private func changes() async throws -> [LoggedChange] { try await database.changes(on: device) }

  private func kinds() async throws -> [String] { try await changes().map(\.kind) }

  @Test func `what the learner does is written down once each, in its order`() async throws {
    let answer = try await database.recordAnswer(.sample(to: "s"))
    try await database.revise(answer, verdict: .almost, grade: .hard)
    try await database.undoAnswer(answer)
    try await database.addOwnAnswer("Mine.", to: .sample("s"), at: .at(1))
    try await database.removeOwnAnswer("Mine.", from: .sample("s"))
    try await database.enroll(in: .sample, at: .at(2))
    try await database.addSource("/srv", kind: .folder, at: .at(3))
    try await database.removeSource("/srv")
    try await database.set(SettingKey(rawValue: "goal"), to: "10")
    try await database.set(SettingKey(rawValue: "goal"), to: nil)
    let memo = try await database.save(.new("one", on: .sample("s")), at: .at(4)).memo
    _ = try await database.save(.change(memo, to: "two"), at: .at(5))
    try await database.setPinned(true, memo.id)
    try await database.delete(memo.id, at: .at(6))
    try await database.restore(memo.id)
    try await database.delete(memo.id, at: .at(7))
    try await database.emptyTrash(olderThan: .zero, at: .at(8))
    #expect(
      try await kinds() == [
        "a", "g", "x", "o+", "o-", "c", "u+", "u-", "s", "s", "m", "m", "k", "t", "T", "t", "d",
      ])
    #expect(try await changes().map(\.sequence) == Array(1...17))
  }

  @Test func `what changes nothing is not written down`() async throws {
    let key = SettingKey(rawValue: "goal")
    try await database.set(key, to: "10")
    try await database.addSource("/srv", kind: .folder, at: .at(0))
    try await database.addOwnAnswer("Mine.", to: .sample("s"), at: .at(0))
    try await database.enroll(in: .sample, at: .at(0))
    let before = try await changes()
    try await database.set(key, to: "10")
    try await database.set(SettingKey(rawValue: "other"), to: nil)
    try await database.addSource("/srv", kind: .server, at: .at(1))
    try await database.removeSource("/none")
    try await database.addOwnAnswer("Mine.", to: .sample("s"), at: .at(1))
    try await database.removeOwnAnswer("Theirs.", from: .sample("s"))
    try await database.enroll(in: .sample, at: .at(1))
    try await database.undoAnswer(AnswerID(rawValue: 99))
    try await database.revise(AnswerID(rawValue: 99), verdict: .wrong, grade: .again)
    try await database.setPinned(true, MemoID(rawValue: "none"))
    try await database.restore(MemoID(rawValue: "none"))
    try await database.emptyTrash(at: .at(1))
    #expect(try await changes() == before)
  }

  @Test func `a clock that is set back does not turn the order around`() async throws {
    for time in [5_000, 4_000, 4_000, 9_000, 1] as [Int64] {
      clock.set(time)
      try await database.recordAnswer(.sample(to: "s"))
    }
    #expect(try await changes().map(\.clock) == [5_000, 5_001, 5_002, 9_000, 9_001])
  }

  @Test func `an answer that was changed is in the log as it was given`() async throws {
    let id = try await database.recordAnswer(.sample(to: "s", text: "Given."))
    let given = try await changes()
    try await database.revise(id, verdict: .almost, grade: .hard)
    try await database.revise(id, verdict: .wrong, grade: .again)
    try await database.undoAnswer(id)
    #expect(try await changes().prefix(1) == given.prefix(1))
    #expect(given[0].body.contains(#""given":"Given.","exercise":"bank","verdict":"exact""#))
    #expect(
      try await changes().dropFirst().map(\.body) == [
        #"{"verdict":"almost","grade":2,"of":"77:1"}"#,
        #"{"verdict":"wrong","grade":1,"of":"77:1"}"#, #"{"of":"77:1"}"#,
      ])
  }

  @Test func `versions of a memo know what they were made from`() async throws {
    let memo = try await database.save(.new("one"), at: .at(1)).memo
    let next = try await database.save(.change(memo, to: "two"), at: .at(2)).memo
    _ = try await database.save(.change(next, to: "three"), at: .at(3))
    let bodies = try await changes().map(\.body)
    #expect(bodies.count == 3)
    for (body, (text, parent)) in zip(
      bodies, [("one", ""), ("two", "\(device.rawValue):1"), ("three", "\(device.rawValue):2")])
    {
      #expect(body.contains("\"parents\":\"\(parent)\""))
      #expect(body.contains("\"text\":\"\(text)\""))
      #expect(body.contains("\"of\":\"\(memo.id.rawValue)\""))
    }
  }

  @Test func `the text of a memo that is gone for good is in no table`() async throws {
    let memo = try await database.save(.new("secret"), at: .at(1)).memo
    _ = try await database.save(.change(memo, to: "secret, changed"), at: .at(2))
    try await database.delete(memo.id, at: .at(3))
    try await database.emptyTrash(olderThan: .zero, at: .at(4))
    #expect(try await changes().filter { $0.body.contains("secret") } == [])
    #expect(try await kinds() == ["m", "m", "t", "d"])
  }

  @Test func `an edited prompt is written down with both keys`() async throws {
    try await database.reconcile(with: .sample(days: [["old = A", "b = B"]]))
    try await database.recordAnswer(.sample(to: "old"))
    try await database.reconcile(with: .sample(days: [["new = A", "b = B"]]))
    let rename = try #require(try await changes().last)
    #expect(rename.kind == "r")
    #expect(rename.body.hasPrefix(#"{"course":"sample","from":"old","to":"new","#))
  }

  @Test func `the log can be read from where it was left`() async throws {
    for number in 0..<7 { try await database.recordAnswer(.sample(to: "\(number)")) }
    let all = try await changes()
    #expect(try await database.changes(on: device, after: 2, limit: 3) == Array(all[2..<5]))
    #expect(try await database.changes(on: DeviceID(rawValue: 1)) == [])
  }

  @Test func `a device keeps its name, and two have not the same`() async throws {
    let again = try LearnerDatabase(folder: FilePath(folder.path), now: .at(1))
    #expect(try await again.device() == device)
    let others = try (0..<20).map { _ in try LearnerDatabase.inMemory() }
    var devices: Set<DeviceID> = []
    for other in others { devices.insert(try await other.device()) }
    #expect(devices.count == others.count)
  }
}

struct DeviceIDTests {
  @Test(arguments: [
    (0, "0000000000"), (1, "0000000001"), (31, "000000000z"), (32, "0000000010"),
    ((1 << 50) - 1, "zzzzzzzzzz"),
  ])
  func `is written with ten digits`(number: Int64, text: String) {
    #expect(DeviceID(rawValue: number).description == text)
  }

  @Test func `the order of texts is that of numbers`() {
    var generator = Lessons.SeededGenerator(seed: 4)
    let devices = (0..<500).map { _ in DeviceID.random(using: &generator) }
    let range: Range<Int64> = 0..<(1 << 50)
    #expect(devices.allSatisfy { range.contains($0.rawValue) })
    let byText = devices.sorted { $0.description < $1.description }
    let byNumber = devices.sorted { $0.rawValue < $1.rawValue }
    #expect(byText == byNumber)
  }
}
