import PseudoTerminal
import Testing

@Suite(.serialized) struct PictureTests {
  @Test func `wide characters at the edges leave no halves behind`() throws {
    let terminal = try ProbeRun.started("picture", columns: 20, rows: 8)
    let screen = try terminal.waitUntil("the corner") { $0.cells[7][18].text == "하" }
    #expect(
      screen.rows == [
        "                가나",
        "                 가",
        "éㅎㅏㄴ한한",
        "❤👨👍KR|",
        " x국말",
        "",
        "",
        "                  하",
      ])
    #expect(screen.cells[7][19].text.isEmpty)
    #expect(screen.cells[3][7].text == "|")
    #expect(screen.cursor == (19, 7))
    #expect(screen.isCursorVisible)
  }
}
