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
    try run.terminal.waitUntilShown("▸ Day 1")
    try run.press(.escape)
    try run.terminal.waitUntilShown("말모이 malmoi")
    try expectIdle(run)
  }

  /// Waits until the spare threads of Dispatch have ended, then expects three seconds without a
  /// byte, and without a wake-up of ours.
  private func expectIdle(
    _ run: MalmoiRun, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while try activity(of: run).threadCount > 2, ContinuousClock.now < deadline {
      run.terminal.watch(for: .milliseconds(100))
    }
    let before = try activity(of: run)
    let bytes = run.terminal.bytesReceived
    run.terminal.watch(for: .seconds(3))
    let after = try activity(of: run)
    #expect(run.terminal.bytesReceived == bytes, sourceLocation: sourceLocation)
    #expect(after.wakeUps - before.wakeUps <= 4, sourceLocation: sourceLocation)
    withKnownIssue("Dispatch looks after its shared pool once a second") {
      #expect(after.wakeUps == before.wakeUps, sourceLocation: sourceLocation)
    }
  }

  private func activity(of run: MalmoiRun) throws -> ProcessActivity {
    try #require(ProcessActivity(of: run.terminal.process))
  }
}
