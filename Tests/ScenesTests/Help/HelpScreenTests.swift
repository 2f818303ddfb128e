import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct HelpScreenTests {
  private func drawing(
    _ bindings: [KeyBinding], width: Int, height: Int, isASCIIOnly: Bool = false
  ) throws -> [String] {
    let context = try SceneStage().context
    let screen = HelpScreen(context: context)
      .bind(viewModel: HelpViewModel(bindings: bindings, context: context))
    let size = screen.preferredSize(fitting: Size(width: width, height: height))
    var canvas = Canvas(size: size, capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    screen.draw(on: &canvas, in: canvas.bounds)
    return canvas.text.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }

  private let bindings = [
    KeyBinding(.enter, title: "check") {},
    KeyBinding(
      .tab, title: "take a hint", disabledReason: "There is nothing left to be hinted at."
    ) {},
    KeyBinding(.control("l"), title: "draw again", group: "Everywhere") {},
  ]

  @Test func `each command stands beside its keys, a reason in as many lines as it takes`() throws {
    let rows = try drawing(bindings, width: 44, height: 20)
    #expect(
      rows == [
        " On this screen",
        "  ⏎           check",
        "  ⇥           take a hint – now off: There",
        "              is nothing left to be hinted",
        "              at.",
        " Everywhere",
        "  ^L          draw again",
      ])
  }

  @Test func `where not all fits a sign says so`() throws {
    let rows = try drawing(bindings, width: 44, height: 3)
    #expect(rows.count == 3)
    #expect(rows[2].hasSuffix("↓"))
  }

  @Test func `the long names that ASCII has for arrows are not cut where there is room`() throws {
    let arrows = KeyBinding([.left, .right, .up, .down], title: "move") { _ in }
    let rows = try drawing([arrows], width: 60, height: 9, isASCIIOnly: true)
    #expect(rows[1] == "  Left/Right/Up/Down  move")
  }

  @Test func `a search leaves the commands that do it, by words or by keys`() throws {
    let context = try SceneStage().context
    let help = HelpViewModel(bindings: bindings, context: context)
    func found() -> [[String]] {
      help.sections.map { section in help.rows(in: section).map { section.bindings[$0].title } }
    }
    #expect(found() == [["check", "take a hint"], ["draw again"]])
    help.filter.requested()
    for letter in "HINT a" { #expect(help.filter.edited(by: .key(.character(letter)))) }
    #expect(found() == [["take a hint"], []])
    help.filter.accepted()
    #expect(help.filter.text == "HINT a")
    help.filter.cleared()
    help.filter.requested()
    for letter in "^l" { _ = help.filter.edited(by: .key(.character(letter))) }
    #expect(found() == [[], ["draw again"]])
    help.filter.cleared()
    #expect(found() == [["check", "take a hint"], ["draw again"]])
    #expect(!help.filter.edited(by: .key(.character("x"))))
  }

  @Test func `a page further has its name beside the arrows`() throws {
    let moves = KeyBinding([.up, .down, .pageUp, .pageDown, .home], title: "move") { _ in }
    #expect(try drawing([moves], width: 60, height: 9)[1] == "  ↑↓ PgUp/PgDn Home   move")
    #expect(
      try drawing([moves], width: 44, height: 9)[1...3] == [
        "  ↑↓          move", "  PgUp/PgDn", "  Home",
      ])
  }

  @Test func `no size is too small`() throws {
    for width in 0...30 {
      for height in 0...4 { _ = try drawing(bindings, width: width, height: height) }
    }
  }
}
