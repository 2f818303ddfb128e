import CNcurses
import Glibc

/// What terminfo says about the terminal at hand; asked after curses has loaded its entry.
enum Terminfo {
  /// The bytes of a string capability (terminfo(5)), its padding left out; nil when missing.
  ///
  /// Extended names such as `kLFT5` are known too.
  static func bytes(of capability: String) -> [UInt8]? {
    guard let value = malmoi_tigetstr(capability) else { return nil }
    return withoutPadding(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// Drops the delays, `$<5/>`, that only terminals on a real line need.
  static func withoutPadding(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var isInside = false
    for byte in bytes {
      if isInside {
        isInside = byte != UInt8(ascii: ">")
      } else if byte == UInt8(ascii: "<"), kept.last == UInt8(ascii: "$") {
        kept.removeLast()
        isInside = true
      } else {
        kept.append(byte)
      }
    }
    return kept
  }

  /// Whether curses tears a wide character that ends just before the lower-right corner.
  ///
  /// It believes that a character put into the corner scrolls the screen, unless the terminal can
  /// be told not to wrap, and brings it there by inserting. GNU screen and tmux are such terminals.
  static var tearsBesideCorner: Bool {
    tigetflag("am") == 1 && (bytes(of: "rmam") == nil || bytes(of: "smam") == nil)
  }

  /// Whether the number of a colour is its parts, eight bits each, red first.
  static var hasDirectColors: Bool { tigetflag("RGB") == 1 }

  /// Checks that TERM names a terminal which can be drawn on, writing nothing.
  ///
  /// - Parameter name: The value of TERM.
  static func check(name: String?) throws(TerminalOpenError) {
    guard let name, !name.isEmpty else { throw .noTerminalName }
    var found: Int32 = 0
    guard setupterm(name, STDOUT_FILENO, &found) == OK else {
      throw found == 1 ? .cannotDraw(name: name) : .unknownTerminal(name: name)
    }
    defer { del_curterm(set_curterm(nil)) }
    guard bytes(of: "cup") != nil, bytes(of: "clear") != nil else { throw .cannotDraw(name: name) }
  }
}
