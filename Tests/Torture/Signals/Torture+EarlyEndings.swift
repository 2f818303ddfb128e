import Files
import Glibc
import PseudoTerminal
import Storage
import TestSupport

extension Torture {
  /// Endings that come at once, while the program takes the terminal or has just taken it; two a
  /// round, in a home that the first finds empty.
  static let earlyEndings = Torture(
    "early-endings",
    "ended from its first moment on, on a busy machine too: within seconds, the terminal as it was",
    rounds: 1_500
  ) { run in
    let home = try TemporaryFolder()
    for _ in 0..<2 {
      let load = try BusyProcesses(count: run.once(in: 3) ? run.number(in: 1...4) : 0)
      defer { load.end() }
      try endEarly(in: home.path, by: run.any(of: Ending.early(run)), run)
    }
    // Opened as the app opens it: an ending may have come before there was a database.
    let folder = home.path + "/.local/share/malmoi"
    _ = try LearnerDatabase(folder: FilePath(folder), now: WritingScript.start)
    try run.expectSound(folder, after: "two endings")
  }

  private static func endEarly(in home: String, by ending: Ending, _ run: TortureRun) throws {
    let environment = TerminalProgram.environment.merging(["HOME": home]) { $1 }
    let program = try TerminalProgram(
      product: "malmoi", arguments: ["--lang", "en"], environment: environment)
    let terminal = try PseudoTerminal(running: ending.program(program))
    do {
      let moment = try waitForMoment(on: terminal, run)
      let name = "\(ending) \(moment)"
      try ending.happen(to: terminal.process, on: terminal)
      let status = try terminal.waitForExit(timeout: .seconds(20))
      run.expect(
        status == ending.status || hasNoTerminal(status, ending, moment),
        "\(name): ended with \(status)")
      if !ending.takesTerminal { run.expectRestored(terminal, after: name) }
      run.expectNobodyLeft(ofGroup: terminal.process, after: name)
      run.did("endings \(moment.prefix { $0 != "," })")
    } catch let error as PseudoTerminalError {
      run.found("\(ending): \(error)")
    }
  }

  /// Whether the program found no terminal, as it may when a window closes unheard before it looks.
  private static func hasNoTerminal(
    _ status: ExitStatus, _ ending: Ending, _ moment: String
  ) -> Bool {
    status == .exited(3) && ending == .hangUpUnheard && moment.hasPrefix("after the start")
  }

  /// Waits for the moment of the ending, and says which it is.
  private static func waitForMoment(
    on terminal: PseudoTerminal, _ run: TortureRun
  ) throws -> String {
    let isBeforePicture = run.once(in: 2)
    if !isBeforePicture { try terminal.waitUntilWritten("Courses") }
    // Half of the time within the first milliseconds of either.
    let milliseconds = run.once(in: 2) ? run.number(in: 0...4) : run.number(in: 0...50)
    if milliseconds > 0 { terminal.watch(for: .milliseconds(milliseconds)) }
    run.spin(microseconds: run.number(in: 0...999))
    return "\(isBeforePicture ? "after the start" : "after the picture"), \(milliseconds) ms"
  }
}

extension Ending {
  /// Endings that people and systems bring about at once.
  @MainActor
  fileprivate static func early(_ run: TortureRun) -> [Ending] {
    let keys = (0..<run.number(in: 0...6)).map { _ in run.any(of: Self.keys) }.joined()
    return [
      .interruptKey(after: keys), .interruptKey(after: ""), .signal(SIGINT), .signal(SIGTERM),
      .signal(SIGHUP), .hangUp, .hangUpUnheard,
    ]
  }

  /// Keys that lead on, none of which ends the program.
  private static let keys = ["\r", "\t", " ", "2", "3", "4", "a", "\u{1B}OB", "\u{1B}", "ㅁ", "/"]
}

/// Processes that do nothing but keep the processors busy.
private struct BusyProcesses {
  private let processes: [ReportingProcess]

  init(count: Int) throws {
    processes = try (0..<count).map { _ in
      try ReportingProcess(path: "/bin/sh", arguments: ["-c", "while :; do :; done"])
    }
  }

  func end() {
    for process in processes {
      process.kill()
      _ = process.wait()
    }
  }
}
