import Glibc
import PseudoTerminal

/// A place where the program may be ended.
enum EndingPlace: CaseIterable {
  /// Within the first moments, before or after there is a picture.
  case start
  /// In a quiz, with a sentence begun.
  case quiz
  /// While a block is on its way.
  case animation
  /// In a memo that is being written.
  case compose
  /// In the learner's own editor, which has the terminal in raw mode.
  case editor
  /// Stopped by ^Z, in a shell.
  case suspended

  /// Whether this is the end of the program there.
  ///
  /// ^C and ^\ are for the editor while one runs, as system(3) has it.
  func isEnd(_ ending: Ending) -> Bool {
    self != .editor || ![.signal(SIGINT), .signal(SIGQUIT)].contains(ending)
  }

  /// Goes on from the new words of a sentence to the sentence itself.
  @MainActor
  static func passNewWords(on terminal: PseudoTerminal) throws {
    // The screen that was waited for: the next one may be drawn by half.
    let screen = try terminal.waitUntil("a sentence") {
      $0.shows("Put it into") || $0.shows("New here")
    }
    if screen.shows("New here") { try terminal.send("\r") }
    try terminal.waitUntilShown("Put it into")
  }

  /// Goes there, from the program's start in a quiz; everywhere else an answer was given.
  @MainActor
  func reach(on terminal: PseudoTerminal, _ run: TortureRun) throws {
    if self == .start {
      return terminal.watch(for: .milliseconds(run.number(in: 0...60)))
    }
    try Self.passNewWords(on: terminal)
    // Hints put the sentence together; the second Enter is for the check.
    for _ in 0..<20 { try terminal.send("\t") }
    try terminal.send("\r")
    try terminal.waitUntilShown("✓ Right")
    try terminal.send("\r")
    try terminal.waitUntil("what follows") { !$0.shows("✓ Right") }
    try Self.passNewWords(on: terminal)
    switch self {
    case .start: break
    case .quiz:
      try terminal.send("\t")
    case .animation:
      try terminal.send("\t\t")
      terminal.watch(for: .milliseconds(run.number(in: 5...120)))
    case .compose:
      try compose(on: terminal)
    case .editor:
      try compose(on: terminal)
      try terminal.send("\u{13}")
      try terminal.waitUntil("the editor closed") { !$0.shows("New memo") }
      try terminal.send("\u{1B}")
      try terminal.waitUntilShown("Day 1")
      try terminal.send("\u{1B}")
      try terminal.waitUntilShown("2 Courses")
      try terminal.send("3")
      try terminal.waitUntilShown("half a thought")
      try terminal.send("E")
      try terminal.waitUntilShown("READY")
    case .suspended:
      try terminal.send("\u{1A}")
      try terminal.waitUntil("the shell's screen") { !$0.isAlternate && $0.shows("Stopped") }
    }
  }

  @MainActor
  private func compose(on terminal: PseudoTerminal) throws {
    try terminal.send("\u{E}")
    try terminal.waitUntilShown("New memo")
    try terminal.send("half a thought")
    try terminal.waitUntilShown("Draft kept")
  }
}
