import Files
import Lessons
import SQLite
import Sync
import TestSupport

@testable import Storage

/// A machine of a story that chance tells.
final class StoryMachine: Sendable {
  let device: DeviceID
  let database: LearnerDatabase
  let store = ManualStore()
  let time = ManualTime()
  /// How far its clock is off, in seconds.
  let lead: Int64
  private let exchange: Exchange

  init(_ number: Int64, lead: Int64) throws {
    device = DeviceID(rawValue: number)
    self.lead = lead
    database = try .inMemory(device: device, clock: time.wallClock)
    exchange = Exchange(
      database, in: store, machine: Machine(name: "\(number)", id: "\(number)"),
      clock: LearnerClock(now: { [time] in .at(time.seconds) }, elapsed: { .zero }),
      segmentLength: 600)
  }

  func sync() async throws { _ = try await exchange.run(inNewPlace: true) }

  /// Begins an exchange that is cut off after so many steps.
  func sync(upTo steps: Int) async {
    store.allow(steps)
    _ = try? await exchange.run(inNewPlace: true)
    store.allow(nil)
  }

  func dump() async throws -> [String] { try await database.canonicalDump() }
}

/// What chance lets a learner do on several machines, and how it lets their logs travel.
struct Story {
  let machines: [StoryMachine]
  private var generator: Lessons.SeededGenerator
  /// Seconds since 1970 UTC by a clock that is right.
  private var now: Int64 = 1_796_000_000
  private(set) var given = 0

  init(seed: UInt64) throws {
    generator = Lessons.SeededGenerator(seed: seed)
    let year: Int64 = 365 * 86_400
    let leads: [Int64] = [0, 0, 0, 0, 2, -2, year, -year]
    let count = Int.random(in: 2...3, using: &generator)
    var machines: [StoryMachine] = []
    for number in 1...Int64(count) {
      machines.append(
        try StoryMachine(number, lead: leads.randomElement(using: &generator) ?? 0))
    }
    self.machines = machines
  }

  /// Does something on one of the machines, or carries a file.
  mutating func go(on count: Int) async throws {
    for _ in 0..<count {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        now += Int64.random(in: 0...200_000, using: &generator)
      }
      let index = Int.random(in: machines.indices, using: &generator)
      let machine = machines[index]
      machine.time.set(now + machine.lead)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: carry(to: machine, inPart: true)
      case 1: try await machine.sync()
      case 2: await machine.sync(upTo: Int.random(in: 0...3, using: &generator))
      case 3, 4: try await answer(on: machine)
      default: try await Self.deeds.randomElement(using: &generator)?(&self, machine)
      }
    }
  }

  /// Lets all files arrive, and every machine read them.
  mutating func end() async throws {
    for _ in 0..<2 {
      for machine in machines {
        machine.time.set(now + machine.lead)
        try await machine.sync()
      }
      for machine in machines { carry(to: machine, inPart: false) }
    }
    for machine in machines { try await machine.sync() }
  }
}

// MARK: - How files travel

extension Story {
  /// Copies files of the other machines: whole, cut at any byte, or under a second name.
  private mutating func carry(to machine: StoryMachine, inPart: Bool) {
    for other in machines where other !== machine {
      for (path, bytes) in other.store.contents where path.hasPrefix("\(other.device)/") {
        guard inPart else {
          machine.store.put(bytes, path)
          continue
        }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: break
        case 1:
          machine.store.put(
            Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))), path)
        case 2: machine.store.put(bytes, path.replacing(".log", with: ".sync-conflict-1.log"))
        case 3: machine.store.remove(path)
        default: machine.store.put(bytes, path)
        }
      }
    }
  }
}

// MARK: - What is done

extension Story {
  private typealias Deed = @Sendable (inout Story, StoryMachine) async throws -> Void

  private func sentence(_ generator: inout Lessons.SeededGenerator) -> SentenceKey {
    .sample(["a", "b", "c", "d"].randomElement(using: &generator) ?? "a")
  }

  private func time(on machine: StoryMachine) -> Timestamp { .at(machine.time.seconds) }

  private mutating func answer(on machine: StoryMachine) async throws {
    let grade = Grade.allCases.randomElement(using: &generator) ?? .good
    try await machine.database.recordAnswer(
      GivenAnswer(
        to: sentence(&generator), text: "\(given) \"é\"\u{7F}\t", kind: .build,
        verdict: grade == .again ? .wrong : .exact, grade: grade, took: .seconds(2),
        time: time(on: machine)))
    given += 1
  }

