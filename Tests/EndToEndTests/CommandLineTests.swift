import FoundationEssentials
import PseudoTerminal
import Terminal
import TestSupport
import Testing

/// What the program prints when no terminal is needed.
struct CommandLineTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: ["en", "ko"])
  func `--help tells every command and option in 80 columns`(language: String) throws {
    let run = try CommandRun(["--help", "--lang", language], in: home)
    #expect(run.status == .exited(0))
    #expect(run.errors.isEmpty)
    let words = [
      "malmoi study", "malmoi check", "malmoi due", "malmoi stats", "--day", "--data", "--seed",
      "--no-animation", "--ascii", "--lang", "--help", "--version", "NO_COLOR",
      "malmoi memos export", "malmoi memos import", "malmoi review", "VISUAL", "EDITOR",
    ]
    for word in words { #expect(run.output.contains(word), "\(word)") }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.displayWidth <= 80 })
  }

  @Test func `--version tells the version`() throws {
    let run = try CommandRun(["--version"], in: home)
    #expect(run.status == .exited(0))
    #expect(run.output.wholeMatch(of: /malmoi \d+\.\d+(\.\d+)?\n/) != nil, "\(run.output)")
  }

  @Test(arguments: [
    (["studdy"], "Did you mean study?"),
    (["--no-animations"], "Did you mean --no-animation?"),
    (["memos", "lst"], "Did you mean memos list?"),
    (["study"], "study needs FILE|ID"),
    (["study", "a", "b"], "“b”"),
    (["check"], "check needs FILE..."),
    (["--seed", "x"], "whole number"),
    (["--lang", "fr"], "en or ko"),
    (["--day", "3"], "--day"),
    (["study", "x", "--day", "0"], "from 1"),
    (["--ascii=1"], "takes no value"),
    (["--data"], "--data"),
  ])
  func `a command line that makes no sense is told on standard error`(
    arguments: [String], part: String
  ) throws {
    let run = try CommandRun(arguments, in: home)
    #expect(run.status == .exited(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("malmoi: ") && run.errors.contains(part), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.bytesOnTerminal == 0)
  }

  @Test func `an unknown course names the nearest ones`() throws {
    let run = try CommandRun(["study", "stand-up-englsh"], in: home)
    #expect(run.status == .exited(1))
    #expect(
      run.errors
        == "malmoi: There is no course “stand-up-englsh”. Near to it: stand-up-english.\n")
  }

  @Test func `a day the course does not have names those it has`() throws {
    try home.write(SampleCourse.everyday.json, to: "everyday.json")
    let run = try CommandRun(["study", "everyday.json", "--day", "3"], in: home)
    #expect(run.status == .exited(1))
    #expect(run.errors == "malmoi: Everyday has no day 3; its days are 1 to 2.\n")
  }

  @Test(arguments: [["due"], ["due", "--json"], ["stats"], ["stats", "--json"]])
  func `asking what is due writes nothing`(arguments: [String]) throws {
    let arguments = arguments + ["--data", home.file("data")]
    let before = try CommandRun(arguments, in: home)
    #expect(before.status == .exited(0), "\(before.errors)")
    #expect(try !home.names().contains("data"))
    #expect(
      try CommandRun(["sources", "--data", home.file("data")], in: home).status == .exited(0))
    let files = try contents(of: "data")
    #expect(!files.isEmpty)
    let run = try CommandRun(arguments, in: home)
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output == before.output)
    #expect(run.bytesOnTerminal == 0)
    #expect(try contents(of: "data") == files)
  }

  /// The files of a folder, with when they were written.
  private func contents(of folder: String) throws -> [String: [String]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.file(folder))
    return Dictionary(
      uniqueKeysWithValues: try names.map { name in
        let path = home.file("\(folder)/\(name)")
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        return (name, ["\(facts[.modificationDate] ?? 0)", "\(bytes.hashValue)"])
      })
  }
}
