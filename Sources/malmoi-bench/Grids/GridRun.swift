import PseudoTerminal

/// What one program did on one terminal, from its first frame to its end.
struct GridRun {
  /// The times and sizes of the answers to one kind of key.
  struct Answers {
    var seconds: [Double] = []
    var bytes: [Double] = []

    fileprivate mutating func add(_ answer: TerminalAnswer) {
      seconds.append(answer.duration.inSeconds)
      bytes.append(Double(answer.byteCount))
    }
  }

  private(set) var firstFrame = Answers()
  private(set) var right = Answers()
  /// Down, while the focus is on its way to the last row.
  private(set) var down = Answers()
  /// Down, on the last row.
  private(set) var scrollingDown = Answers()
  private(set) var pageDown = Answers()
  /// 300 Up in one write.
  private(set) var burst = Answers()
  /// To 80x24, and back.
  private(set) var resize = Answers()
  private(set) var residentBytes = 0.0
  private(set) var idleWakeUps = 0.0
  private(set) var idleBytes = 0.0

  private static let rows = 40

  /// Starts the program, presses all keys, and ends it.
  init(_ grid: GridProgram) throws {
    let terminal = try Self.start(grid, &firstFrame)
    // There and back, so that every key moves the focus.
    for number in 0..<100 {
      right.add(try terminal.answer(to: number / 6 % 2 == 0 ? "\u{1B}OC" : "\u{1B}OD"))
    }
    for number in 0..<100 {
      let answer = try terminal.answer(to: "\u{1B}OB")
      if number < Self.rows - 3 { down.add(answer) } else { scrollingDown.add(answer) }
    }
    for _ in 0..<6 { pageDown.add(try terminal.answer(to: "\u{1B}[6~")) }
    burst.add(
      try terminal.answer(
        to: String(repeating: "\u{1B}OA", count: 300), quiet: .milliseconds(150)))
    try measureRest(terminal)
    for (columns, rows) in [(80, 24), (120, Self.rows)] {
      try terminal.resize(columns: columns, rows: rows)
      resize.add(try terminal.answer(quiet: .milliseconds(150)))
    }
    try terminal.send("q")
    _ = try terminal.waitForExit()
  }

  /// Adds the first frames of some more starts, which the one of a whole run says little about.
  mutating func start(_ grid: GridProgram, again count: Int) throws {
    for _ in 0..<count {
      let terminal = try Self.start(grid, &firstFrame)
      try terminal.send("q")
      _ = try terminal.waitForExit()
    }
  }

  private static func start(
    _ grid: GridProgram, _ answers: inout Answers
  ) throws -> PseudoTerminal {
    let start = ContinuousClock.now
    let terminal = try PseudoTerminal(running: grid.program, columns: 120, rows: rows)
    let begun = ContinuousClock.now - start
    let frame = try terminal.answer(patience: .seconds(10), quiet: .milliseconds(150))
    answers.seconds.append((begun + frame.duration).inSeconds)
    answers.bytes.append(Double(frame.byteCount))
    return terminal
  }

  /// Five seconds without a key, once the threads that the keys needed have gone.
  private mutating func measureRest(_ terminal: PseudoTerminal) throws {
    terminal.watch(for: .seconds(7))
    let bytes = terminal.bytesReceived
    guard let before = ProcessActivity(of: terminal.process) else { throw SampleFault.ended }
    terminal.watch(for: .seconds(5))
    guard let after = ProcessActivity(of: terminal.process) else { throw SampleFault.ended }
    residentBytes = Double(after.residentBytes)
    idleWakeUps = Double(after.wakeUps - before.wakeUps)
    idleBytes = Double(terminal.bytesReceived - bytes)
  }
}
