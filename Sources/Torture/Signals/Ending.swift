import Glibc
import PseudoTerminal

/// A way to be ended by others.
enum Ending: Hashable, CustomStringConvertible {
  /// A signal.
  case signal(Int32)
  /// The window is closed.
  case hangUp
  /// The window is closed, with SIGHUP ignored from the start, as under nohup(1).
  case hangUpUnheard

  /// All there are.
  static let all =
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT].map(Ending.signal)
    + [.hangUp, .hangUpUnheard]

  /// Whether the terminal goes with it.
  var takesTerminal: Bool { self == .hangUp || self == .hangUpUnheard }

  /// How convention has it that the process ends.
  var status: ExitStatus {
    switch self {
    case .signal(let number): .signaled(number)
    case .hangUp, .hangUpUnheard: .signaled(SIGHUP)
    }
  }

  /// Ends a process that runs on a terminal.
  @MainActor
  func happen(to process: pid_t, on terminal: PseudoTerminal) {
    switch self {
    case .signal(let number): terminal.kill(number, process: process)
    case .hangUp, .hangUpUnheard: terminal.hangUp()
    }
  }

  var description: String {
    switch self {
    case .signal(let number): String(cString: strsignal(number))
    case .hangUp: "closed window"
    case .hangUpUnheard: "closed window under nohup"
    }
  }
}
