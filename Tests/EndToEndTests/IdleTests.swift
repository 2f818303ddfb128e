import PseudoTerminal
import TestSupport
import Testing

/// Nothing happens while nothing happens.
struct IdleTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `an idle quiz and an idle list are never woken and write nothing`() throws {
    let run = try MalmoiRun.studying(.student, in: home, [])
    try run.send("I am stu")
    try run.waitUntil("half a sentence") { $0.answer == ["I", "am", "stu"] }
    try expectIdle(run)
    try run.send("\u{15}\u{1B}")
    try run.terminal.waitUntilShown("Day 1")
    try run.press(.escape)
    try run.terminal.waitUntilShown("말모이 malmoi")
    try expectIdle(run)
  }

  /// Waits until what goes on has come to its end, the spare threads of Dispatch too, then expects
  /// a second without a wake-up or a byte.
  private func expectIdle(
    _ run: MalmoiRun, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var before = try activity(of: run)
    for _ in 0..<40 {
      run.terminal.watch(for: .milliseconds(500))
      let now = try activity(of: run)
      defer { before = now }
      if now == before { break }
    }
    let bytes = run.terminal.bytesReceived
    run.terminal.watch(for: .seconds(1))
    let after = try activity(of: run)
    #expect(after.wakeUps == before.wakeUps, sourceLocation: sourceLocation)
    #expect(after.processorTime == before.processorTime, sourceLocation: sourceLocation)
    #expect(run.terminal.bytesReceived == bytes, sourceLocation: sourceLocation)
  }

  private func activity(of run: MalmoiRun) throws -> ProcessActivity {
    try #require(ProcessActivity(of: run.terminal.process))
  }
}
