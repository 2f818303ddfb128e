import Glibc
import PseudoTerminal
import Testing

@Suite(.serialized) struct SuspendTests {
  /// The probe started from a shell that does not mend the modes of the line.
  private func started() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: .plainShell())
    try terminal.waitUntilShown("$")
    try terminal.send("\(try TerminalProgram.path(ofProduct: "terminal-probe"))\n")
    try terminal.waitUntilShown("80x24")
    return terminal
  }

  private func expectReleased(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = terminal.screen
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(
      screen.privateModes.isDisjoint(with: [1, 1000, 1006, 2004]), sourceLocation: sourceLocation)
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
  }

  private func expectTaken(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try terminal.waitUntil("the probe's screen") {
      $0.isAlternate && $0.shows("color") && $0.privateModes.isSuperset(of: [1000, 1006, 2004])
    }
    #expect(!screen.shows("$"), sourceLocation: sourceLocation)
    #expect(!terminal.isCooked, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["\u{1A}", "kill -TSTP"])
  func `a stopped program gives the terminal back and takes it again`(way: String) throws {
    let terminal = try started()
    try terminal.send("a")
    try terminal.waitUntilShown("1 key a")
    if way == "\u{1A}" {
      try terminal.send(way)
    } else {
      terminal.kill(SIGTSTP, process: terminal.foregroundProcess)
    }
    try terminal.waitUntilShown("Stopped")
    expectReleased(terminal)

    try terminal.send("fg\n")
    try expectTaken(terminal)
    #expect(terminal.screen.rows[1] == "1 key a")
    try terminal.send("b")
    try terminal.waitUntilShown("2 key b")
    #expect(!terminal.screen.shows("ctrl+z"))
  }

  @Test func `the size is looked at again`() throws {
    let terminal = try started()
    try terminal.send("\u{1A}")
    try terminal.waitUntilShown("Stopped")
    try terminal.resize(columns: 60, rows: 15)
    try terminal.send("fg\n")
    try terminal.waitUntilShown("1 resize 60x15")
    try expectTaken(terminal)
  }

  @Test func `stopped again and again it stays itself`() throws {
    let terminal = try started()
    for round in 1...3 {
      try terminal.send("\u{1A}")
      try terminal.waitUntil("the prompt") {
        !$0.isAlternate && $0.rows[$0.cursor.row] == "$"
      }
      expectReleased(terminal)
      try terminal.send("fg\n")
      try expectTaken(terminal)
      try terminal.send("a")
      try terminal.waitUntilShown("\(round) key a")
    }
  }

  @Test func `continued in the background it waits, and the shell goes on`() throws {
    let terminal = try started()
    let probe = terminal.foregroundProcess
    try terminal.send("\u{1A}")
    try terminal.waitUntilShown("Stopped")
    try terminal.send("bg\n")
    try terminal.waitUntil("the prompt") { $0.rows[$0.cursor.row] == "$" }
    terminal.watch(for: .milliseconds(200))
    expectReleased(terminal)
    try terminal.send("echo still $((1+1))\n")
    try terminal.waitUntilShown("still 2")
    let before = try #require(ProcessActivity(of: probe))
    terminal.watch(for: .milliseconds(300))
    #expect(try #require(ProcessActivity(of: probe)).processorTime == before.processorTime)

    try terminal.send("fg\n")
    try expectTaken(terminal)
    try terminal.send("c")
    try terminal.waitUntilShown("1 key c")
  }

  @Test(arguments: ["kill %1; kill -CONT %1", "kill -INT %1; kill -CONT %1", "bg; kill %1"])
  func `a stopped program can be ended`(command: String) throws {
    let terminal = try started()
    let probe = terminal.foregroundProcess
    try terminal.send("\u{1A}")
    try terminal.waitUntilShown("Stopped")
    try terminal.send("\(command)\n")
    // The shell buries its job when there is a new prompt to show.
    for _ in 0..<600 where kill(probe, 0) == 0 {
      try terminal.send("\n")
      terminal.watch(for: .milliseconds(100))
    }
    #expect(kill(probe, 0) == -1 && errno == ESRCH)
    expectReleased(terminal)
  }

  @Test func `started in the background it waits for the terminal`() throws {
    let terminal = try PseudoTerminal(running: .plainShell())
    try terminal.waitUntilShown("$")
    try terminal.send("\(try TerminalProgram.path(ofProduct: "terminal-probe")) &\n")
    try terminal.waitUntil("the prompt") { $0.rows[$0.cursor.row] == "$" }
    try terminal.send("echo still $((1+1))\n")
    try terminal.waitUntilShown("still 2")
    expectReleased(terminal)
    try terminal.send("fg\n")
    try expectTaken(terminal)
  }

  @Test func `without a shell to continue it, it does not stop`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("\u{1A}")
    try terminal.send("a")
    try terminal.waitUntilShown("1 key a")
    try expectTaken(terminal)
  }

  @Test func `after a stop that nobody can prepare for it paints all again`() throws {
    let terminal = try started()
    try terminal.send("a")
    try terminal.waitUntilShown("1 key a")
    terminal.watch(for: .milliseconds(600))
    terminal.kill(SIGSTOP, process: terminal.foregroundProcess)
    try terminal.waitUntil("the prompt") { $0.rows[$0.cursor.row].hasSuffix("$") }
    try terminal.scribble("\u{1B}[?1049l\u{1B}[?2004lrubbish")
    try terminal.send("fg\n")
    try expectTaken(terminal)
    let screen = try terminal.waitUntil("a clean screen") { !$0.shows("rubbish") }
    #expect(screen.rows[1] == "1 key a")
  }

  @Test func `a shell with line editing gets it back too`() throws {
    let terminal = try ProbeRun.startedFromShell()
    try terminal.send("\u{1A}")
    try terminal.waitUntilShown("Stopped")
    try terminal.send("echo still $((1+1))\n")
    try terminal.waitUntilShown("still 2")
    try terminal.send("fg\n")
    try expectTaken(terminal)
    try terminal.send("q")
    try terminal.waitUntil("the prompt") { !$0.isAlternate && $0.rows[$0.cursor.row] == "$" }
  }
}
