import Glibc
import PseudoTerminal

extension Benchmark {
  /// The collection view beside the same grid in plain C, and in Textual where it is installed,
  /// each on a pseudo-terminal of 120 columns and 40 rows.
  static let pty = Benchmark(name: "pty") {
    let folder = try ScratchFolder()
    let file = try folder.write(Array(GridWords.file(count: 5_000).utf8), to: "words.txt")
    let floor = try measured(.floor(of: file))
    var grids = [try measured(.view(of: file)), floor]
    if let textual = try GridProgram.textual(of: file, in: folder) {
      grids.append(try measured(textual))
    } else {
      // Not on standard output, where --json is alone.
      let line = "Textual is not measured: no python3 on the path can import it.\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
    return grids.first.map { keyFigures($0, beside: floor.run) }.map { view in
      view + grids.dropFirst().flatMap { keyFigures($0, beside: nil) }
    } ?? []
  }

  private typealias Measured = (grid: GridProgram, run: GridRun, slow: SlowLine)

  private static func measured(_ grid: GridProgram) throws -> Measured {
    var run = try GridRun(grid)
    try run.start(grid, again: 10)
    return (grid, run, try SlowLine(grid))
  }

  /// The figures of one program; held to the targets when the floor is given.
  private static func keyFigures(_ measured: Measured, beside floor: GridRun?) -> [Figure] {
    let (grid, run, slow) = measured
    func time(_ what: String, _ seconds: [Double], limit: Double? = nil) -> Figure {
      .time("\(grid.name): \(what)", limit: floor == nil ? nil : limit, Samples(seconds))
    }
    func count(_ what: String, _ counts: [Double], limit: Double? = nil) -> Figure {
      .count("\(grid.name): \(what)", limit: floor == nil ? nil : limit, Samples(counts))
    }
    func limit(_ seconds: KeyPath<GridRun, [Double]>, times factor: Double) -> Double? {
      floor.map { Samples($0[keyPath: seconds]).median * factor }
    }
    return [
      time("first frame", run.firstFrame.seconds, limit: 30e-3),
      time("Right", run.right.seconds, limit: limit(\.right.seconds, times: 1.25)),
      count("Right, bytes", run.right.bytes, limit: 120),
      time("Down", run.down.seconds, limit: limit(\.down.seconds, times: 1.25)),
      time(
        "Down that scrolls", run.scrollingDown.seconds,
        limit: limit(\.scrollingDown.seconds, times: 1.25)),
      count("Down that scrolls, bytes", run.scrollingDown.bytes, limit: 450),
      time("PageDown", run.pageDown.seconds),
      count("PageDown, bytes", run.pageDown.bytes, limit: 12_288),
      time("300 Up in one write", run.burst.seconds, limit: limit(\.burst.seconds, times: 1)),
      count("300 Up in one write, bytes", run.burst.bytes, limit: 16_384),
      time("another size", run.resize.seconds),
      .memory(
        "\(grid.name): resident", limit: floor == nil ? nil : 20 * 1_048_576,
        Samples([run.residentBytes])),
      count("wake-ups in 5 s without a key", [run.idleWakeUps], limit: 0),
      count("bytes in 5 s without a key", [run.idleBytes], limit: 0),
      time("9,600 bit/s, Down held: backlog on release", [slow.backlog.inSeconds]),
      count("9,600 bit/s, Down held: bytes", [Double(slow.byteCount)]),
      count(
        "9,600 bit/s, Down held: keys lost (1 = some)", [slow.countsEveryKey ? 0 : 1], limit: 0),
    ]
  }
}
