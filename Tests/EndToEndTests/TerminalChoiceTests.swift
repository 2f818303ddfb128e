import PseudoTerminal
import TestSupport
import Testing

/// Terminals that can be used, those that cannot, and what is sent to each.
struct TerminalChoiceTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(SampleCourse.student.json, to: "student.json")
  }

  @Test(arguments: [
    ("xterm", "</dev/null", "its input"),
    ("xterm", ">/dev/null", "its output"),
    ("", "", "TERM is not set"),
    ("dumb", "", "“dumb”"),
    ("no-such-terminal", "", "“no-such-terminal”"),
  ])
  func `what cannot be drawn on is refused before a byte is sent`(
    name: String, redirection: String, part: String
  ) throws {
    let run = try CommandRun(
      ["study", "student.json"], in: home, environment: ["TERM": name], redirection: redirection)
    #expect(run.status == .exited(3))
    #expect(run.bytesOnTerminal == 0)
    #expect(run.isTerminalCooked)
    #expect(run.errors.hasPrefix("malmoi: ") && run.errors.contains(part), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `without TERM it says what to set`() throws {
    let run = try CommandRun(
      ["study", "student.json"], in: home, redirection: "", runner: "env -u TERM")
    #expect(run.status == .exited(3))
    #expect(run.bytesOnTerminal == 0)
    #expect(run.errors.contains("TERM is not set"), "\(run.errors)")
  }

  @Test(arguments: [(["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), ([:], true)])
  func `colours are sent unless NO_COLOR says no`(
    environment: [String: String], isColored: Bool
  ) throws {
    let run = try MalmoiRun.studying(.student, in: home, environment: environment)
    try expectColor(isColored, in: run)
    try run.send("am I \r\r")
    try run.waitUntil("the feedback") { $0.isChecked }
    try expectColor(isColored, in: run)
    try run.send("?")
    try run.terminal.waitUntilShown("╭ Keys")
    try expectColor(isColored, in: run)
  }

  /// Expects some cells to be coloured, or none.
  private func expectColor(
    _ isColored: Bool, in run: MalmoiRun, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let cells = run.terminal.screen.cells.joined()
    let colored = cells.filter { $0.foreground != .standard || $0.background != .standard }
    #expect(colored.isEmpty != isColored, sourceLocation: sourceLocation)
  }
}
