import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// However the program ends, the terminal is the shell's again and what was answered is kept.
struct EndingTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT])
  func `a signal leaves the terminal and the answers as they should be`(signal: Int32) throws {
    let run = try runInSecondSentence()
    run.terminal.kill(signal)
    #expect(try run.terminal.waitForExit() == .signaled(signal))
    run.terminal.expectRestored()
    run.terminal.expectNobodyLeft()
    try expectSecondSentenceNext()
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `a key that stands for a signal ends it like the signal`(key: String, signal: Int32) throws {
    let run = try runInSecondSentence()
    try run.send(key)
    #expect(try run.terminal.waitForExit() == .signaled(signal))
    run.terminal.expectRestored()
    try expectSecondSentenceNext()
  }

  @Test func `^C ends it over a question and over the help too`() throws {
    for (keys, outcome) in [("I \u{1B}", "Leave the quiz?"), ("?", "╭ Keys")] {
      let run = try MalmoiRun.studying(.student, in: home)
      try run.send(keys)
      try run.terminal.waitUntilShown(outcome)
      try run.send("\u{3}")
      #expect(try run.terminal.waitForExit() == .signaled(SIGINT))
      run.terminal.expectRestored()
    }
  }

  @Test func `a closed window ends it`() throws {
    let run = try runInSecondSentence()
    run.terminal.hangUp()
    #expect(try run.terminal.waitForExit() == .signaled(SIGHUP))
    run.terminal.expectNobodyLeft()
    try expectSecondSentenceNext()
  }

  @Test func `a closed window ends it even with the signal ignored`() throws {
    try home.write(SampleCourse.everyday.json, to: "everyday.json")
    let program = try MalmoiRun.program(["study", home.file("everyday.json")], in: home)
    let run = MalmoiRun(
      terminal: try PseudoTerminal(
        running: TerminalProgram(
          path: "/bin/sh",
          arguments: ["-c", #"trap "" HUP; exec "$0" "$@""#, program.path]
            + program.arguments, environment: program.environment)))
    try run.answerNext(of: SampleCourse.everyday.days[0])
    run.terminal.hangUp()
    #expect(try run.terminal.waitForExit() == .signaled(SIGHUP))
    run.terminal.expectNobodyLeft()
    try expectSecondSentenceNext()
  }

  @Test func `a shell is told by the usual number`() throws {
    let run = try MalmoiRun.startedFromShell(.plainShell, studying: .student, in: home)
    try run.send("\u{3}")
    try run.waitForPrompt()
    try run.send("echo status $?\n")
    try run.terminal.waitUntilShown("status 130")
  }

  /// A quiz with one sentence answered and half of another built, in the middle of a word.
  private func runInSecondSentence() throws -> MalmoiRun {
    let run = try MalmoiRun.studying(.everyday, in: home, [])
    try run.answerNext(of: SampleCourse.everyday.days[0])
    try run.send("She put th")
    try run.waitUntil("half a sentence") { $0.answer == ["she", "put", "th"] }
    #expect(!run.terminal.isCooked)
    return run
  }

  /// Expects the day to go on where it was, also for a learner who comes back later.
  private func expectSecondSentenceNext(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let picture = try MalmoiRun.studying(.everyday, in: home).picture
    let progress = try #require(picture.progress, sourceLocation: sourceLocation)
    #expect(progress == (1, 12), sourceLocation: sourceLocation)
    #expect(
      picture.shows(wrapped: SampleCourse.everyday.days[0][1].prompt),
      sourceLocation: sourceLocation)
  }
}
