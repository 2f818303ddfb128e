import FoundationEssentials
import PseudoTerminal
import Testing

@testable import malmoi_bench

/// The programs that `malmoi-bench pty` measures, in a run of few keys.
@Suite(.serialized) struct GridTests {
  private static let short = GridRun.Extent(
    keys: 45, pages: 1, starts: 1, settling: .milliseconds(50), idle: .milliseconds(50),
    heldKeys: 12)

  @Test func `the view and its floor answer the same keys, and are held to the targets`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Array(GridWords.file(count: 900).utf8), to: "words.txt")
    let floor = try GridFigures(.floor(of: file), extent: Self.short)
    let view = try GridFigures(.view(of: file), extent: Self.short)
    for grid in [view, floor] {
      #expect(grid.run.firstFrame.seconds.count == 2)
      #expect(grid.run.right.bytes.count == 45 && grid.run.right.bytes.allSatisfy { $0 > 0 })
      #expect(grid.run.down.bytes.allSatisfy { $0 > 0 })
      #expect(grid.run.scrollingDown.bytes.allSatisfy { $0 > 0 })
      #expect(grid.run.burst.bytes.allSatisfy { $0 > 0 } && grid.run.residentBytes > 0)
      #expect(grid.slowRight.countsEveryKey && grid.slowDown.countsEveryKey)
    }
    let figures = view.all(beside: floor.run)
    #expect(figures.allSatisfy { $0.name.hasPrefix("view: ") })
    #expect(figures.count { $0.limit != nil } > 10)
    #expect(figures.filter { $0.name.contains("Right, bytes") }.allSatisfy { !$0.isOver })
    #expect(floor.all(beside: nil).allSatisfy { $0.limit == nil })
  }

  @Test func `the words of a file are shown, and the focus moves over them`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Array("apple\n사과\npear\n".utf8), to: "words.txt")
    let terminal = try PseudoTerminal(
      running: TerminalProgram(product: "malmoi-bench", arguments: ["words", file]))
    let screen = try terminal.waitUntilShown("▪ apple  ▪ 사과  ▪ pear")
    // What has the focus has a ground of its own.
    #expect(screen.cells[0][0].background != .standard)
    #expect(screen.cells[0][9].background == .standard)
    try terminal.send("\u{1B}OC")
    try terminal.waitUntil("the focus on the second word") {
      $0.cells[0][0].background == .standard && $0.cells[0][9].background != .standard
    }
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `a file that is not there ends it with a reason`() throws {
    let terminal = try PseudoTerminal(
      running: TerminalProgram(product: "malmoi-bench", arguments: ["words", "/nowhere"]))
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.screen.text.contains("malmoi-bench: "))
  }
}
