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

  /// How much is done.
  struct Extent {
    /// Right, and Down.
    var keys = 100
    /// Page Down.
    var pages = 6
    /// Starts beside the one of the run.
    var starts = 10
    /// How long threads that the keys needed may take to go.
    var settling = Duration.seconds(7)
    /// How long nothing is done then.
    var idle = Duration.seconds(5)
    /// Keys while one is held: three seconds of them.
    var heldKeys = 90
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
  init(_ grid: GridProgram, _ extent: Extent) throws {
    let terminal = try Self.start(grid, &firstFrame)
    for number in 0..<extent.keys { right.add(try terminal.answer(to: GridKeys.sideways(number))) }
    for number in 0..<extent.keys {
      let answer = try terminal.answer(to: GridKeys.down)
      if number < Self.rows - 3 { down.add(answer) } else { scrollingDown.add(answer) }
    }
    for _ in 0..<extent.pages { pageDown.add(try terminal.answer(to: "\u{1B}[6~")) }
    burst.add(
      try terminal.answer(
        to: String(repeating: "\u{1B}OA", count: 300), quiet: .milliseconds(150)))
    try measureRest(terminal, extent)
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

  /// Some time without a key.
  private mutating func measureRest(_ terminal: PseudoTerminal, _ extent: Extent) throws {
    terminal.watch(for: extent.settling)
    let bytes = terminal.bytesReceived
    guard let before = ProcessActivity(of: terminal.process) else { throw SampleFault.ended }
    terminal.watch(for: extent.idle)
    guard let after = ProcessActivity(of: terminal.process) else { throw SampleFault.ended }
    residentBytes = Double(after.residentBytes)
    idleWakeUps = Double(after.wakeUps - before.wakeUps)
    idleBytes = Double(terminal.bytesReceived - bytes)
  }
}

/// What the keys send that move the focus.
enum GridKeys {
  static let down = "\u{1B}OB"

  /// Right six times and back, so that every key moves the focus.
  static func sideways(_ number: Int) -> String {
    number / 6 % 2 == 0 ? "\u{1B}OC" : "\u{1B}OD"
  }
}
