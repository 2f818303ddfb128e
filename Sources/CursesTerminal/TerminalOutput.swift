import Glibc

/// What goes to the terminal past curses.
enum TerminalOutput {
  /// Writes bytes at once, waiting for a line that takes no more.
  static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) } else if errno != EINTR { return }
    }
  }
}
