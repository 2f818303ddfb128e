import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Memos opened in the learner's own editor, here a script that talks on the terminal.
struct OutsideEditorTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write("the memo as it was", to: "note.md")
    let run = try CommandRun(["memos", "import", "note.md"], in: home)
    #expect(run.status == .exited(0), "\(run.errors)")
  }

  @Test(arguments: [
    ("cat", "Nothing was changed.", "the memo as it was"),
    ("echo 'written 밖에서' >", "Memo saved.", "written 밖에서"),
    (":>", "The text came back empty.", "the memo as it was"),
    ("exit 7 #", "failed (status 7)", "the memo as it was"),
    ("stty raw -echo; kill -9 $$ #", "was ended by signal 9", "the memo as it was"),
    ("printf '\\377' >", "no UTF-8 text", "the memo as it was"),
  ])
  func `what the editor does is said, and the memo is safe`(
    command: String, said: String, text: String
  ) throws {
    let run = try listing(editor: "read line; \(command) \"$1\"")
    try run.send("E")
    try run.terminal.waitUntil("the editor's screen") { !$0.isAlternate && $0.shows("EDITOR") }
    #expect(run.terminal.isCooked)
    try run.send("\n")
    try run.terminal.waitUntil("the app with “\(said)”") { $0.isAlternate && $0.shows(said) }
    #expect(!run.terminal.isCooked)
    try run.press(.escape)
    try run.terminal.waitUntilShown(text)
    #expect(!run.terminal.screen.shows("EDITOR"))
  }

  @Test func `^C is for the editor, not for malmoi`() throws {
    let run = try listing(editor: "read line")
    try run.send("E")
    try run.terminal.waitUntil("the editor's screen") { !$0.isAlternate && $0.shows("EDITOR") }
    try run.send("\u{3}")
    try run.terminal.waitUntilShown("was ended by signal 2")
    try run.press(.escape)
    try run.terminal.waitUntilShown("the memo as it was")
  }

  @Test func `^Z stops both, and fg goes on in the editor`() throws {
    try writeEditor("echo READY; read line; echo \"$line\" > \"$1\"")
    let shell = MalmoiRun.Shell.plainShell
    let run = MalmoiRun(terminal: try PseudoTerminal(running: shell.program(in: home)))
    try run.waitForPrompt()
    let malmoi = try TerminalProgram.path(ofProduct: "malmoi")
    try run.send("EDITOR='/bin/sh \(home.file("editor.sh"))' \(malmoi)\n")
    try openList(run)
    try run.send("E")
    try run.terminal.waitUntil("the editor's screen") { !$0.isAlternate && $0.shows("READY") }
    try run.send("\u{1A}")
    try run.terminal.waitUntilShown("Stopped")
    try run.send("echo still $((1+1))\n")
    try run.terminal.waitUntilShown("still 2")
    try run.send("fg\n")
    try run.send("after a break\n")
    try run.terminal.waitUntil("the changed memo") { $0.isAlternate && $0.shows("after a break") }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal in the editor ends both, and keeps what it wrote`(signal: Int32) throws {
    let run = try listing(
      editor: "echo 'written before the end' > \"$1\"; echo WRITTEN; read line")
    try run.send("E")
    try run.terminal.waitUntilShown("WRITTEN")
    run.terminal.kill(signal)
    #expect(try run.terminal.waitForExit() == .signaled(signal))
    run.terminal.expectRestored()
    run.terminal.expectNobodyLeft()
    let again = try listing(editor: "true")
    try again.terminal.waitUntilShown("written before the end")
  }

  @Test func `a kill while the editor is open leaves what it wrote as a draft`() throws {
    let run = try listing(
      editor: "echo 'written before the kill' > \"$1\"; echo WRITTEN; read line")
    try run.send("E")
    try run.terminal.waitUntilShown("WRITTEN")
    run.terminal.kill(SIGKILL)
    #expect(try run.terminal.waitForExit() == .signaled(SIGKILL))
    let again = try listing(editor: "true")
    try again.terminal.waitUntilShown("Unsaved draft")
    try again.send("\r")
    try again.terminal.waitUntilShown("A draft that was never saved")
    #expect(again.terminal.screen.shows("written before the kill"))
  }

  @Test func `a missing editor is said`() throws {
    let run = try MalmoiRun([], in: home, environment: ["EDITOR": "no-such-editor"])
    try openList(run)
    try run.send("E")
    try run.terminal.waitUntilShown("no-such-editor")
    try run.press(.escape)
    try run.terminal.waitUntilShown("the memo as it was")
  }

  /// The list of memos, in an app whose editor says EDITOR and then runs `script`; `$1` is the file.
  private func listing(editor script: String) throws -> MalmoiRun {
    try writeEditor(script)
    let run = try MalmoiRun(
      ["--no-animation"], in: home,
      environment: ["VISUAL": "/bin/sh '\(home.file("editor.sh"))'"])
    try openList(run)
    return run
  }

  private func writeEditor(_ script: String) throws {
    try home.write("echo EDITOR\n\(script)\n", to: "editor.sh")
  }

  private func openList(_ run: MalmoiRun) throws {
    try run.terminal.waitUntilShown("1 Today")
    try run.send("3")
    try run.terminal.waitUntilShown("the memo as it was")
  }
}
