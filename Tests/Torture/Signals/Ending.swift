import Glibc
import PseudoTerminal

/// A way to be ended by others.
enum Ending: Hashable, CustomStringConvertible {
  /// A signal.
  case signal(Int32)
  /// ^C at the keyboard, right behind other keys.
  case interruptKey(after: String)
  /// The window is closed.
  case hangUp
  /// The window is closed, with SIGHUP ignored from the start, as under nohup(1).
  case hangUpUnheard

  /// All that come from outside.
  static let all =
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT].map(Ending.signal)
    + [.hangUp, .hangUpUnheard]

  /// Whether the terminal goes with it.
  var takesTerminal: Bool { self == .hangUp || self == .hangUpUnheard }

  /// How convention has it that the process ends.
  var status: ExitStatus {
    switch self {
    case .signal(let number): .signaled(number)
    case .interruptKey: .signaled(SIGINT)
    case .hangUp, .hangUpUnheard: .signaled(SIGHUP)
    }
  }

  /// Ends a process that runs on a terminal.
  @MainActor
  func happen(
    to process: pid_t, on terminal: PseudoTerminal
  ) throws(PseudoTerminalError) {
    switch self {
    case .signal(let number): terminal.kill(number, process: process)
    case .interruptKey(let keys): try terminal.send(keys + "\u{03}")
    case .hangUp, .hangUpUnheard: terminal.hangUp()
    }
  }

  /// The program as it is to be started for this ending.
  func program(_ program: TerminalProgram) -> TerminalProgram {
    guard self == .hangUpUnheard else { return program }
    return TerminalProgram(
      path: "/bin/sh",
      arguments: ["-c", #"trap "" HUP; exec "$0" "$@""#, program.path] + program.arguments,
      environment: program.environment)
  }

  var description: String {
    switch self {
    case .signal(let number): String(cString: strsignal(number))
    case .interruptKey(let keys): "^C after \(keys.debugDescription)"
    case .hangUp: "closed window"
    case .hangUpUnheard: "closed window under nohup"
    }
  }
}
