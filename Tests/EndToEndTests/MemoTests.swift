import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Memos are written, found and thrown away with the real program.
struct MemoTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// The program with its memos on the screen.
  private func memos(columns: Int = 80, rows: Int = 24) throws -> MalmoiRun {
    let run = try MalmoiRun(
      ["--no-animation", "--lang", "en"], in: home, columns: columns, rows: rows)
    try run.terminal.waitUntilShown("1 Today")
    try run.send("3")
    try run.terminal.waitUntilShown("n new")
    return run
  }

  private func write(_ text: String, in run: MalmoiRun) throws {
    try run.send("n")
    try run.terminal.waitUntilShown("New memo")
    try run.send(text + "\u{13}")
    try run.terminal.waitUntil("the editor closed") { !$0.shows("New memo") }
  }

  /// Waits until the rows of the list begin with these titles, in this order.
  private func expectTitles(_ titles: [String], in run: MalmoiRun) throws {
    try run.terminal.waitUntil("the memos \(titles)") { screen in
      let rows = screen.rows.dropFirst(2)
      return zip(rows, titles).allSatisfy { $0.dropFirst(2).hasPrefix($1) }
        && rows.dropFirst(titles.count).first == ""
    }
  }

  @Test func `memos are written, found, pinned, deleted and brought back`() throws {
    let run = try memos()
    try run.terminal.waitUntilShown("No memos yet.")
    try write("standup phrases\r#work yesterday I fixed it", in: run)
    // Memos of one second stand in no order that a test could know, unless one is pinned.
    try run.send("p")
    try run.terminal.waitUntilShown("▌standup")
    try write("조사 은/는\r한국어 문법 #grammar", in: run)
    try expectTitles(["standup phrases", "조사 은/는"], in: run)

    try run.send("/ㅎㄱㅇ")
    try run.terminal.waitUntil("one memo left") {
      $0.shows("한국어 문법") && !$0.shows("standup phrases")
    }
    try run.send("\u{15}#WORK")
    try run.terminal.waitUntil("the other memo") {
      $0.shows("#work yesterday I fixed it") && !$0.shows("조사")
    }
    try run.press(.escape)
    try expectTitles(["standup phrases", "조사 은/는"], in: run)

    try run.press(.up)
    try run.send("d")
    try run.terminal.waitUntilShown("Deleted “standup phrases”. u brings it back.")
    try expectTitles(["조사 은/는"], in: run)
    try run.send("u")
    try expectTitles(["standup phrases", "조사 은/는"], in: run)

    try run.send("dT")
    try run.terminal.waitUntilShown("30 days left")
    try run.send("\r")
    try run.terminal.waitUntilShown("The trash is empty.")
    try run.press(.escape)
    try expectTitles(["standup phrases", "조사 은/는"], in: run)
    try run.send("q")
    #expect(try run.terminal.waitForExit() == .exited(0))
    let again = try memos()
    try expectTitles(["standup phrases", "조사 은/는"], in: again)
  }

  @Test func `a text that was being written when the program was killed is offered again`() throws {
    let run = try memos()
    try run.send("n")
    try run.terminal.waitUntilShown("New memo")
    try run.send("반쯤 쓴 half a thought")
    try run.terminal.waitUntilShown("Draft kept")
    run.terminal.kill(SIGKILL)
    _ = try run.terminal.waitForExit()
    let again = try memos()
    try again.terminal.waitUntilShown("Unsaved draft, a moment ago: 반쯤 쓴 half a thought")
    try again.send("\r")
    try again.terminal.waitUntilShown("New memo")
    try again.send(" more\u{13}")
    try expectTitles(["반쯤 쓴 half a thought more"], in: again)
  }

  @Test func `two programs show each other's memos, and both sides of a conflict are kept`() throws
  {
    let mine = try memos()
    let theirs = try memos()
    try write("shared", in: mine)
    try expectTitles(["shared"], in: theirs)
    try theirs.send("e")
    try theirs.terminal.waitUntilShown("╭ Memo")
    try mine.send("e")
    try mine.terminal.waitUntilShown("╭ Memo")
    try mine.send(" and mine\u{13}")
    try expectTitles(["shared and mine"], in: mine)
    try theirs.send(" and theirs\u{13}")
    try theirs.terminal.waitUntilShown("Both are kept")
    try theirs.send("\r")
    try theirs.terminal.waitUntil("both memos") {
      $0.shows("shared and mine") && $0.shows("shared and theirs")
    }
  }

  @Test func `memos work on the smallest screen and through resizes`() throws {
    let run = try memos(columns: 40, rows: 12)
    try write("작은 화면에서 쓴 긴 제목의 메모입니다", in: run)
    try run.terminal.waitUntilShown("작은 화면에서")
    for (columns, rows) in [(160, 50), (1, 1), (80, 24), (40, 12)] {
      try run.terminal.resize(columns: columns, rows: rows)
    }
    try run.send("\r")
    try run.terminal.waitUntilShown("written a moment ago")
  }
}
