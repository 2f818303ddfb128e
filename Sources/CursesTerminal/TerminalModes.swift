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

  /// Sets what curses leaves to the line.
  ///
  /// - ^S, ^Q, ^V and ^O come through as keys, with eight bits of each.
  /// - ^C, ^Z and ^\ drop nothing that was typed before them.
  static func refine() {
    var modes = termios()
    guard tcgetattr(STDOUT_FILENO, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(IXON | IXOFF | ISTRIP)
    modes.c_lflag &= ~tcflag_t(IEXTEN)
    modes.c_lflag |= tcflag_t(NOFLSH)
    tcsetattr(STDOUT_FILENO, TCSANOW, &modes)
  }

  /// Opens the terminal at standard input once more, so that a read from it never waits.
  ///
  /// What poll(2) has seen may be flushed before it is read, and a program stuck in read(2) hears
  /// of nothing until the next key. Standard input itself must stay as it is: the shell shares it.
  /// Only the terminal of the session can be opened whoever owns it; of another one, standard input
  /// is returned. The descriptor lives as long as the process.
  static func openInput() -> Int32 {
    guard tcgetpgrp(STDIN_FILENO) != -1 else { return STDIN_FILENO }
    let own = open("/dev/tty", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own == -1 ? STDIN_FILENO : own
  }

  /// Columns and rows that the terminal says it has; nil when it does not say.
  static func windowSize() -> Size? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
