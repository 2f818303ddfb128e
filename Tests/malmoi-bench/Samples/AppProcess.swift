import PseudoTerminal

/// The program `malmoi` in a process of its own, on a pseudo-terminal.
struct AppProcess {
  let terminal: PseudoTerminal
  /// From the start of the program to the sight of what it opens with.
  let timeToSight: Duration

  /// Opens a course, by its id or path, and returns when the quiz is seen.
  ///
  /// - Parameters:
  ///   - course: its id, when it is bundled, or its path.
  ///   - data: the learner's data folder.
  init(studying course: String = "stand-up-english", data: ScratchFolder) throws {
    // The hints are in the first picture of a quiz, however it begins.
    try self.init(["study", course], showing: "⏎", data: data)
    // The bundled course begins with new words, those of benchmarks explain none.
    if course == "stand-up-english" {
      try terminal.waitUntilShown("New here")
      try terminal.send("\r")
    }
    try terminal.waitUntilShown("⏎ check")
  }

  /// Opens Today, and returns when this text of it is seen.
  init(openingToday text: String, data: ScratchFolder) throws {
    try self.init([], showing: text, data: data)
  }

  private init(_ arguments: [String], showing text: String, data: ScratchFolder) throws {
    let program = try TerminalProgram(
      product: "malmoi",
      arguments: arguments + ["--data", data.path, "--lang", "en", "--seed", "7"])
    let start = ContinuousClock.now
    terminal = try PseudoTerminal(running: program)
    try terminal.waitUntilWritten(text)
    timeToSight = ContinuousClock.now - start
  }

  /// What the process has done so far.
  var activity: ProcessActivity {
    get throws {
      guard let activity = ProcessActivity(of: terminal.process) else {
        throw SampleFault.unreadable("the process is gone")
      }
      return activity
    }
  }

  /// Ends it by ^C.
  func quit() throws {
    try terminal.send("\u{3}")
    _ = try terminal.waitForExit()
  }
}
