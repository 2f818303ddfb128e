import Terminal
import Testing

@testable import CursesTerminal

@MainActor
struct GroundQuestionTests {
  @Test(arguments: [
    ("11;rgb:ffff/ffff/ffff", Ground.light), ("11;rgb:0000/0000/0000", .dark),
    ("11;rgb:fd/f6/e3", .light), ("11;rgb:1/2/3", .dark), ("11;rgba:0000/2b2b/3636/ffff", .dark),
    ("11;rgb:fff/fff/fff", .light),
  ])
  func `an answer tells the ground`(answer: String, ground: Ground) {
    #expect(GroundQuestion.ground(inAnswer: answer.utf8) == ground)
  }

  @Test(arguments: [
    "", "11", "11;", "11;?", "10;rgb:ffff/ffff/ffff", "11;rgb:", "11;rgb:ffff/ffff",
    "11;rgb:ffff//ffff", "11;rgb:ffff/ffff/fffff", "11;rgb:gggg/ffff/ffff", "11;#ffffff",
    "11;rgb:-1/0/0", "11;cmyk:1/1/1", "111;rgb:ffff/ffff/ffff",
  ])
  func `what is no answer to it tells nothing`(answer: String) {
    #expect(GroundQuestion.ground(inAnswer: answer.utf8) == nil)
  }

  @Test(arguments: ["\u{1B}\\", "\u{07}"])
  func `an answer cut anywhere is read whole and never typed`(end: String) {
    let answer = Array("\u{1B}]11;rgb:ffff/ffff/ffff\(end)".utf8)
    for cut in 0...answer.count {
      var decoder = KeyDecoder()
      let events =
        decoder.decode(Array("a".utf8)) + decoder.decode(Array(answer[..<cut]))
        + decoder.decode(Array(answer[cut...])) + decoder.decode(Array("b".utf8))
      #expect(events == [.key(.character("a")), .key(.character("b"))], "cut at \(cut)")
      #expect(decoder.takeGround() == .light, "cut at \(cut)")
      #expect(decoder.takeGround() == nil)
    }
  }

  @Test(arguments: ["linux", "linux-16color"])
  func `the Linux console is not asked`(name: String) {
    #expect(!GroundQuestion.isFor(terminalName: name))
    #expect(GroundQuestion.isFor(terminalName: "xterm-256color"))
  }
}
