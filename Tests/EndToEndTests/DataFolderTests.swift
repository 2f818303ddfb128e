import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Where progress is kept, and what happens when it cannot be.
struct DataFolderTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(SampleCourse.student.json, to: "student.json")
  }

  @Test(.enabled(if: Powerless.isPossible, "root's powers cannot be taken away here"))
  func `a folder that may not be written is named`() throws {
    let folder = home.file("locked")
    try #require(mkdir(folder, 0o555) == 0)
    let run = try CommandRun(
      ["study", "student.json", "--data", "locked"], in: home, redirection: "",
      runner: Powerless.runner)
    #expect(run.status == .exited(3))
    #expect(run.errors.hasPrefix("malmoi: ") && run.errors.contains("locked"), "\(run.errors)")
    #expect(run.errors.contains("--data"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.bytesOnTerminal == 0)
  }

  @Test func `a file in the place of the folder is named and kept`() throws {
    try home.write("notes", to: "data")
    let run = try CommandRun(
      ["study", "student.json", "--data", "data"], in: home, redirection: "")
    #expect(run.status == .exited(3))
    #expect(run.errors.hasPrefix("malmoi: data is not a folder"), "\(run.errors)")
    #expect(try home.bytes(of: "data").elementsEqual("notes".utf8))
    #expect(run.bytesOnTerminal == 0)
  }

  @Test func `a damaged database is named and kept`() throws {
    try #require(mkdir(home.file("data"), 0o700) == 0)
    try home.write("this is no database", to: "data/malmoi.db")
    let run = try CommandRun(
      ["study", "student.json", "--data", "data"], in: home, redirection: "")
    #expect(run.status == .exited(3))
    #expect(run.errors.contains("data/malmoi.db"), "\(run.errors)")
    #expect(try home.bytes(of: "data/malmoi.db").elementsEqual("this is no database".utf8))
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "xdg"], [], "xdg/malmoi"),
    ([:], [], ".local/share/malmoi"),
    (["XDG_DATA_HOME": "xdg"], ["--data", "mine"], "mine"),
  ])
  func `progress is kept where it is asked to be`(
    variables: [String: String], options: [String], place: String
  ) throws {
    let environment = variables.mapValues { home.file($0) }
    let options = options.map { $0.hasPrefix("--") ? $0 : home.file($0) }
    let run = try MalmoiRun.studying(.student, in: home, options, environment: environment)
    try run.send("\u{3}")
    #expect(try run.terminal.waitForExit() == .signaled(SIGINT))
    #expect(access(home.file("\(place)/malmoi.db"), F_OK) == 0)
  }

  @Test func `two at once keep the answers of both`() throws {
    let first = try MalmoiRun.studying(.everyday, in: home)
    let second = try MalmoiRun.studying(.everyday, in: home, ["--day", "2"])
    try first.answerNext(of: SampleCourse.everyday.days[0])
    try second.answerNext(of: SampleCourse.everyday.days[1])
    try first.answerNext(of: SampleCourse.everyday.days[0])
    for run in [first, second] {
      try run.send("\u{3}")
      #expect(try run.terminal.waitForExit() == .signaled(SIGINT))
    }
    let progress = try MalmoiRun.studying(.everyday, in: home).picture.progress
    #expect(try #require(progress) == (2, 12))
    let other = try MalmoiRun.studying(.everyday, in: home, ["--day", "2"]).picture.progress
    #expect(try #require(other) == (1, 2))
  }
}

/// A way to run programs that obey the permissions of files, for tests that root runs.
private enum Powerless {
  /// The command that runs another without root's power over files.
  static var runner: String {
    geteuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search" : ""
  }

  /// Whether that works here.
  static var isPossible: Bool {
    let program = TerminalProgram(path: "/bin/sh", arguments: ["-c", "\(runner) true"])
    return (try? PseudoTerminal(running: program).waitForExit()) == .exited(0)
  }
}
