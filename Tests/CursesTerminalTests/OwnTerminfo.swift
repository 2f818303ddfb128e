import PseudoTerminal
import TestSupport
import Testing

/// A terminal that no package needs to describe: its entry is compiled where a test asks for it.
struct OwnTerminfo {
  private let folder: TemporaryFolder

  /// What to set TERMINFO to.
  var path: String { folder.path }

  /// Compiles the source of an entry, as terminfo(5) has it, with `tic`, which comes with ncurses.
  init(_ source: String) throws {
    folder = try TemporaryFolder()
    try folder.write(source + "\n", to: "source")
    let compiler = try PseudoTerminal(
      running: TerminalProgram(
        path: "/usr/bin/tic", arguments: ["-o", folder.path, folder.file("source")]))
    try #require(try compiler.waitForExit() == .exited(0), "\(compiler.screen.text)")
  }
}
