/// What was measured of one grid, as figures.
struct GridFigures {
  let grid: GridProgram
  let run: GridRun
  let slowRight: SlowLine
  let slowDown: SlowLine

  /// Runs the grid on terminals of its own.
  init(_ grid: GridProgram, extent: GridRun.Extent = GridRun.Extent()) throws {
    self.grid = grid
    var run = try GridRun(grid, extent)
    try run.start(grid, again: extent.starts)
    self.run = run
    slowRight = try SlowLine(grid, keyCount: extent.heldKeys, keys: GridKeys.sideways)
    slowDown = try SlowLine(grid, keyCount: extent.heldKeys) { _ in GridKeys.down }
  }

  /// All of them, held to the targets when the floor is given.
  func all(beside floor: GridRun?) -> [Figure] {
    let figures = speed(beside: floor) + cost + slowLine("Right", slowRight, limit: 0.25)
    return (figures + slowLine("Down", slowDown, limit: nil)).map {
      Figure(
        name: "\(grid.name): \($0.name)", unit: $0.unit, limit: floor == nil ? nil : $0.limit,
        samples: $0.samples)
    }
  }

  private func speed(beside floor: GridRun?) -> [Figure] {
    func limit(_ seconds: KeyPath<GridRun, [Double]>, times factor: Double) -> Double? {
      floor.map { Samples($0[keyPath: seconds]).median * factor }
    }
    return [
      .time("first frame", limit: 30e-3, Samples(run.firstFrame.seconds)),
      .time("Right", limit: limit(\.right.seconds, times: 1.25), Samples(run.right.seconds)),
      .count("Right, bytes", limit: 120, Samples(run.right.bytes)),
      .time("Down", limit: limit(\.down.seconds, times: 1.25), Samples(run.down.seconds)),
      .time(
        "Down that scrolls", limit: limit(\.scrollingDown.seconds, times: 1.25),
        Samples(run.scrollingDown.seconds)),
      .count("Down that scrolls, bytes", limit: 450, Samples(run.scrollingDown.bytes)),
      .time("PageDown", Samples(run.pageDown.seconds)),
      .count("PageDown, bytes", limit: 12_288, Samples(run.pageDown.bytes)),
      .time(
        "300 Up in one write", limit: limit(\.burst.seconds, times: 1),
        Samples(run.burst.seconds)),
      .count("300 Up in one write, bytes", limit: 16_384, Samples(run.burst.bytes)),
      .time("another size", Samples(run.resize.seconds)),
    ]
  }

  private var cost: [Figure] {
    [
      .memory("resident", limit: 20 * 1_048_576, Samples([run.residentBytes])),
      .count("wake-ups in 5 s without a key", limit: 0, Samples([run.idleWakeUps])),
      .count("bytes in 5 s without a key", limit: 0, Samples([run.idleBytes])),
    ]
  }

  private func slowLine(_ key: String, _ line: SlowLine, limit: Double?) -> [Figure] {
    let what = "9,600 bit/s, \(key) held:"
    return [
      .time(
        "\(what) on its way after release", limit: limit, Samples([line.backlog.inSeconds])),
      .count("\(what) bytes", Samples([Double(line.byteCount)])),
      .count("\(what) keys lost (1 = some)", limit: 0, Samples([line.countsEveryKey ? 0 : 1])),
    ]
  }
}
