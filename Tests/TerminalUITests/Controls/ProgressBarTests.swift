import Terminal
import TerminalUI
import Testing

@MainActor
struct ProgressBarTests {
  @Test(arguments: [
    (0, 10, "────────", "0 %"), (6, 10, "━━━━━───", "60 %"), (10, 10, "━━━━━━━━", "100 %"),
    (1, 1000, "━───────", "1 %"), (999, 1000, "━━━━━━━─", "99 %"), (3, 0, "────────", "0 %"),
    (-1, 4, "────────", "0 %"), (5, 4, "━━━━━━━━", "100 %"),
  ])
  func `a bar begins with the first step and is full only at the end`(
    done: Int, total: Int, bar: String, percentage: String
  ) {
    let progress = ProgressBar(done: done, of: total)
    #expect(progress.text(width: 8, capabilities: TerminalCapabilities()) == bar)
    #expect(progress.percentage == percentage)
  }

  @Test(arguments: [(0.5, 4, "##--"), (.nan, 2, "--"), (1, 1, "#"), (0.5, 1, "-"), (0.5, 0, "")])
  func `ASCII terminals get signs and narrow places a short bar`(
    fraction: Double, width: Int, expected: String
  ) {
    let ascii = TerminalCapabilities(isASCIIOnly: true)
    #expect(ProgressBar(fraction: fraction).text(width: width, capabilities: ascii) == expected)
    #expect(ProgressBar(fraction: fraction).text(width: -1, capabilities: ascii) == "")
  }

  @Test func `the console of Linux, which shows thick lines thin, gets shades`() {
    let console = TerminalCapabilities(hasRoundCorners: false)
    #expect(ProgressBar(fraction: 0.5).text(width: 4, capabilities: console) == "██░░")
  }

  @Test func `every step of every length is drawn in its width`() {
    for width in 0...12 {
      for done in 0...30 {
        let text = ProgressBar(done: done, of: 30)
          .text(width: width, capabilities: TerminalCapabilities())
        #expect(text.displayWidth == width)
      }
    }
  }
}
