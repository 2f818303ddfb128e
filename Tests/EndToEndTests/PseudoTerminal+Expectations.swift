import Glibc
import PseudoTerminal
import Testing

extension PseudoTerminal {
  /// Expects the terminal to be as a shell wants it: its own screen, lines edited and echoed, the
  /// cursor seen, neither mouse nor bracketed paste told.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    // What is in vain to wait for is told by what follows.
    _ = try? waitUntil("the shell's screen") { !$0.isAlternate }
    let screen = screen
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(
      screen.privateModes.isDisjoint(with: [1, 1000, 1002, 1003, 1006, 2004]),
      sourceLocation: sourceLocation)
    #expect(isCooked, sourceLocation: sourceLocation)
  }

  /// Expects that no process is left of those started.
  func expectNobodyLeft(sourceLocation: SourceLocation = #_sourceLocation) {
    // The program leads a process group of its own number.
    #expect(Glibc.kill(-process, 0) == -1 && errno == ESRCH, sourceLocation: sourceLocation)
  }
}
