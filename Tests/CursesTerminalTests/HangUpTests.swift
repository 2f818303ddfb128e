import Glibc
import PseudoTerminal
import Testing

@Suite(.serialized) struct HangUpTests {
  /// The probe with SIGHUP ignored, as `nohup` starts it.
  private func startedIgnoringHangUp(_ act: String) throws -> PseudoTerminal {
    let probe = try TerminalProgram.path(ofProduct: "terminal-probe")
    let terminal = try PseudoTerminal(
      running: TerminalProgram(
        path: "/bin/sh", arguments: ["-c", #"trap "" HUP; exec "$0" "$1""#, probe, act]))
    try terminal.waitUntilShown("80x24")
    return terminal
  }

  @Test func `a hang-up ends the program`() throws {
    let terminal = try ProbeRun.started()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signaled(SIGHUP))
  }

  @Test func `a hang-up ends a program that ignores the signal`() throws {
    let terminal = try startedIgnoringHangUp("list")
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signaled(SIGHUP))
  }

  @Test func `the signal alone means nothing to a program that ignores it`() throws {
    let terminal = try startedIgnoringHangUp("list")
    terminal.kill(SIGHUP)
    try terminal.send("a")
    let screen = try terminal.waitUntilShown("key a")
    #expect(screen.rows[1] == "1 key a")
  }

  @Test(arguments: [true, false])
  func `a hang-up is told once and burns no time`(isIgnored: Bool) throws {
    let terminal =
      try isIgnored ? startedIgnoringHangUp("linger") : ProbeRun.started("linger")
    terminal.hangUp()
    terminal.stall(for: .milliseconds(100))
    let before = try #require(ProcessActivity(of: terminal.process))
    terminal.stall(for: .milliseconds(500))
    let after = try #require(ProcessActivity(of: terminal.process))
    #expect(after.processorTime - before.processorTime < 0.05)
    #expect(try terminal.waitForExit() == .exited(41))
  }
}
