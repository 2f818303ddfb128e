import PseudoTerminal
import TestSupport
import Testing

/// Memos from a pipe, and straight into reviews.
struct NewCommandTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: [["memos", "add"], ["memos", "add", "-"]])
  func `a memo is what standard input says`(arguments: [String]) throws {
    try home.write("첫 줄 #tag\r\nsecond\n\n", to: "text")
    let run = try CommandRun(arguments, in: home, redirection: "<text >out")
    #expect(run.status == .exited(0), "\(run.errors)")
    let id = run.output.trimmingPrefix("\n").split(separator: "\n").first.map(String.init) ?? ""
    #expect(try CommandRun(["memos", "show", id], in: home).output.hasPrefix("첫 줄 #tag\nsecond\n"))
  }

  @Test func `what cannot be a memo is said, and nothing kept`() throws {
    try home.write(bytes: [0x63, 0xE9], to: "latin")
    try home.write("\n \n", to: "blank")
    for (redirection, part) in [
      ("<latin >out", "not in UTF-8"), ("<blank >out", "malmoi: "), ("<&- >out", "standard input"),
      ("<. >out", "a folder"),
    ] {
      let run = try CommandRun(["memos", "add"], in: home, redirection: redirection)
      #expect(run.status == .exited(1), "\(redirection)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(part), "\(run.errors)")
    }
    #expect(try CommandRun(["memos", "list"], in: home).output.isEmpty)
  }

  @Test func `review says when nothing is due, and leaves the terminal alone`() throws {
    let run = try CommandRun(["review"], in: home, redirection: "")
    #expect(run.status == .exited(0))
    #expect(run.bytesOnTerminal == "Nothing due yet\r\n".utf8.count)
    #expect(run.errors.isEmpty)
  }
}
