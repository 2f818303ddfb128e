import CTerminalRestore
import Glibc
import Terminal

/// The modes of the line to the terminal (termios(3)).
enum TerminalModes {
  /// The modes set now.
  static func current() throws(TerminalOpenError) -> termios {
    var modes = termios()
    guard tcgetattr(STDOUT_FILENO, &modes) == 0 else { throw .refused(code: errno) }
    return modes
  }

  /// Stops a program started in the background, until the shell gives it the terminal: setting
  /// modes does that, even the same ones.
  static func awaitForeground(_ modes: termios) {
    var modes = modes
    SignalWatch.withDefaultAction(of: SIGTTOU) { _ = tcsetattr(STDOUT_FILENO, TCSANOW, &modes) }
  }

  /// Whether the terminal is this process's, and not a shell's that has it in the background; true
  /// when there is nobody to ask.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDOUT_FILENO)
    return group == -1 || group == getpgrp()
  }

  /// Lets ^S, ^Q, ^V and ^O through as keys, and eight bits of each; curses leaves them to the
  /// line.
  static func refine() {
    var modes = termios()
    guard tcgetattr(STDOUT_FILENO, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(IXON | IXOFF | ISTRIP)
    modes.c_lflag &= ~tcflag_t(IEXTEN)
    tcsetattr(STDOUT_FILENO, TCSANOW, &modes)
  }

  /// Columns and rows that the terminal says it has; nil when it does not say.
  static func windowSize() -> Size? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
