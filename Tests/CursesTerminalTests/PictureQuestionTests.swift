import FoundationEssentials
import PseudoTerminal
import Terminal
import TestSupport
import Testing

@testable import CursesTerminal
@testable import terminal_probe

@Suite(.serialized) @MainActor struct PictureQuestionTests {
  @Test(arguments: [
    ([], 13, false), ([2], 13, false), ([3], 14, false), ([3, 3], 15, false),
    ([3, 3, 3, 3, 5], 17, false), ([3, 3, 3, 3, 3], 17, true), ([2, 2, 2, 2, 3], 13, true),
    ([1, 1, 1, 1, 1], 13, false), ([3, 3, 2, 2, 5, 3, 3], 15, false),
  ])
  func `pictures are known that end where two columns do`(
    columns: [Int], edition: Int, hasSkins: Bool
  ) {
    let known = PictureQuestion.knowledge(byAnswers: columns)
    #expect(known == PictureKnowledge(edition: edition, hasSkins: hasSkins))
  }

  @Test func `an answer cut anywhere is read whole and never typed`() {
    let answer = Array("\u{1B}[2;3R\u{1B}[2;5R".utf8)
    for cut in 0...answer.count {
      var decoder = KeyDecoder()
      let events =
        decoder.decode(Array("a".utf8)) + decoder.decode(Array(answer[..<cut]))
        + decoder.decode(Array(answer[cut...])) + decoder.decode(Array("b".utf8))
      #expect(events == [.key(.character("a")), .key(.character("b"))], "cut at \(cut)")
      #expect(decoder.takeCursorColumns() == [3, 5], "cut at \(cut)")
    }
  }

  @Test(arguments: [("1;2", Key.Modifiers.shift), ("1;3", .alt), ("1;5", .control)])
  func `F3 with modifiers stays a key`(parameters: String, modifiers: Key.Modifiers) {
    var decoder = KeyDecoder()
    #expect(
      decoder.decode(Array("\u{1B}[\(parameters)R".utf8))
        == [.key(Key(.function(3), modifiers))])
    #expect(decoder.takeCursorColumns().isEmpty)
  }

  @Test(arguments: ["🫠", "🥹", "🫶", "🫨", "🩷", "🫩", "🪾", "🫪"])
  func `a picture of each edition is drawn by who knows it, and only then`(picture: String) throws {
    let scalar = try #require(picture.unicodeScalars.first)
    let age = try #require(scalar.properties.age?.major)
    #expect(picture.displayWidth == 2)
    for edition in 13...17 {
      #expect(PictureKnowledge(edition: edition).includes(scalar) == (edition >= age))
    }
  }

  @Test func `what a terminal says it knows is drawn at once, in place of question marks`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("texts")
    // Two pictures, one of them younger than the C library may be, and one with a colour of skin.
    try "1fae0 1fae8 1f44d 1f3fd".write(toFile: file, atomically: true, encoding: .utf8)
    let terminal = try PseudoTerminal(running: ProbeRun.program(["boxes", file]))
    terminal.answersQuestions = false
    try terminal.waitUntil("what all terminals know") { $0.shows("？？👍") && !$0.shows("🏽") }
    let answers = [3, 3, 3, 2, 3].map { "\u{1B}[2;\($0)R" }.joined()
    try terminal.send(answers)
    try terminal.waitUntilWritten("🫠🫨👍🏽")
  }

  @Test(arguments: [(1, 1), (80, 1), (3, 24), (1, 24)])
  func `a terminal that has no room for it is not asked, and types nothing`(
    columns: Int, rows: Int
  ) throws {
    let terminal = try PseudoTerminal(
      running: ProbeRun.program(["list"]), columns: columns, rows: rows)
    try terminal.waitUntilWritten("\u{1B}[?2004h")
    try terminal.resize(columns: 80, rows: 24)
    let screen = try terminal.waitUntilShown("resize 80x24")
    #expect(!screen.shows("key"))
  }

  @Test(arguments: ["xterm-256color", "linux", "vt220"])
  func `nothing of the question stays to be seen`(name: String) throws {
    let terminal = try ProbeRun.started(environment: ["TERM": name])
    #expect(!terminal.screen.shows("👍") && !terminal.screen.shows("\u{1FAE0}"))
    try terminal.send("q")
    _ = try terminal.waitForExit()
    #expect(!terminal.screen.shows("👍") && !terminal.screen.shows("\u{1FAE0}"))
  }
}
