import Glibc
import PseudoTerminal

extension Benchmark {
  /// The collection view beside the same grid in plain C, and in Textual where it is installed,
  /// each on a pseudo-terminal of 120 columns and 40 rows.
  static let pty = Benchmark(name: "pty") {
    let folder = try ScratchFolder()
    let file = try folder.write(Array(GridWords.file(count: 5_000).utf8), to: "words.txt")
    let floor = try GridFigures(.floor(of: file))
    let view = try GridFigures(.view(of: file))
    var figures = view.all(beside: floor.run) + floor.all(beside: nil)
    if let textual = try GridProgram.textual(of: file, in: folder) {
      figures += try GridFigures(textual).all(beside: nil)
    } else {
      // Not on standard output, where --json is alone.
      let line = "Textual is not measured: no python3 on the path can import it.\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
    return figures
  }
}
