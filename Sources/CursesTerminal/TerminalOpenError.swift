/// Why there is no terminal to draw on; found out before a byte is written to it.
package nonisolated enum TerminalOpenError: Error, Hashable {
  /// One end of a terminal.
  package enum Stream: Hashable, Sendable {
    /// Standard input, where keys come from.
    case input
    /// Standard output, where the picture goes.
    case output
  }

  /// The stream is a file, a pipe or nothing.
  case notATerminal(Stream)
  /// TERM is not set, or set to nothing.
  case noTerminalName
  /// terminfo does not describe the terminal that TERM names.
  case unknownTerminal(name: String)
  /// The terminal that TERM names cannot move its cursor about (`dumb`, a printer).
  case cannotDraw(name: String)
  /// The terminal refused to be read or set; `errno` of the call.
  case refused(code: Int32)
}
