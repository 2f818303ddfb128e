import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// ^Z gives the terminal to the shell, fg takes it back, with the sentence as it was.
struct SuspendTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: MalmoiRun.Shell.allCases)
  func `a stopped quiz goes on where it was`(shell: MalmoiRun.Shell) throws {
    let run = try MalmoiRun.startedFromShell(shell, studying: .student, in: home)
    try stopInSentence(run)
    if shell == .plainShell { run.terminal.expectRestored() }
    try run.send("echo still $((1+1))\n")
    try run.terminal.waitUntilShown("still 2")

    try run.send("fg\n")
    let picture = try run.waitForSentence()
    #expect(picture.answer == ["I", "am", "stu"])
    #expect(picture.shows(wrapped: SampleCourse.student.days[0][0].prompt))
    #expect(!run.terminal.isCooked)
    #expect(!run.terminal.screen.shows("still"))
    try finish(run)
  }

  @Test func `a quiz finds another window size when it goes on`() throws {
    let run = try MalmoiRun.startedFromShell(.plainShell, studying: .student, in: home)
    try stopInSentence(run)
    try run.terminal.resize(columns: 40, rows: 12)
    try run.send("fg\n")
    let picture = try run.waitUntil("a narrow picture") { $0.answer == ["I", "am", "stu"] }
    #expect(picture.size == (40, 12))
    try finish(run)
  }

  @Test func `a question is stopped like a sentence`() throws {
    let run = try MalmoiRun.startedFromShell(.plainShell, studying: .student, in: home)
    try run.send("I \u{1B}")
    try run.terminal.waitUntilShown("Leave the quiz?")
    try run.send("\u{1A}")
    try run.terminal.waitUntilShown("Stopped")
    run.terminal.expectRestored()
    try run.send("fg\n")
    try run.terminal.waitUntilShown("Leave the quiz?")
    try run.press(.escape)
    try run.waitUntil("the sentence") { $0.answer == ["I"] }
  }

  private func stopInSentence(_ run: MalmoiRun) throws {
    try run.send("I am stu")
    try run.waitUntil("half a sentence") { $0.answer == ["I", "am", "stu"] }
    try run.send("\u{1A}")
    try run.terminal.waitUntilShown("Stopped")
    try run.waitForPrompt()
  }

  private func finish(_ run: MalmoiRun) throws {
    try run.send("\u{15}I am a student\r\r")
    try run.waitForVerdict("✓ Right.")
  }
}
