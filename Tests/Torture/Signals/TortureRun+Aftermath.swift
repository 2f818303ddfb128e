import Glibc
import PseudoTerminal

/// What must hold after the program has ended.
extension TortureRun {
  /// The line is cooked, and the screen is the shell's, its cursor seen, no mouse and no paste
  /// reported.
  func expectRestored(_ terminal: PseudoTerminal, after ending: String) {
    // The last bytes may be on their way when the process is gone already.
    _ = try? terminal.waitUntil("the shell's screen", timeout: .seconds(5)) { !$0.isAlternate }
    let screen = terminal.screen
    expect(terminal.isCooked, "\(ending): the line is not as it was")
    expect(
      !screen.isAlternate && screen.isCursorVisible
        && screen.privateModes.isDisjoint(with: [1, 1000, 1002, 1003, 1006, 2004]),
      "\(ending): the screen is not as it was: \(screen.privateModes)\n\(screen.text)")
  }

  /// No process of the group is there any more.
  func expectNobodyLeft(ofGroup group: pid_t, after ending: String) {
    // A shell that goes first leaves its job some moments more.
    let deadline = ContinuousClock.now + .seconds(20)
    while Glibc.kill(-group, 0) == 0, ContinuousClock.now < deadline { usleep(10_000) }
    expect(Glibc.kill(-group, 0) == -1 && errno == ESRCH, "\(ending): somebody is left")
  }

  /// SQLite finds nothing wrong with the database in a data folder.
  func expectSound(_ folder: String, after ending: String) throws {
    let problems = try DatabaseContent.problems(in: folder)
    expect(problems.isEmpty, "\(ending): \(problems)")
  }
}
