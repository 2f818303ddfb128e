import Files
import Glibc
import Lessons
import PseudoTerminal
import Storage
import TestSupport

extension Torture {
  /// Every way to be ended in every place there is; one of each a round.
  static let signals = Torture(
    "signals",
    "ended in every place by every signal and hang-up: the terminal is as it was, answers and "
      + "drafts are kept, nobody is left",
    rounds: 3
  ) { run in
    for place in EndingPlace.allCases {
      for ending in Ending.all where place.isEnd(ending) {
        try await end(in: place, by: ending, run)
      }
    }
  }

  /// One ending in one place, and what a learner finds when they come back.
  static func end(
    in place: EndingPlace, by ending: Ending, _ run: TortureRun
  ) async throws {
    let home = try TemporaryFolder()
    let program = try program(in: home, ending)
    do {
      if place == .suspended {
        try endSuspended(program, by: ending, run)
      } else {
        let terminal = try PseudoTerminal(running: program)
        try place.reach(on: terminal, run)
        try ending.happen(to: terminal.process, on: terminal)
        let status = try terminal.waitForExit()
        run.expect(
          status == ending.status || place == .start, "\(place), \(ending): ended with \(status)")
        if !ending.takesTerminal { run.expectRestored(terminal, after: "\(place), \(ending)") }
        run.expectNobodyLeft(ofGroup: terminal.process, after: "\(place), \(ending)")
      }
    } catch let error as PseudoTerminalError {
      return run.found("\(place), \(ending): \(error)")
    }
    run.did("endings")
    try await expectKept(in: home.path + "/.local/share/malmoi", place, ending, run)
  }

  /// Ends a program that a shell has started and ^Z has stopped.
  private static func endSuspended(
    _ program: TerminalProgram, by ending: Ending, _ run: TortureRun
  ) throws {
    let terminal = try PseudoTerminal(running: .plainShell(environment: program.environment))
    try terminal.waitUntilShown("$")
    let words = [program.path] + program.arguments.map { "'\($0)'" }
    try terminal.send(words.joined(separator: " ") + "\n")
    try EndingPlace.passNewWords(on: terminal)
    let process = terminal.foregroundProcess
    try EndingPlace.suspended.reach(on: terminal, run)
    try ending.happen(to: process, on: terminal)
    terminal.kill(SIGCONT, process: process)
    if ending.takesTerminal {
      _ = try terminal.waitForExit()
    } else {
      // The shell buries its job when there is a new prompt to show.
      for _ in 0..<200 where Glibc.kill(process, 0) == 0 {
        try terminal.send("\n")
        terminal.watch(for: .milliseconds(100))
      }
      run.expectRestored(terminal, after: "suspended, \(ending)")
    }
    run.expectNobodyLeft(ofGroup: process, after: "suspended, \(ending)")
  }

  private static func program(in home: TemporaryFolder, _ ending: Ending) throws -> TerminalProgram
  {
    let editor = home.file("editor.sh")
    try home.write("#!/bin/sh\nstty raw -echo\necho READY\nread line\n", to: "editor.sh")
    chmod(editor, 0o700)
    let malmoi = try TerminalProgram.path(ofProduct: "malmoi")
    // Until our own are installed, some milliseconds after the start, the runtime's handlers for
    // crashes may swallow a signal that came from outside.
    let environment = TerminalProgram.environment
      .merging(["HOME": home.path, "EDITOR": editor, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let arguments = ["study", "stand-up-english", "--lang", "en", "--seed", "7"]
    return ending.program(
      TerminalProgram(path: malmoi, arguments: arguments, environment: environment))
  }

  /// What was answered or written is there.
  private static func expectKept(
    in folder: String, _ place: EndingPlace, _ ending: Ending, _ run: TortureRun
  ) async throws {
    guard place != .start else { return }
    let database = try LearnerDatabase(folder: FilePath(folder), now: WritingScript.start)
    try run.expectSound(folder, after: "\(place), \(ending)")
    let texts = try await database.drafts().map(\.text) + database.memos().map(\.text.string)
    if place == .compose || place == .editor {
      run.expect(texts == ["half a thought"], "\(place), \(ending): kept \(texts)")
    }
    let tallies = try await database.dayTallies()
    run.expect(tallies.count == 1, "\(place), \(ending): the answer is not kept")
  }
}
