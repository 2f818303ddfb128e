import PseudoTerminal
import Testing

@Suite(.serialized) struct SlowLineTests {
  private static let bitsPerSecond = 9_600
  private static let keyCount = 60

  @Test func `a slow line is soon done after the release of a key, and every key counts`() throws {
    let paced = try bytesAfterRelease(answering: true)
    let unpaced = try bytesAfterRelease(answering: false)
    #expect(paced * 3 < unpaced, "\(paced) bytes after the release, \(unpaced) without answers")
  }

  @Test func `a terminal that never answers is not waited for`() throws {
    let terminal = try PseudoTerminal(running: ProbeRun.program(["list"]), columns: 40, rows: 6)
    terminal.answersQuestions = false
    try terminal.waitUntilShown("40x6")
    for number in 1...Self.keyCount {
      try terminal.send("x")
      try terminal.waitUntilShown("\(number) key")
    }
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// Holds a key on a terminal at the end of a slow line, and counts what comes after its release.
  private func bytesAfterRelease(answering: Bool) throws -> Int {
    let terminal = try PseudoTerminal(running: ProbeRun.program(["scroll"]), columns: 60, rows: 6)
    terminal.answersQuestions = answering
    try terminal.waitUntilShown("line 5 ")
    for _ in 0..<Self.keyCount {
      terminal.type("x")
      terminal.watch(for: .milliseconds(25), asOverLineOf: Self.bitsPerSecond)
    }
    let before = terminal.bytesTaken
    var last = -1
    while terminal.bytesTaken != last {
      last = terminal.bytesTaken
      terminal.watch(for: .milliseconds(300), asOverLineOf: Self.bitsPerSecond)
    }
    try terminal.waitUntil("the last key") { $0.rows[0].hasPrefix("line \(Self.keyCount) ") }
    return last - before
  }
}
