import Files
import Lessons
import Storage
import Sync
import TestSupport
import Testing

/// A week of a learner with a laptop and a server: in turn, at once, and without a network.
///
/// A third machine that nothing is exchanged with sees all that happens, when it happens.
struct WeekTests {
  private let shared: TemporaryFolder
  private let laptop: TestMachine
  private let server: TestMachine
  private let alone: TestMachine
  private static let start: Int64 = 1_796_000_000
  private static let sentences = ["one", "two", "three", "four", "five", "six"]

  init() throws {
    shared = try TemporaryFolder()
    laptop = try TestMachine("laptop", sharing: shared)
    server = try TestMachine("server", sharing: shared)
    alone = try TestMachine("alone", sharing: TemporaryFolder())
  }

  private func seconds(_ day: Int, _ hour: Int) -> Int64 {
    Self.start + Int64(day) * 86_400 + Int64(hour) * 3_600
  }

  /// A sitting: each sentence once, some of them wrong.
  private func study(on machine: TestMachine, _ day: Int, _ hour: Int) async throws {
    for (index, sentence) in Self.sentences.prefix(3 + day % 4).enumerated() {
      let grade: Grade = (day + hour + index).isMultiple(of: 5) ? .again : .good
      for machine in [machine, alone] {
        try await machine.answer(sentence, grade: grade, at: seconds(day, hour) + Int64(index) * 20)
      }
    }
  }

  /// What else there is in a week, on a machine and on the one that sees all.
  private func live(on machine: TestMachine, _ day: Int, _ hour: Int) async throws {
    for machine in [machine, alone] {
      let database = machine.database
      machine.time.set(seconds(day, hour))
      let now = Timestamp.at(seconds(day, hour))
      switch day {
      case 0: try await database.enroll(in: CourseID(rawValue: "sample"), at: now)
      case 1: try await database.set(SettingKey(rawValue: "daily-goal"), to: "12")
      case 2: try await database.addOwnAnswer("Sure.", to: .sample("two"), at: now)
      case 3: try await database.leaveOut(.sample("six"))
      case 4: try await database.leaveOut(.sample("six"), false)
      case 5: try await database.removeOwnAnswer("Sure.", from: .sample("two"))
      default: try await database.set(SettingKey(rawValue: "daily-goal"), to: nil)
      }
    }
  }

  private func exchange() async throws {
    for machine in [laptop, server, laptop] { try await machine.sync() }
  }

  /// What the dumps of the three must have in common: all that does not say which machine it was.
  private func learner(_ machine: TestMachine) async throws -> [String] {
    let kinds = ["done ", "left-out ", "own-answer ", "setting ", "course "]
    return try await machine.dump().filter { line in kinds.contains { line.hasPrefix($0) } }
  }

  @Test func `two machines in turn and at once are one learner, every evening`() async throws {
    for day in 0..<7 {
      // In turn: the folder carries it at noon.
      try await study(on: laptop, day, 1)
      try await live(on: day.isMultiple(of: 2) ? server : laptop, day, 2)
      if day != 3 { try await exchange() }
      try await study(on: server, day, 6)
      // At once, with nothing in between: a train without a network.
      try await study(on: laptop, day, 7)
      try await study(on: server, day, 8)
      for machine in [laptop, server] { machine.time.set(seconds(day, 10)) }
      try await exchange()

      let dump = try await laptop.dump()
      #expect(try await server.dump() == dump, "day \(day)")
      let evening = Timestamp.at(seconds(day, 10))
      let (mine, whole) = (laptop.database, alone.database)
      #expect(try await learner(laptop) == learner(alone), "day \(day)")
      let today = try await mine.studySummary(at: evening)
      #expect(today.tally.answers == (try await whole.studySummary(at: evening)).tally.answers)
      #expect(today.streak.length == day + 1)
      #expect(try await server.sync().isNews == false)
    }
    let answers = try await laptop.dump().count { $0.hasPrefix("answer ") }
    #expect(answers == (0..<7).reduce(0) { $0 + 4 * min(6, 3 + $1 % 4) })
  }
}
