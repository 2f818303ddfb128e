import Glibc
import PseudoTerminal
import Testing

@Suite(.serialized) struct RestoreTests {
  /// The terminal must be as a shell wants it; what died must not be seen but in its status.
  private func expectRestored(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = terminal.screen
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(
      screen.privateModes.isDisjoint(with: [1, 1000, 1006, 2004]), sourceLocation: sourceLocation)
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGUSR1, SIGALRM, SIGPIPE, SIGXCPU,
  ])
  func `a signal that ends the program leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try ProbeRun.started()
    #expect(!terminal.isCooked)
    terminal.kill(signal)
    #expect(try terminal.waitForExit() == .signaled(signal))
    expectRestored(terminal)
  }

  @Test func `Control and backslash leaves the terminal as it was`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("\u{1C}")
    #expect(try terminal.waitForExit() == .signaled(SIGQUIT))
    expectRestored(terminal)
  }

  @Test(arguments: [("trap", [SIGILL, SIGTRAP]), ("abort", [SIGABRT]), ("overflow", [SIGSEGV])])
  func `a crash leaves the terminal as it was`(act: String, signals: [Int32]) throws {
    let terminal = try ProbeRun.started(act)
    try terminal.send("x")
    let status = try terminal.waitForExit(timeout: .seconds(60))
    #expect(signals.map(ExitStatus.signaled).contains(status))
    expectRestored(terminal)
  }

  @Test func `a crash report that was asked for is printed where it can be read`() throws {
    let terminal = try ProbeRun.started(
      "trap", environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,limit=4"])
    try terminal.send("x")
    #expect(try terminal.waitForExit(timeout: .seconds(120)) == .signaled(SIGILL))
    expectRestored(terminal)
    let text = terminal.screen.text
    #expect(text.contains("Backtrace took"), "\(text)")
  }

  @Test func `an error thrown leaves the terminal as it was`() throws {
    let terminal = try ProbeRun.started("fail")
    try terminal.send("x")
    #expect(try terminal.waitForExit() == .exited(1))
    expectRestored(terminal)
    #expect(terminal.screen.shows("terminal-probe: Failure()"))
  }

  @Test func `a plain end leaves the terminal as it was, with what stood there`() throws {
    let terminal = try PseudoTerminal(running: .plainShell())
    try terminal.waitUntilShown("$")
    try terminal.send("\(try TerminalProgram.path(ofProduct: "terminal-probe"))\n")
    try terminal.waitUntilShown("80x24")
    try terminal.send("q")
    let screen = try terminal.waitUntil("the prompt") {
      !$0.isAlternate && $0.rows[$0.cursor.row] == "$"
    }
    expectRestored(terminal)
    #expect(screen.shows("terminal-probe"))
    try terminal.send("echo status $?\n")
    try terminal.waitUntilShown("status 0")
  }

  @Test func `another program has the terminal to itself while it runs`() throws {
    let terminal = try ProbeRun.started("shell", environment: ["PS1": "sh: "])
    try terminal.send("x")
    try terminal.waitUntilShown("sh:")
    expectRestored(terminal)
    try terminal.send("\u{03}")
    try terminal.waitUntil("another prompt") { $0.rows.filter { $0.hasPrefix("sh:") }.count == 2 }
    try terminal.send("echo still $((1+1))\n")
    try terminal.waitUntilShown("still 2")
    try terminal.resize(columns: 70, rows: 20)
    try terminal.send("exit\n")
    let screen = try terminal.waitUntilShown("2 resize 70x20")
    #expect(screen.isAlternate)
    #expect(screen.rows[1] == "1 key x")
    #expect(screen.privateModes.isSuperset(of: [1000, 2004]))
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    expectRestored(terminal)
  }
}
