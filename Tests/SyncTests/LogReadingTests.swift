import Lessons
import Storage
import TestSupport
import Testing

@testable import Sync

/// A log that arrives in parts.
struct LogReadingTests {
  private let device = DeviceID(rawValue: 12_345)
  private let changes: [LoggedChange]
  private let bytes: [UInt8]

  init() {
    let bodies = [
      ("s", #"{"key":"daily-goal","value":"20","of":"daily-goal"}"#),
      ("zz", #"{"of":"later","list":[1,{"a":"}"}],"number":-1.5e3,"is":true,"none":null}"#),
      ("m", #"{"at":5,"parents":"","of":"key","text":"첫 줄\nsecond \"line\""}"#),
    ]
    let device = device
    changes = bodies.enumerated().map { index, change in
      LoggedChange(
        device: device, sequence: Int64(index + 1), clock: 1_796_000_000_000_000 + Int64(index),
        kind: change.0, body: change.1)
    }
    let segment = LogSegment(device: device, number: 1)
    var chain = segment.chain
    bytes = changes.reduce(into: segment.header) { $0 += LogLine.bytes(of: $1, chain: &chain) }
  }

  @Test func `says what was written`() {
    let reading = LogReading(bytes)
    #expect(reading.device == device)
    #expect(reading.changes == changes)
    #expect(!reading.hasRest)
    #expect(reading.position.length == bytes.count)
  }

  @Test func `goes on from wherever a file was cut`() {
    for cut in 0...bytes.count {
      let first = LogReading(Array(bytes.prefix(cut)))
      #expect(first.changes == Array(changes.prefix(first.changes.count)))
      #expect(first.position.length <= cut)
      guard first.device != nil else { continue }
      let rest = LogReading(
        Array(bytes.dropFirst(first.position.length)), of: device, from: first.position)
      #expect(first.changes + rest.changes == changes, "cut at \(cut)")
    }
  }

  @Test func `a byte that is another ends it before that line`() {
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      let reading = LogReading(damaged)
      #expect(reading.changes.count < changes.count, "byte \(index)")
      #expect(reading.changes == Array(changes.prefix(reading.changes.count)))
    }
  }

  @Test func `an answer takes less than 200 bytes on the average`() async throws {
    let database = try LearnerDatabase.inMemory()
    for number in 0..<50 as Range<Int64> {
      try await database.recordAnswer(
        GivenAnswer(
          to: SentenceKey(
            course: CourseID(rawValue: "stand-up-english"),
            sentence: SentenceID(rawValue: "d01-fixed-login-bug")),
          text: "어제 로그인 버그를 고쳤어요.", kind: number % 2 == 0 ? .type : .build,
          verdict: number % 3 == 0 ? .almost : .exact, grade: number % 3 == 0 ? .hard : .good,
          hints: number % 3 == 0 ? 2 : 0,
          took: .milliseconds(12_345), time: .at(1_796_000_000 + number)))
    }
    let answers = try await database.changes(on: database.device())
    var chain = ""
    let length = answers.reduce(0) { $0 + LogLine.bytes(of: $1, chain: &chain).count }
    #expect(length <= 200 * answers.count, "\(length / answers.count) bytes each")
    var again = ""
    let lines = answers.map { LogLine.bytes(of: $0, chain: &again).dropLast(18) }
    let device = try await database.device()
    #expect(lines.compactMap { LogLine.change($0, of: device) } == answers)
  }
}
