import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct ModalDrawingTests {
  /// A modal of 5 x 1 cells over rows that are full of `below`.
  private func stage(
    below: String, width: Int = 20, height: Int = 7, isASCIIOnly: Bool = false,
    animator: Animator = Animator(isEnabled: false), modal: PaneScreen
  ) async throws -> Stage {
    let stage = Stage(
      width: width, height: height, isASCIIOnly: isASCIIOnly, animator: animator)
    let root = PaneScreen(below)
    root.fillsRows = true
    root.caret = Point(x: 8, y: 2)
    try await stage.coordinator.transition(to: .pane(root), using: .root)
    modal.title = "Q"
    modal.modalSize = Size(width: 5, height: 1)
    try await stage.coordinator.transition(to: .pane(modal), using: .modal)
    return stage
  }

  @Test func `what a modal leaves uncovered stays, characters it cuts are blanked`() async throws {
    let stage = try await stage(below: "가나다라마바사아자차", modal: PaneScreen("답"))
    #expect(
      stage.terminal.screen == [
        "가나다라마바사아자차",
        "가나 ╭ Q ────╮아자차",
        "가나 │ 답    │아자차",
        "가나 ╰───────╯아자차",
        "가나다라마바사아자차",
        "────────────────────",
        "",
      ])
  }

  @Test func `a character cut by the right edge of a modal is blanked too`() async throws {
    let stage = try await stage(below: ".가나다라마바사아자", modal: PaneScreen("답"))
    #expect(stage.terminal.screen[1] == ".가나╭ Q ────╮ 아자")
  }

  @Test func `ASCII terminals get an ASCII frame`() async throws {
    let stage = try await stage(
      below: "....................", isASCIIOnly: true, modal: PaneScreen("ok"))
    #expect(
      stage.terminal.screen == [
        "....................",
        ".....+ Q ----+......",
        ".....| ok    |......",
        ".....+-------+......",
        "....................",
        "--------------------",
        "",
      ])
  }

  @Test func `a modal is centred again in a new size`() async throws {
    let stage = try await stage(below: "", modal: PaneScreen("hello"))
    stage.terminal.resize(width: 13, height: 6)
    #expect(
      stage.terminal.screen == [
        "  ╭ Q ────╮",
        "  │ hello │",
        "  ╰───────╯",
        "",
        "─────────────",
        "",
      ])
  }

  @Test func `without room for a frame the modal has all there is`() async throws {
    let stage = try await stage(
      below: "below below", width: 7, height: 2, modal: PaneScreen("modal"))
    #expect(stage.terminal.screen == ["modal", ""])
  }

  @Test func `only the topmost layer has the cursor`() async throws {
    let modal = PaneScreen("답")
    let stage = try await stage(below: "", modal: modal)
    #expect(stage.terminal.cursor == nil)
    modal.caret = Point(x: 2, y: 0)
    stage.window.redraw()
    await stage.window.idle()
    #expect(stage.terminal.cursor == Point(x: 9, y: 2))
    try await stage.coordinator.close()
    #expect(stage.terminal.cursor == Point(x: 8, y: 2))
  }

  @Test func `a modal grows from its middle`() async throws {
    let clock = ManualFrameClock()
    let animator = Animator(clock: clock)
    animator.isEnabled = false
    let stage = try await stage(
      below: "....................", animator: animator, modal: PaneScreen("one"))
    try await stage.coordinator.close()
    animator.isEnabled = true
    let modal = PaneScreen("답")
    modal.modalSize = Size(width: 9, height: 3)
    let coordinator = stage.coordinator
    stage.start { try await coordinator.transition(to: .pane(modal), using: .modal) }
    clock.advance(by: .milliseconds(25))
    await stage.terminal.shown { $0.joined().contains("╭") }
    #expect(
      stage.terminal.screen.prefix(5) == [
        "....................",
        "......╭────╮........",
        "......│    │........",
        "......╰────╯........",
        "....................",
      ])
    clock.advance(by: .milliseconds(100))
    await stage.window.idle()
    #expect(stage.terminal.screen[0] == "...╭───────────╮....")
    #expect(stage.terminal.screen[1] == "...│ 답        │....")
  }
}
