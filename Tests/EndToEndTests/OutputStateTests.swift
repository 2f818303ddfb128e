import CommandLine
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// What each command does when what it prints goes nowhere.
struct OutputStateTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(SampleCourse.everyday.json, to: "everyday.json")
    try home.write("a note", to: "note.md")
    try home.write(
      #"""
      {"format": 1, "id": "c", "title": "C", "languages": {"prompt": "ko", "answer": "en"},
        "days": [{"sentences": [{"id": "s", "prompt": "네.", "answers": ["Yes."]}]}]}
      """#, to: "c.json")
  }

  /// Every way to make malmoi print.
  static let commands = [
    ["--help"], ["--version"], ["check", "everyday.json"], ["courses"], ["courses", "--json"],
    ["due"], ["due", "--json"], ["stats"], ["stats", "--json"], ["sources"],
    ["sources", "add", "./courses"], ["memos", "import", "note.md"], ["memos", "export", "notes"],
    ["memos", "add", "x"], ["memos", "show", "--help"], ["try", "c.json", "s"],
    ["sources", "remove", "--help"], ["memos", "list", "--json"],
    ["memos", "search", "x", "--json"],
    ["words", "everyday.json"], ["words", "--json"], ["courses", "--ids"], ["review"], ["man"],
    ["completion", "bash"], ["completion", "zsh"], ["completion", "fish"], ["memos", "--help"],
    ["new", "--help"], ["fmt", "c.json", "--to", "json"], ["report"], ["report", "--json"],
    ["optimize"], ["optimize", "--json"],
    ["mendings", "--help"], ["undo-mending", "--help"], ["sync", "--help"], ["dump"],
    ["import", "--help"], ["undo-import", "--help"], ["export", "--help"],
  ]

  @Test(arguments: commands)
  func `a full disk is said, in the learner's language, and no success`(
    arguments: [String]
  ) throws {
    for (language, part) in [("en", "could not be written: No space"), ("ko", "쓸 수 없습니다")] {
      let run = try CommandRun(
        arguments + ["--lang", language], in: home, redirection: "<note.md >/dev/full")
      #expect(run.status == .exited(1))
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("malmoi: ") && $0.contains(part) } == 1, "\(run.errors)")
    }
  }

  @Test(arguments: commands)
  func `a closed output is said, and no file of ours takes its place`(
    arguments: [String]
  ) throws {
    let run = try CommandRun(arguments, in: home, redirection: "<note.md >&-")
    #expect(run.status == .exited(1))
    #expect(
      run.errors.hasSuffix("malmoi: standard output is closed: nothing was printed.\n"),
      "\(run.errors)")
    // The database would hold what was to be printed.
    let after = try CommandRun(["stats"], in: home)
    #expect(after.status == .exited(0), "\(after.errors)")
  }

  @Test(arguments: commands)
  func `a reader that has gone ends it without a word`(arguments: [String]) throws {
    try #require(mkfifo(home.file("pipe"), 0o600) == 0)
    let run = try CommandRun(
      arguments, in: home, redirection: "<note.md 3<>pipe 4>pipe 3<&- >&4 4>&-")
    #expect(run.errors.isEmpty)
    #expect(run.status != .exited(0) && run.bytesOnTerminal == 0)
  }

  @Test @MainActor func `every command is among them`() {
    // Those that open the app need a terminal for output.
    for command in CommandCatalog.commands where !["", "study"].contains(command.name) {
      #expect(Self.commands.contains { $0.starts(with: command.path) }, "\(command.name)")
    }
  }

  @Test func `it is told when input is closed, too`() throws {
    let run = try CommandRun(["courses"], in: home, redirection: "<&- >&-")
    #expect(run.status == .exited(1))
    #expect(run.errors == "malmoi: standard output is closed: nothing was printed.\n")
  }

  @Test func `who ignores broken pipes is told by the status alone`() throws {
    try #require(mkfifo(home.file("pipe"), 0o600) == 0)
    let run = try CommandRun(
      ["courses"], in: home, redirection: "3<>pipe 4>pipe 3<&- >&4 4>&-",
      runner: "env --ignore-signal=PIPE")
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(1))
  }

  @Test func `what goes wrong keeps its own status`() throws {
    let run = try CommandRun(
      ["courses", "--data", home.file("note.md")], in: home, redirection: ">/dev/full")
    #expect(run.status == .exited(3))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
