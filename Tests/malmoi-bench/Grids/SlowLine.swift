import PseudoTerminal

/// A key held over a line of 9,600 bits a second.
struct SlowLine {
  private static let bitsPerSecond = 9_600

  /// How long a backlog is watched; programs that draw everything anew have one of minutes.
  private static let patience = Duration.seconds(40)

  /// From the release of the key to the last byte; no more than is waited for.
  let backlog: Duration
  /// Bytes that came from the first key to the last byte.
  let byteCount: Int
  /// Whether the screen is in the end what it is where the line is fast.
  let countsEveryKey: Bool

  /// Presses keys, each given by its number, thirty a second.
  init(_ grid: GridProgram, keyCount: Int, keys: (Int) -> String) throws {
    let terminal = try PseudoTerminal(running: grid.program, columns: 120, rows: 40)
    _ = try terminal.answer(patience: .seconds(10), quiet: .milliseconds(150))
    var count = 0
    for number in 0..<keyCount {
      terminal.type(keys(number))
      count += terminal.watch(for: .milliseconds(33), asOverLineOf: Self.bitsPerSecond)
    }
    let released = ContinuousClock.now
    var end = released
    while ContinuousClock.now - end < .milliseconds(500), end - released < Self.patience {
      let more = terminal.watch(for: .milliseconds(50), asOverLineOf: Self.bitsPerSecond)
      if more > 0 { end = .now }
      count += more
    }
    backlog = end - released
    byteCount = count + (try terminal.answer(quiet: .milliseconds(200)).byteCount)
    countsEveryKey =
      try terminal.screen.rows
      == Self.screenOverFastLine(
        grid, (0..<keyCount).map(keys).joined())
    try terminal.send("q")
    _ = try terminal.waitForExit()
  }

  private static func screenOverFastLine(
    _ grid: GridProgram, _ keys: String
  ) throws -> [String] {
    let terminal = try PseudoTerminal(running: grid.program, columns: 120, rows: 40)
    _ = try terminal.answer(patience: .seconds(10), quiet: .milliseconds(150))
    _ = try terminal.answer(
      to: keys, quiet: .milliseconds(200))
    let rows = terminal.screen.rows
    try terminal.send("q")
    _ = try terminal.waitForExit()
    return rows
  }
}
