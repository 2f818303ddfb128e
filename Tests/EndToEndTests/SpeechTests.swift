import FoundationEssentials
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Answers said aloud by a program that malmoi starts.
struct SpeechTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try #require(mkdir(home.file("bin"), 0o700) == 0)
    try home.write(
      """
      #!/bin/sh
      /bin/readlink /proc/$$/fd/* > '\(home.file("files"))'
      echo $$ > '\(home.file("number"))'
      exec /bin/sleep 1000

      """, to: "bin/espeak-ng")
    try #require(chmod(home.file("bin/espeak-ng"), 0o700) == 0)
  }

  @Test func `what is being said is heard beside the next keys, and ends with malmoi`() throws {
    let environment = ["PATH": home.file("bin")]
    let settings = try MalmoiRun(["--lang", "en"], in: home, environment: environment)
    try settings.terminal.waitUntilShown("5 Settings")
    try settings.send("5")
    try settings.terminal.waitUntilShown("^P speaks the answer")
    for _ in 0..<7 { try settings.press(.down) }
    try settings.send(" ")
    try settings.terminal.waitUntil("sound that is on") { screen in
      screen.rows.contains { $0.contains("^P speaks the answer") && $0.contains("[✓]") }
    }
    try settings.send("q")
    #expect(try settings.terminal.waitForExit() == .exited(0))

    let run = try MalmoiRun.studying(.korean, in: home, environment: environment)
    try run.send("저는 학교에 가요 \r\u{10}")
    try run.waitForVerdict("✓ Right.")
    let number = try waitForNumber()
    #expect(kill(number, 0) == 0)
    let files = String(decoding: try home.bytes(of: "files"), as: UTF8.self)
    #expect(files.contains("/dev/null"))
    #expect(!files.contains("/dev/pts") && !files.contains("malmoi.db"))
    try run.send("\r")
    try run.waitForSentence("the next sentence, while the one before is being said")
    try run.send("\u{3}")
    _ = try run.terminal.waitForExit()
    #expect(kill(number, 0) == -1 && errno == ESRCH)
  }

  /// The number of the program that speaks, once it runs.
  private func waitForNumber() throws -> pid_t {
    for _ in 0..<5_000 {
      let text = (try? home.bytes(of: "number")).map { String(decoding: $0, as: UTF8.self) }
      if let number = text.flatMap({ pid_t($0.filter(\.isNumber)) }) { return number }
      usleep(1_000)
    }
    throw NothingSaid()
  }

  private struct NothingSaid: Error {}
}
