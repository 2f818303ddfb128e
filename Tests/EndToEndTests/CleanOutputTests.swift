import Lessons
import PseudoTerminal
import TestSupport
import Testing

/// Names that could drive the terminal, and commands that repeat them.
struct CleanOutputTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// What each would do to a terminal that got it as it is.
  static let names = [
    "red\u{1B}[31m", "bell\u{7}", "clipboard\u{1B}]52;c;aGk=\u{7}", "c1 \u{9B}31m \u{90}q\u{9C}",
    "two\nlines", "back\rover", "delete\u{7F}\u{8}\u{8}", "para\u{2029}graph",
    "turned\u{202E}nosj", "cut \u{1B}",
  ]

  /// Every command that repeats a word of the command line; `NAME` stands for it.
  static let commands = [
    ["check", "NAME.json"], ["check", "./NAME"], ["study", "NAME.json"], ["study", "NAME"],
    ["study", "x", "NAME"], ["NAME"], ["memos", "NAME"], ["sources", "NAME"], ["--NAME"],
    ["--NAME=1"], ["--lang", "NAME"], ["--seed=NAME"], ["due", "NAME"],
    ["due", "--data", "./NAME/f"],
    ["courses", "--data", "/proc/NAME"], ["sources", "add", "NAME"], ["sources", "add", "./NAME"],
    ["sources", "remove", "./NAME"], ["memos", "import", "./NAME"],
    ["memos", "export", "/proc/NAME"], ["memos", "show", "NAME"], ["memos", "search", "NAME"],
    ["memos", "add", "x", "--tag", "1NAME", "--sentence", "NAME/s"], ["words", "NAME"],
    ["words", "./NAME"], ["try", "NAME"], ["completion", "NAME"], ["NAME", "--help"],
  ]

  @Test(arguments: commands)
  func `no name reaches the terminal as it is`(command: [String]) throws {
    for name in Self.names {
      let arguments = command.map { $0.replacing("NAME", with: name) }
      let run = try CommandRun(arguments, in: home)
      let said = run.output + run.errors
      #expect(!said.isEmpty, "\(arguments)")
      #expect(said.unicodeScalars.allSatisfy { !$0.isUnsafeInText || $0 == "\n" }, "\(said)")
      #expect(run.errors.split(separator: "\n").count <= 1, "\(run.errors)")
      #expect(run.output.split(separator: "\n").count <= 1, "\(run.output)")
    }
  }

  @Test func `a file that is listed under such a name is clean, too`() throws {
    for (number, name) in Self.names.enumerated() {
      try home.write("{", to: "\(number)\(name).json")
      try home.write("", to: "\(number)\(name).md")
    }
    for arguments in [["sources", "add", home.path], ["courses"], ["memos", "import", home.path]] {
      let run = try CommandRun(arguments, in: home)
      let said = run.output + run.errors
      #expect(said.unicodeScalars.allSatisfy { !$0.isUnsafeInText || $0 == "\n" }, "\(said)")
    }
  }

  @Test func `due says that a file is no data folder`() throws {
    try home.write("", to: "file")
    for place in ["file", "file/below", "file/below/that"] {
      for command in ["due", "stats"] {
        let run = try CommandRun([command, "--data", place], in: home)
        #expect(run.status == .exited(3))
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("file"), "\(run.errors)")
      }
    }
  }
}
