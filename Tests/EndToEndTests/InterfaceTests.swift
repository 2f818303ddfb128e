import PseudoTerminal
import TestSupport
import Testing

/// In which words and signs the app speaks.
struct InterfaceTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: [
    (["--lang", "ko"], [:]),
    // Forwarded by ssh to a machine where it is not installed.
    ([], ["LANG": "ko_KR.UTF-8"]),
    (["--lang", "ko"], ["LANG": "C"]),
  ])
  func `a Korean interface is Korean everywhere`(
    options: [String], environment: [String: String]
  ) throws {
    let run = try MalmoiRun.starting(.student, in: home, options, environment: environment)
    try run.terminal.waitUntilShown("영어로 옮기세요")
    #expect(run.terminal.screen.shows("저는 학생이에요."))
    #expect(run.terminal.screen.shows("⏎ 채점"))
    try run.send("I am a student\r\r")
    try run.terminal.waitUntilShown("✓ 맞았어요.")
    try run.send("\r")
    try run.terminal.waitUntilShown("┌ 1일째 끝")
  }

  @Test func `English is spoken where no language is asked for`() throws {
    let run = try MalmoiRun.studying(.student, in: home, environment: ["LANG": "de_DE.UTF-8"])
    #expect(run.terminal.screen.shows("Put it into English"))
  }

  @Test func `--ascii draws ASCII alone around an ASCII course`() throws {
    let app = try InstalledApp()
    try app.courses.write(SampleCourse.ascii.json, to: "ascii.json")
    let terminal = try PseudoTerminal(
      running: TerminalProgram(
        path: app.path, arguments: ["--ascii", "--no-animation", "--seed", "7"],
        environment: TerminalProgram.environment.merging(["HOME": home.path]) { $1 }))
    // Each step: what to type, what it leads to.
    let steps = [
      ("", "Ascii"), ("/zz", "Nothing matches"), ("\u{1B}", "Ascii"), ("\r", "Day 1"),
      ("\r", "Put it into"), ("?", "Keys"), ("\u{1B}", "Put it into"),
      ("zz ", "No block starts with"), ("\u{15}", "check"), ("\t", "Hint 1"),
      ("\u{1B}", "Leave the quiz?"), ("\u{1B}", "Hint 1"), ("\u{15}am I \r", "x Not yet."),
      ("\rI am here\r\r", "+ Right."), ("\r", "Day 1 done"), ("\r", "Review"),
    ]
    for (keys, outcome) in steps {
      try terminal.send(keys)
      let screen = try terminal.waitUntilShown(outcome)
      #expect(screen.text.utf8.allSatisfy { $0 < 0x80 }, "\(screen.text)")
    }
  }
}
