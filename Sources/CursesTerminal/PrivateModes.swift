import CTerminalRestore
import Glibc

/// What the terminal is asked for beside what curses asks: the mouse and bracketed paste.
///
/// The names are xterm's (ctlseqs, DEC private modes). A terminal that does not know them leaves
/// them alone; one that does not even speak that language (ECMA-48) is not asked.
struct PrivateModes {
  /// Whether the terminal speaks ECMA-48, so that it can be asked for things.
  let isKnownLanguage: Bool
  private let on: [UInt8]
  private let off: [UInt8]

  /// The modes for the terminal that curses has opened.
  init() {
    let moves = Terminfo.bytes(of: "cup") ?? []
    isKnownLanguage = moves.starts(with: [0x1B, UInt8(ascii: "[")])
    guard isKnownLanguage else {
      (on, off) = ([], [])
      return
    }
    // 1000: buttons; 1006: reports without a limit on columns; 2004: marks around pasted text.
    on = Array("\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h".utf8)
    off = Array("\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l".utf8)
  }

  /// Asks for them.
  func turnOn() { TerminalOutput.write(on) }

  /// Takes that back.
  func turnOff() { TerminalOutput.write(off) }

  /// Prepares the terminal to be put back when a signal kills the program.
  func armRestore(modes: termios) {
    var modes = modes
    let parts = ["sgr0", "rmkx", "cnorm", "rmcup"].map(Terminfo.bytes(of:))
    let end: [UInt8] = parts.last == .some(nil) ? Array("\r\n".utf8) : []
    let bytes = off + parts.compactMap(\.self).joined() + end
    let code = malmoi_restore_arm(STDOUT_FILENO, &modes, bytes, bytes.count)
    precondition(code == 0, "terminfo's reset strings are longer than any known")
  }
}
