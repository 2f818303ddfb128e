import PseudoTerminal
import TestSupport

extension Torture {
  /// Commands whose output goes nowhere, ten a round.
  static let outputs = Torture(
    "outputs",
    "commands on a full, closed or broken output: told, no success where something was lost, the "
      + "terminal as it was", rounds: 30
  ) { run in
    let home = try TemporaryFolder()
    try home.write("a note", to: "note.md")
    for _ in 0..<10 {
      let command = run.any(of: commands)
      let output = run.any(of: Output.allCases)
      let words = ["malmoi"] + command + ["--data", "data"]
      let program = try TerminalProgram(product: "malmoi")
      let terminal = try PseudoTerminal(
        running: TerminalProgram(
          path: "/bin/bash",
          arguments: ["-c", output.script, program.path] + words.dropFirst(),
          environment: TerminalProgram.environment.merging(["HOME": home.path]) { $1 },
          directory: home.path))
      let status = try terminal.waitForExit()
      run.did("commands")
      let errors = String(decoding: try home.bytes(of: "errors"), as: UTF8.self)
      run.expect(
        output.isAllowed(status, errors), "\(command), \(output): \(status), \(errors)")
      run.expect(
        terminal.isCooked && terminal.bytesReceived == 0, "\(command), \(output): terminal")
    }
  }

  private static let commands = [
    ["--help"], ["--version"], ["due"], ["due", "--json"], ["stats"], ["courses"], ["sources"],
    ["memos", "add", "x"], ["memos", "list", "--json"], ["memos", "import", "note.md"], ["man"],
    ["completion", "bash"], ["report"], ["check", "note.md"],
  ]

  /// Where standard output goes.
  private enum Output: CaseIterable {
    case full, closed, broken, readHalf

    /// What a shell tells of a program that SIGPIPE ended.
    private static let brokenPipe: Int32 = 128 + 13

    /// What runs the command, its words being the shell's, and exits as it did.
    var script: String {
      let run = #""$0" "$@" 2>errors </dev/null"#
      return switch self {
      case .full: run + " >/dev/full"
      case .closed: run + " >&-"
      case .broken: run + " | true; exit ${PIPESTATUS[0]}"
      case .readHalf: run + " | head -c 3 >/dev/null; exit ${PIPESTATUS[0]}"
      }
    }

    /// Whether a command may end so: on an output that takes nothing with a sentence, else as it
    /// would, or quietly by the broken pipe.
    func isAllowed(_ status: ExitStatus, _ errors: String) -> Bool {
      switch (self, status) {
      case (.full, .exited(let code)), (.closed, .exited(let code)):
        code != 0 && errors.contains("malmoi: ")
      case (_, .exited(let code)):
        ((0...3).contains(code) || code == Self.brokenPipe) && !errors.contains("Broken pipe")
      case (_, .signaled): false
      }
    }
  }
}