  private static let deeds: [Deed] = [
    { story, machine in
      guard let id = try await story.anyAnswer(on: machine) else { return }
      try await machine.database.revise(
        id, verdict: .almost, grade: Grade.allCases.randomElement(using: &story.generator) ?? .hard)
    },
    { story, machine in
      guard let id = try await story.anyAnswer(on: machine) else { return }
      _ = try await machine.database.undoAnswer(id)
    },
    { story, machine in
      let text = ["X", "Y"].randomElement(using: &story.generator) ?? "X"
      let sentence = story.sentence(&story.generator)
      if Bool.random(using: &story.generator) {
        try await machine.database.addOwnAnswer(text, to: sentence, at: story.time(on: machine))
      } else {
        try await machine.database.removeOwnAnswer(text, from: sentence)
      }
    },
    { story, machine in
      let sentence = Bool.random(using: &story.generator) ? story.sentence(&story.generator) : nil
      _ = try await machine.database.save(
        MemoEdit(.new(on: sentence), text: MemoText("memo \(story.now) #\(story.given)")),
        at: story.time(on: machine))
    },
    { story, machine in
      guard let memo = try await machine.database.memos().randomElement(using: &story.generator)
      else { return }
      let number = Int.random(in: 0...9, using: &story.generator)
      _ = try await machine.database.save(
        MemoEdit(.change(of: memo), text: MemoText("changed \(number)")),
        at: story.time(on: machine))
    },
    { story, machine in
      guard let memo = try await machine.database.memos().randomElement(using: &story.generator)
      else { return }
      try await machine.database.setPinned(!memo.isPinned, memo.id)
    },
    { story, machine in
      guard let memo = try await machine.database.memos().randomElement(using: &story.generator)
      else { return }
      try await machine.database.delete(memo.id, at: story.time(on: machine))
    },
    { story, machine in
      let gone = try await machine.database.deletedMemos()
      guard let memo = gone.randomElement(using: &story.generator)?.memo else { return }
      if Int.random(in: 0..<4, using: &story.generator) == 0 {
        try await machine.database.emptyTrash(olderThan: .zero, at: story.time(on: machine))
      } else {
        try await machine.database.restore(memo.id)
      }
    },
    { story, machine in
      let key = ["daily-goal", "appearance", "new-first"].randomElement(using: &story.generator)
      let value = [nil, "1", "2"].randomElement(using: &story.generator) ?? nil
      try await machine.database.set(SettingKey(rawValue: key ?? ""), to: value)
    },
    { story, machine in
      let address =
        ["https://a.example", "https://b.example", "/srv"]
        .randomElement(using: &story.generator) ?? ""
      if Bool.random(using: &story.generator) {
        _ = try await machine.database.addSource(
          address, kind: address.hasPrefix("/") ? .folder : .server, at: story.time(on: machine))
      } else {
        _ = try await machine.database.removeSource(address)
      }
    },
    { story, machine in
      try await machine.database.leaveOut(
        story.sentence(&story.generator), Bool.random(using: &story.generator))
    },
    { story, machine in
      try await machine.database.askBothWays(
        CourseID(rawValue: "sample"), Bool.random(using: &story.generator),
        at: story.time(on: machine))
    },
    { story, machine in
      let sentence = story.sentence(&story.generator)
      if Bool.random(using: &story.generator) {
        let text = SentenceText(rawValue: "mended \(story.given)")
        try await machine.database.mend(
          sentence, Mending(text, of: SentenceText(rawValue: "base")), answers: "A",
          at: story.time(on: machine))
      } else {
        try await machine.database.takeBackMending(of: sentence)
      }
    },
    { story, machine in
      let course = ["sample", "other"].randomElement(using: &story.generator) ?? ""
      try await machine.database.enroll(
        in: CourseID(rawValue: course), at: story.time(on: machine))
    },
  ]

  /// An answer that is known on a machine, whoever gave it.
  private mutating func anyAnswer(on machine: StoryMachine) async throws -> AnswerID? {
    try await machine.database.read { tables throws(SQLiteError) in
      try tables.values("SELECT id FROM answer ORDER BY device, sequence", as: AnswerID.self)
    }
    .randomElement(using: &generator)
  }
}
