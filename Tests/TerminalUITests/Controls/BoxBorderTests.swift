import Terminal
import TerminalUI
import Testing

@MainActor
struct BoxBorderTests {
  private func drawn(
    _ rect: Rect, title: String = "", footer: String = "", width: Int = 12, height: Int = 4,
    isASCIIOnly: Bool = false
  ) -> [String] {
    var canvas = Canvas(
      size: Size(width: width, height: height),
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    canvas.fill(canvas.bounds, with: ".")
    canvas.drawBox(rect, title: title, footer: footer)
    return canvas.text
  }

  @Test func `a box has a title above and a note below`() {
    #expect(
      drawn(Rect(x: 1, y: 0, width: 10, height: 4), title: "제목", footer: ".") == [
        ".╭ 제목 ──╮.",
        ".│........│.",
        ".│........│.",
        ".╰───── . ╯.",
      ])
  }

  @Test func `corners are square where the font has no round ones`() {
    let capabilities = TerminalCapabilities(hasRoundCorners: false)
    var canvas = Canvas(size: Size(width: 3, height: 2), capabilities: capabilities)
    canvas.drawBox(canvas.bounds)
    #expect(canvas.text == ["┌─┐", "└─┘"])
  }

  @Test func `a long title is cut at a character`() {
    #expect(
      drawn(Rect(x: 0, y: 0, width: 10, height: 2), title: "아주 긴 제목", isASCIIOnly: true) == [
        "+ 아주.. +..",
        "+--------+..",
        "............",
        "............",
      ])
  }

  @Test(arguments: [
    (Rect(x: 1, y: 1, width: 2, height: 2), ["......", ".╭╮...", ".╰╯...", "......"]),
    (Rect(x: 1, y: 1, width: 4, height: 1), ["......", ".╭──╮.", "......", "......"]),
    (Rect(x: 1, y: 1, width: 0, height: 3), ["......", "......", "......", "......"]),
    (Rect(x: -2, y: -2, width: 5, height: 4), ["..│...", "──╯...", "......", "......"]),
    (Rect(x: 4, y: 2, width: 50, height: 50), ["......", "......", "....╭ ", "....│."]),
  ])
  func `a box of any size stays in its place`(rect: Rect, expected: [String]) {
    #expect(drawn(rect, title: "t", width: 6) == expected)
  }
}
