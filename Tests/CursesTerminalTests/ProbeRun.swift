import PseudoTerminal

/// The probe (Tests/TerminalProbe) running on a terminal of its own.
enum ProbeRun {
  /// Starts the probe and waits for its first picture.
  static func started(
    _ act: String..., environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: program(act, environment: environment), columns: columns, rows: rows)
    try terminal.waitUntil("the first picture") {
      $0.privateModes.contains(2004) && !$0.text.isEmpty
    }
    return terminal
  }

  /// Starts the probe from a shell with job control, as a learner does, and waits for its first
  /// picture.
  static func startedFromShell() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: .shell())
    try terminal.waitUntilShown("$")
    try terminal.send("\(try TerminalProgram.path(ofProduct: "terminal-probe"))\n")
    try terminal.waitUntilShown("80x24")
    return terminal
  }

  /// The probe with its arguments; `environment` is added to that of a plain session.
  static func program(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    try TerminalProgram(
      product: "terminal-probe", arguments: arguments,
      environment: TerminalProgram.environment.merging(environment) { $1 })
  }
}
