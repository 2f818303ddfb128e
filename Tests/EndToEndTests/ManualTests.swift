import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The manual page and the help of each command.
struct ManualTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: ["en", "ko"])
  func `the page begins as pages do`(language: String) throws {
    let run = try CommandRun(["man", "--lang", language], in: home)
    #expect(run.status == .exited(0))
    #expect(run.output.hasPrefix(".TH MALMOI 1 "))
  }

  /// Where groff is installed, which a plain machine has not.
  @Test(
    .enabled(if: access("/usr/bin/groff", X_OK) == 0), arguments: ["en", "ko"])
  func `groff has nothing to say against it`(language: String) throws {
    let page = try CommandRun(["man", "--lang", language], in: home)
    try home.write(page.output, to: "malmoi.1")
    let groff = try PseudoTerminal(
      running: TerminalProgram(
        path: "/bin/sh",
        arguments: ["-c", "groff -k -ww -man -Tutf8 -P-cbou malmoi.1 2>errors >page"],
        directory: home.path))
    #expect(try groff.waitForExit() == .exited(0))
    #expect(try home.bytes(of: "errors").isEmpty)
    let text = String(decoding: try home.bytes(of: "page"), as: UTF8.self)
    #expect(text.contains("--no-animation"))
    #expect(text.contains("PS1='$(malmoi due) $ '"))
  }

  @Test(arguments: [
    (["study", "--help"], "malmoi study FILE|ID [--day N]"),
    (["memos", "add", "--help"], "malmoi memos add [TEXT...] [--tag WORD]"),
    (["--help", "check", "x"], "malmoi check FILE..."),
    (["memos", "-h"], "USAGE"),
  ])
  func `a command's help begins with how it is written`(
    arguments: [String], beginning: String
  ) throws {
    let run = try CommandRun(arguments, in: home)
    #expect(run.status == .exited(0))
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
  }
}
