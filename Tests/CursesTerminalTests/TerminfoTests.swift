import CNcurses
import Glibc
import Terminal
import Testing

@testable import CursesTerminal

@Suite(.serialized) struct TerminfoTests {
  @Test(arguments: [
    ("\u{1B}[?1049l", "\u{1B}[?1049l"), ("a$<5>b", "ab"), ("$<20/>x$<2*>", "x"),
    ("cost $5", "cost $5"),
  ])
  func `padding is left out`(capability: String, bytes: String) {
    #expect(Terminfo.withoutPadding(capability.utf8) == Array(bytes.utf8))
  }

  /// Those that every machine with ncurses has, then those of other packages.
  @Test(arguments: [
    ("xterm-256color", true), ("xterm", true), ("screen-256color", true), ("tmux-256color", true),
    ("linux", true), ("vt100", true), ("vt220", true), ("rxvt-unicode-256color", true),
    ("rxvt", true), ("sun", true), ("cygwin", true), ("konsole", false), ("gnome-256color", false),
    ("alacritty", false), ("st-256color", false), ("putty", false), ("foot", false),
    ("kitty", false),
  ])
  func `every key that terminfo describes is decoded as that key`(
    name: String, isEverywhere: Bool
  ) throws {
    var found: Int32 = 0
    guard setupterm(name, STDOUT_FILENO, &found) == OK else {
      #expect(!isEverywhere, "\(name) is in ncurses-base")
      return
    }
    defer { del_curterm(set_curterm(nil)) }
    let sequences = KeySequences.load()
    #expect(!sequences.isEmpty)
    for (bytes, key) in sequences {
      var decoder = KeyDecoder(sequences: sequences)
      #expect(decoder.decode(bytes) == [.key(key)], "\(name): \(bytes)")
    }
  }

  @Test func `control characters are not taken from terminfo`() {
    #expect(!KeySequences.isSequence([0x0A]))
    #expect(!KeySequences.isSequence([0x08]))
    #expect(KeySequences.isSequence(Array("\u{1B}[A".utf8)))
  }
}
