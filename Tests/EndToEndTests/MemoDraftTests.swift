import FoundationEssentials
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Notes taken while learning: written, killed in the middle, found again, taken elsewhere.
struct MemoDraftTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `what is written from the quiz outlives a kill, and is there for other programs`()
    throws
  {
    let run = try MalmoiRun.studying(.everyday, in: home)
    try openEditor(run)
    try run.send("student는 직업을 말할 때\rI am a …\r#문법 #grammar\u{13}")
    try run.terminal.waitUntilShown("Memo saved.")
    try openEditor(run)
    try run.send("half a thought, 반쯤 쓴 생각")
    try run.terminal.waitUntilShown("Draft kept")
    run.terminal.kill(SIGKILL)
    #expect(try run.terminal.waitForExit() == .signaled(SIGKILL))

    let again = try MalmoiRun.studying(.everyday, in: home)
    try again.send("\u{E}")
    try again.terminal.waitUntilShown("A draft that was never saved")
    #expect(again.terminal.screen.shows("half a thought, 반쯤 쓴 생각"))
    try again.send(", now whole\u{13}")
    try again.terminal.waitUntilShown("Memo saved.")
    try again.send("\u{3}")
    #expect(try again.terminal.waitForExit() == .signaled(SIGINT))
    #expect(
      try exportedTexts() == [
        "half a thought, 반쯤 쓴 생각, now whole",
        "student는 직업을 말할 때\nI am a …\n#문법 #grammar",
      ])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal keeps the last letter that was typed`(signal: Int32) throws {
    let run = try MalmoiRun.studying(.student, in: home)
    try openEditor(run)
    try run.send("not a pause after thi")
    try run.terminal.waitUntilShown("not a pause after thi")
    run.terminal.kill(signal)
    #expect(try run.terminal.waitForExit() == .signaled(signal))
    run.terminal.expectRestored()
    try expectDraft("not a pause after thi")
  }

  @Test(arguments: ["\u{3}", "\u{1B}[99;5u"])
  func `^C behind a flood keeps what was answered of it`(interrupt: String) throws {
    let run = try MalmoiRun.studying(.student, in: home)
    try openEditor(run)
    // Told as a key it waits for what was typed before it; as a signal for next to nothing of that.
    let count = interrupt == "\u{3}" ? 1 << 17 : 1 << 10
    try run.send(String(repeating: "flood ", count: count) + interrupt)
    #expect(try run.terminal.waitForExit() == .signaled(SIGINT))
    run.terminal.expectRestored()
    try expectDraft("flood flood")
  }

  @Test func `a closed window keeps the last letter that was typed`() throws {
    let run = try MalmoiRun.studying(.student, in: home)
    try openEditor(run)
    try run.send("창을 닫")
    try run.terminal.waitUntilShown("창을 닫")
    run.terminal.hangUp()
    #expect(try run.terminal.waitForExit() == .signaled(SIGHUP))
    run.terminal.expectNobodyLeft()
    try expectDraft("창을 닫")
  }

  @Test func `a memo is stopped and goes on, in another size, too`() throws {
    let run = try MalmoiRun.startedFromShell(.plainShell, studying: .student, in: home)
    try openEditor(run)
    try run.send("before ^Z")
    try run.terminal.waitUntilShown("before ^Z")
    try run.send("\u{1A}")
    try run.terminal.waitUntilShown("Stopped")
    try run.terminal.resize(columns: 40, rows: 12)
    try run.send("fg\n")
    try run.terminal.waitUntil("the memo in 40 columns") {
      $0.isAlternate && $0.shows("before ^Z") && $0.rows.count == 12
    }
    try run.send(", and after\u{13}")
    try run.terminal.waitUntilShown("Memo saved.")
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a disk takes root"))
  func `a full disk loses nothing, and with room again the memo is saved`() throws {
    let disk = try SmallDisk(kilobytes: 2_048)
    let run = try MalmoiRun.studying(.student, in: home, ["--data", disk.path + "/data"])
    try openEditor(run)
    let filler = disk.path + "/filler"
    try fill(filler)
    let text = String(repeating: "꽉 찬 디스크 ", count: 12_000)
    try run.send("\u{1B}[200~\(text)\u{1B}[201~end")
    try run.terminal.waitUntilShown("The draft could not be kept.")
    try run.send("\u{13}")
    try run.terminal.waitUntilShown("Not saved; the text is still here.")
    #expect(run.terminal.screen.shows("end"))
    #expect(unlink(filler) == 0)
    try run.send("\u{13}")
    try run.terminal.waitUntilShown("Memo saved.")
    try run.send("\u{3}")
    _ = try run.terminal.waitForExit()
    #expect(
      try exportedTexts(["--data", disk.path + "/data"]) == [text + "end"])
  }

  /// Takes all the room a disk has left.
  private func fill(_ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let block = [UInt8](repeating: 0, count: 1_024)
    while write(descriptor, block, block.count) > 0 {}
    #expect(errno == ENOSPC)
  }

  private func openEditor(_ run: MalmoiRun) throws {
    try run.send("\u{E}")
    try run.terminal.waitUntilShown("New memo")
  }

  /// Expects that the sentence's draft is offered when a memo is written on it again.
  private func expectDraft(_ text: String) throws {
    let run = try MalmoiRun.studying(.student, in: home)
    try run.send("\u{E}")
    try run.terminal.waitUntilShown("A draft that was never saved")
    #expect(run.terminal.screen.shows(text))
  }

  /// The texts that `malmoi memos export` writes, without their front matter, sorted.
  private func exportedTexts(_ options: [String] = []) throws -> [String] {
    let run = try CommandRun(["memos", "export", home.file("notes")] + options, in: home)
    #expect(run.status == .exited(0), "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: home.file("notes"))
    return try names.map { name in
      let file = String(decoding: try home.bytes(of: "notes/\(name)"), as: UTF8.self)
      let body = file.split(separator: "---\n\n", maxSplits: 1)[1]
      return String(body.dropLast())
    }
    .sorted()
  }
}
