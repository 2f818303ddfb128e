import FoundationEssentials
import PseudoTerminal

/// A program that shows the words of a file in a full-screen grid and knows the same keys.
struct GridProgram {
  /// What it is called in the table.
  let name: String
  let program: TerminalProgram

  /// Malmoi's collection view.
  static func view(of file: String) throws -> GridProgram {
    GridProgram(
      name: "view",
      program: try TerminalProgram(product: "malmoi-bench", arguments: ["words", file])
    )
  }

  /// Plain ncurses in C.
  static func floor(of file: String) throws -> GridProgram {
    GridProgram(
      name: "C floor", program: try TerminalProgram(product: "CGridFloor", arguments: [file]))
  }

  /// Textual's line API in Python; nil where it is not installed.
  static func textual(of file: String, in folder: ScratchFolder) throws -> GridProgram? {
    guard let python = pythonWithTextual() else { return nil }
    let script = try folder.write(Array(TextualGrid.source.utf8), to: "grid.py")
    return GridProgram(
      name: "Textual", program: TerminalProgram(path: python, arguments: [script, file]))
  }

  /// The first Python on the path that can import Textual.
  private static func pythonWithTextual() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/python3" }.first { python in
      guard FileManager.default.isExecutableFile(atPath: python) else { return false }
      let probe = TerminalProgram(path: python, arguments: ["-c", "import textual"])
      return (try? PseudoTerminal(running: probe).waitForExit()) == .exited(0)
    }
  }
}
