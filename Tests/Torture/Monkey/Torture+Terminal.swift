import Glibc
import PseudoTerminal
import SQLite
import Terminal
import TestSupport

extension Torture {
  /// A monkey at the real program on a pseudo-terminal; rounds of 1,000 pieces make 50,000.
  static let terminal = Torture(
    "terminal", "a monkey at the program itself: no crash, no hang, the terminal as it was",
    rounds: 50
  ) { run in
    let home = try TemporaryFolder()
    var pieces = 0
    while pieces < 1_000 {
      let program = try RunningProgram(home: home.path, run)
      while pieces < 1_000, try program.isRunning {
        for _ in 0..<run.number(in: 1...10) { try program.press(any: run) }
        pieces += 10
        if run.once(in: 10) { try program.expectAnswer() }
      }
      try program.end()
    }
    run.did("pieces", times: pieces)
    try run.expectSound(home.path + "/.local/share/malmoi", after: "the monkey")
  }
}

/// The program on a terminal of its own.
@MainActor
private final class RunningProgram {
  private let terminal: PseudoTerminal
  private let run: TortureRun
  private var status: ExitStatus?

  init(home: String, _ run: TortureRun) throws {
    self.run = run
    let environment = TerminalProgram.environment.merging(["HOME": home, "EDITOR": "true"]) { $1 }
    terminal = try PseudoTerminal(
      running: TerminalProgram(product: "malmoi", environment: environment))
    try terminal.waitUntilShown("2 Courses")
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    get throws {
      if status == nil { status = terminal.exitStatusIfEnded }
      return status == nil
    }
  }

  /// Sends something, whole or cut, or makes the window another one.
  func press(any run: TortureRun) throws {
    if run.once(in: 30) {
      return try terminal.resize(columns: run.number(in: 1...160), rows: run.number(in: 1...50))
    }
    var bytes = run.any(of: Self.pieces)
    if run.once(in: 20) { bytes = Array(bytes.prefix(run.number(in: 0...bytes.count))) }
    if run.once(in: 200) { bytes = [run.any(of: [0x03, 0x1C])] }
    do {
      try terminal.send(bytes: bytes)
    } catch PseudoTerminalError.ended {
      status = try terminal.waitForExit()
    }
  }

  /// Expects it to draw a window of another size, whatever it is at.
  func expectAnswer() throws {
    run.did("answers waited for")
    do {
      try terminal.resize(columns: 40, rows: 12)
      try terminal.resize(columns: 80, rows: 24)
      // Ends what a cut sequence or paste left open; then the help tells that keys are heard.
      try terminal.send("\u{1B}[201~\u{1B}\\")
      try terminal.waitUntil("something on the screen") { !$0.text.isEmpty }
    } catch PseudoTerminalError.ended {
      status = try terminal.waitForExit()
    } catch {
      run.found("no answer: \(error)")
    }
  }

  /// Ends it, and expects the terminal to be as it was.
  func end() throws {
    if try isRunning { terminal.kill(SIGTERM) }
    let status = try self.status ?? terminal.waitForExit()
    run.did("endings")
    let usual: [ExitStatus] = [
      .exited(0), .signaled(SIGINT), .signaled(SIGQUIT), .signaled(SIGTERM),
    ]
    run.expect(usual.contains(status), "ended with \(status):\n\(terminal.screen.text)")
    run.expectRestored(terminal, after: "\(status)")
  }

  private static let pieces: [[UInt8]] =
    [
      "\r", "\r", "\r", "\r", "\t", "\t", " ", "\u{1B}", "\u{1B}", "\u{7F}", "\u{1B}OA", "\u{1B}OB",
      "\u{1B}OC", "\u{1B}OD", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~",
      "\u{13}", "\u{E}", "\u{15}", "\u{C}", "\u{10}", "?", "/", "1", "2", "3", "4", "5", "n", "m",
      "d",
      "p", "e", "E", "u", "a", "r", "T", "=", "ㅁ", "ㅂ", "the", "한국어", "\u{1112}\u{1161}\u{11AB}",
      "\u{1B}[200~pasted 글\u{1B}[201~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;10;5M",
      "\u{1B}[<0;10;5m", "\u{1B}[<65;10;5M", "\u{1B}[<64;10;5M", "\u{1B}[1;2D", "\u{1B}b",
      "\u{1B}f",
      "\u{1B}]0;x\u{7}", "\u{1B}[",
    ].map { Array($0.utf8) } + [[0xED, 0x95], [0xFF], [0x80], [0]]
}
