import AppTestSupport
import AppText
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import CommandLine

struct CommandPrinterTests {
  @Test(arguments: [
    ("plain 한국어 👍🏽", "plain 한국어 👍🏽"), ("a\tb", "a\tb"), ("a\nb\r\nc", "a\u{FFFD}b\u{FFFD}\u{FFFD}c"),
    ("\u{1B}]52;c;aGk=\u{7}", "\u{FFFD}]52;c;aGk=\u{FFFD}"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{202E}", "\u{FFFD}"), ("שלום\u{200F}", "שלום\u{200F}"),
  ])
  func `a line is printable whatever it is made of`(text: String, expected: String) {
    #expect(text.printable == expected)
    #expect(CommandOutput(text, errors: text).lines == [expected])
    #expect(CommandOutput("", errors: text).errorLines == [expected])
    #expect(LaunchFailure(text, code: .problem).lines == [expected])
  }

  @Test func `what JSON could hold of it is an escape, so that programs read what was meant`()
    throws
  {
    let text = "\u{1B}[31m\u{9B}31m \u{202E}\u{2028}\u{7F} 한국어\n"
    let lines = [text].jsonLines
    #expect(CommandOutput(lines: lines).lines == lines)
    #expect(CommandOutput(lines: [[text].jsonLine]).lines == [[text].jsonLine])
    #expect(
      try JSONDecoder().decode([String].self, from: Data(lines.joined(separator: "\n").utf8))
        == [text])
  }

  @Test func `the lines of a document stay lines`() {
    #expect(CommandOutput(document: "a\n\n\u{1B}b").lines == ["a", "", "\u{FFFD}b"])
  }

  @Test func `both streams get their lines, and the shell the status`() throws {
    let folder = try TemporaryFolder()
    let output = try stream("out", in: folder)
    let errors = try stream("errors", in: folder)
    let code = CommandPrinter(output: output, errors: errors)
      .print(CommandOutput(lines: ["a", "", "b"], errors: ["c"], code: .problem))
    #expect(code == .problem)
    #expect(String(decoding: try folder.bytes(of: "out"), as: UTF8.self) == "a\n\nb\n")
    #expect(String(decoding: try folder.bytes(of: "errors"), as: UTF8.self) == "c\n")
  }

  @Test(arguments: [("/dev/full", O_WRONLY), ("/dev/null", O_RDONLY)])
  func `what cannot be written is a problem, after what was one already`(
    path: String, flags: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let full = StandardStream(descriptor: open(path, flags))
    let errors = try stream("errors", in: folder)
    let printer = CommandPrinter(output: full, errors: errors)
    let words = Localization.bundled(.english)
    #expect(printer.print(CommandOutput("a", errors: "b"), words: words) == .problem)
    #expect(printer.print(CommandOutput("a", code: .unusable), words: words) == .unusable)
    #expect(printer.print(CommandOutput(lines: []), words: words) == .done)
    let said = String(decoding: try folder.bytes(of: "errors"), as: UTF8.self)
    #expect(said.hasPrefix("b\nmalmoi: standard output "))
    #expect(said.split(separator: "\n").count == 3)
  }

  private func stream(_ name: String, in folder: TemporaryFolder) throws -> StandardStream {
    let descriptor = open(folder.file(name), O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    return StandardStream(descriptor: descriptor)
  }
}
