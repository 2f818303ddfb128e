import Dispatch
import PseudoTerminal
import Testing

@testable import CursesTerminal

@Suite(.serialized) struct OpeningTests {
  /// Runs the probe from a shell that redirects its streams and sees the environment changed.
  private func run(_ command: String, setting environment: [String: String] = [:]) throws
    -> PseudoTerminal
  {
    let probe = try TerminalProgram.path(ofProduct: "terminal-probe")
    return try PseudoTerminal(
      running: TerminalProgram(
        path: "/bin/sh", arguments: ["-c", command, probe],
        environment: TerminalProgram.environment.merging(environment) { $1 }))
  }

  @Test(arguments: [
    (#"exec "$0" </dev/null 2>/dev/null"#, "xterm"),
    (#"exec "$0" >/dev/null 2>/dev/null"#, "xterm"),
    (#"exec "$0" 2>/dev/null"#, ""),
    (#"unset TERM; exec "$0" 2>/dev/null"#, ""),
    (#"exec "$0" 2>/dev/null"#, "dumb"),
    (#"exec "$0" 2>/dev/null"#, "no-such-terminal"),
  ])
  func `no byte reaches a terminal that cannot be used`(command: String, name: String) throws {
    let terminal = try run(command, setting: ["TERM": name])
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.bytesReceived == 0)
    #expect(terminal.isCooked)
  }

  @Test(arguments: [
    (
      #"exec "$0" </dev/null"#, "xterm",
      "notATerminal(CursesTerminal.TerminalOpenError.Stream.input)"
    ),
    (
      #"exec "$0" >/dev/null"#, "xterm",
      "notATerminal(CursesTerminal.TerminalOpenError.Stream.output)"
    ),
    (#"exec "$0""#, "", "noTerminalName"),
    (#"exec "$0""#, "dumb", #"cannotDraw(name: "dumb")"#),
    (#"exec "$0""#, "no-such-terminal", #"unknownTerminal(name: "no-such-terminal")"#),
  ])
  func `the reason is told`(command: String, name: String, reason: String) throws {
    let terminal = try run(command, setting: ["TERM": name])
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.screen.text == "terminal-probe: \(reason)")
  }

  @Test func `a terminal that only prints cannot be drawn on`() throws {
    let printer = try OwnTerminfo(
      "printer|paper with no way back, cols#80, hc, os, bel=^G, cr=^M, cud1=^J, ind=^J,")
    let terminal = try run(
      #"exec "$0""#, setting: ["TERM": "printer", "TERMINFO": printer.path])
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.screen.text == #"terminal-probe: cannotDraw(name: "printer")"#)
  }

  @Test(arguments: [
    ["LANG": "ko_KR.UTF-8"], ["LC_ALL": "POSIX"], ["LANG": ""], ["LC_CTYPE": "ko_KR.EUC-KR"],
  ])
  func `Korean is drawn whatever the locale`(environment: [String: String]) throws {
    let terminal = try ProbeRun.started("picture", environment: environment)
    try terminal.waitUntilShown("한한")
  }

  @Test func `--ascii is told to the views`() throws {
    let terminal = try PseudoTerminal(running: ProbeRun.program(["list", "--ascii"]))
    try terminal.waitUntilShown("ascii true")
  }

  @Test(arguments: [("xterm-256color", true), ("xterm", true), ("vt100", false)])
  func `colours are told by the terminal`(name: String, hasColor: Bool) throws {
    let terminal = try ProbeRun.started(environment: ["TERM": name])
    try terminal.waitUntilShown("color \(hasColor)")
  }

  @Test func `the terminal can be taken twice`() throws {
    let terminal = try PseudoTerminal(running: ProbeRun.program(["list", "--reopen"]))
    try terminal.waitUntilShown("80x24")
    try terminal.send("a")
    try terminal.waitUntilShown("1 key a")
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isCooked)
  }

  @Test func `Esc waits longer at the far end of a line`() {
    #expect(CursesTerminal.Options(environment: [:]).escapeDelay == .milliseconds(25))
    let remote = CursesTerminal.Options(environment: ["SSH_CONNECTION": "a 1 b 22"])
    #expect(remote.escapeDelay == .milliseconds(100))
  }

  @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func `NO_COLOR counts when it is not empty`(environment: [String: String], isWanted: Bool) {
    #expect(CursesTerminal.Options(environment: environment).isColorWanted == isWanted)
  }
}
