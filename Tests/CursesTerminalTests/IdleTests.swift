import PseudoTerminal
import Testing

@Suite(.serialized) struct IdleTests {
  @Test func `an idle program is never woken and writes nothing`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("한\u{1B}")
    try terminal.waitUntilShown("2 key escape")
    // Dispatch ends its spare threads some five seconds after their last work.
    terminal.watch(for: .seconds(7))
    let before = try #require(ProcessActivity(of: terminal.process))
    let bytesBefore = terminal.bytesReceived
    terminal.watch(for: .seconds(2))
    let after = try #require(ProcessActivity(of: terminal.process))
    #expect(after.wakeUps == before.wakeUps)
    #expect(after.threadCount == before.threadCount)
    #expect(after.processorTime == before.processorTime)
    #expect(terminal.bytesReceived == bytesBefore)
  }
}
