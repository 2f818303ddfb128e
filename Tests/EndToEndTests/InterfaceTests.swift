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
    try run.terminal.waitUntil("the sentence in Korean words") { screen in
      ["영어로 옮기세요", "저는 학생이에요.", "⏎ 채점"].allSatisfy(screen.shows)
    }
    try run.send("I am a student\r\r")
    try run.terminal.waitUntilShown("✓ 맞았어요.")
    try run.send("\r")
    try run.terminal.waitUntilShown("╭ 1일째 끝")
  }

  @Test func `English is spoken where no language is asked for`() throws {
    let run = try MalmoiRun.studying(.student, in: home, environment: ["LANG": "de_DE.UTF-8"])
    #expect(run.terminal.screen.shows("Put it into English"))
  }

  /// What courses say is theirs, and stays: the one for Koreans speaks Korean.
  @Test func `--ascii draws ASCII alone around what courses say`() throws {
    let run = try MalmoiRun.starting(.ascii, in: home, ["--ascii", "--no-animation"])
    // Each step: what to type, and what it leads to: of several things, the one drawn last, so that
    // no key comes in the midst of a frame.
    let steps = [
      ("", "Put it into"), ("?", "Esc close"), ("\u{1B}", "Enter check"),
      ("zzz ", "No block starts with"), ("\u{15}", "Enter check"), ("\t", "1 hint"),
      ("\u{1B}", "Esc back"), ("\u{1B}", "Enter check"), ("\u{15}am I \r\r", "x Not yet."),
      ("\r", "Which word is missing?"), ("here\r", "+ Right."), ("\r", "Day 1 done"),
      ("\r", "Repeat"),
      ("\u{1B}", "Stand-up English"), ("/zzz", "Nothing matches"),
    ]
    for (keys, outcome) in steps {
      try run.send(keys)
      let screen = try run.terminal.waitUntilShown(outcome)
      #expect(
        screen.text.unicodeScalars.allSatisfy { $0.isASCII || $0.isHangul }, "\(screen.text)")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a syllable of Korean.
  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) }
}
