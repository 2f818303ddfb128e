import PseudoTerminal
import TestSupport

extension MalmoiRun {
  /// A shell that programs are started from.
  enum Shell: CaseIterable {
    /// Leaves the modes of the line as a stopped program left them.
    case plainShell
    /// Edits lines itself.
    case editingShell

    func program(in home: TemporaryFolder) -> TerminalProgram {
      let environment = TerminalProgram.environment.merging(["HOME": home.path]) { $1 }
      return switch self {
      case .plainShell: .plainShell(environment: environment)
      case .editingShell: .shell(environment: environment)
      }
    }
  }

  /// Types the command into a shell with job control, as a learner does, and waits for the first
  /// sentence.
  static func startedFromShell(
    _ shell: Shell, studying course: SampleCourse, in home: TemporaryFolder
  ) throws -> MalmoiRun {
    try home.write(course.json, to: "\(course.id).json")
    let run = MalmoiRun(terminal: try PseudoTerminal(running: shell.program(in: home)))
    try run.waitForPrompt()
    try run.send(
      "\(try TerminalProgram.path(ofProduct: "malmoi")) study ~/\(course.id).json --seed 7\n")
    try run.waitForSentence()
    return run
  }

  /// Waits until the shell is ready for a command.
  func waitForPrompt() throws {
    try terminal.waitUntil("the shell's prompt") {
      !$0.isAlternate && $0.rows[$0.cursor.row] == "$"
    }
  }
}
