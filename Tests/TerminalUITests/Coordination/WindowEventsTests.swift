import Terminal
import TerminalUI
import TestSupport
import Testing

/// What a window does with keys, clicks and the commands of its screens.
@MainActor
struct WindowEventsTests {
  @Test(arguments: [("<A-3>", Key.character("3")), ("<A-Enter>", .enter)])
  func `Esc and a key at once lose neither`(script: String, second: Key) async throws {
    let stage = Stage()
    let screen = PaneScreen("root")
    screen.usesEvents = false
    var pressed: [Key] = []
    screen.keyBindings = [
      KeyBinding([.escape, .character("3"), .enter], title: "press") { pressed.append($0) }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed(script)
    await stage.window.idle()
    #expect(pressed == [.escape, second])
  }

  @Test func `what has a meaning with Alt is one key`() async throws {
    let stage = Stage()
    let screen = PaneScreen("root")
    var pressed: [Key] = []
    let keys = [Key(.character("3"), .alt), .escape, .character("3")]
    screen.keyBindings = [KeyBinding(keys, title: "press") { pressed.append($0) }]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("<A-3>")
    await stage.window.idle()
    #expect(pressed == [Key(.character("3"), .alt)])
  }

  @Test func `a disabled key says why in place of the hints, until the next key`() async throws {
    let stage = Stage()
    let screen = PaneScreen("")
    screen.keyBindings = [
      KeyBinding(.tab, title: "hint", disabledReason: "no hints left") {
        Issue.record("a disabled command ran")
      }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    #expect(stage.terminal.screen.last == " ⇥ hint")
    stage.terminal.feed("<Tab>")
    #expect(stage.terminal.screen.last == " ! no hints left")
    stage.terminal.feed("<F5>")
    #expect(stage.terminal.screen.last == " ⇥ hint")
  }

  @Test func `an enabled binding wins over a disabled one with the same key`() async throws {
    let stage = Stage()
    var ran = 0
    let screen = PaneScreen("")
    screen.keyBindings = [
      KeyBinding(.enter, title: "check", disabledReason: "nothing placed") {},
      KeyBinding(.enter, title: "go on") { ran += 1 },
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("<Enter>")
    #expect(ran == 1)
    #expect(stage.window.notice == nil)
  }

  @Test func `bindings of the app come after those of the screen`() async throws {
    let stage = Stage()
    var log: [String] = []
    stage.window.globalBindings = {
      [
        KeyBinding(.character("q"), title: "quit") { log.append("quit") },
        KeyBinding(.character("r"), title: "global r") { log.append("global r") },
      ]
    }
    let screen = PaneScreen("")
    screen.keyBindings = [KeyBinding(.character("r"), title: "reload") { log.append("reload") }]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("rqㅂ")
    #expect(log == ["reload", "quit", "quit"])
  }

  @Test func `what no binding wants goes to the screen`() async throws {
    let stage = Stage()
    let screen = PaneScreen("")
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("a")
    stage.terminal.feed(.paste("한국"))
    stage.terminal.feed(.mouse(MouseEvent(.scrollUp, at: Point(x: 3, y: 4))))
    #expect(
      screen.handled == [
        .key(.character("a")), .paste("한국"),
        .mouse(MouseEvent(.scrollUp, at: Point(x: 3, y: 4))),
      ])
  }

  @Test func `no binding takes a letter from a text field`() async throws {
    let stage = Stage()
    let screen = PaneScreen("")
    screen.isEditingText = true
    screen.usesEvents = false
    var ran: [String] = []
    let commands = ["d", "q", "?", "="].map { name in
      KeyBinding(.character(Character(name)), title: name) { ran.append(name) }
    }
    screen.keyBindings = commands + [KeyBinding(.escape, title: "leave") { ran.append("leave") }]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("dqㅂD?=<Esc>")
    #expect(screen.handled.count == 7, "the field sees every key first")
    #expect(ran == ["?", "=", "leave"], "what it does not want is a command, but never a letter")
  }

  @Test func `a field that wants a key keeps it from the bindings`() async throws {
    let stage = Stage()
    let screen = PaneScreen("")
    screen.isEditingText = true
    screen.keyBindings = [
      KeyBinding(.backspace, title: "take back") { Issue.record("the field wanted it") }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("<Backspace>")
    #expect(screen.handled == [.key(.backspace)])
  }

  @Test func `a new size and the end of the program wait for no transition`() async throws {
    let stage = Stage(animator: Animator(clock: ManualFrameClock()))
    let root = PaneScreen("root")
    let coordinator = stage.coordinator
    var reasons: [TerminationReason] = []
    stage.window.onTerminate = { reasons.append($0) }
    try await coordinator.transition(to: .pane(root), using: .root)
    let second = PaneScreen("second")
    for screen in [PaneScreen("first"), second] {
      stage.start { try await coordinator.transition(to: .pane(screen), using: .modal) }
    }
    stage.terminal.feed("x")
    stage.terminal.resize(width: 40, height: 12)
    stage.terminal.feed(.terminate(.hangUp))
    #expect(reasons == [.hangUp])
    #expect(root.log.last == "40x10")
    stage.window.animator.isEnabled = false
    await stage.window.idle()
    #expect(root.handled == [])
    #expect(second.handled == [])
  }

  @Test func `what was typed before the end is heard, and nothing after it`() async throws {
    let stage = Stage()
    let screen = PaneScreen("root")
    var reasons: [TerminationReason] = []
    stage.window.onTerminate = { reasons.append($0) }
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed(
      .key(.character("a")), .terminate(.interrupt), .key(.character("b")), .terminate(.hangUp))
    stage.terminal.feed("c")
    await stage.window.idle()
    #expect(screen.handled == [.key(.character("a"))])
    #expect(reasons == [.interrupt, .hangUp])
  }

  @Test func `keys wait for work that leads to another screen`() async throws {
    let stage = Stage()
    let screen = PaneScreen("saving")
    let next = PaneScreen("next")
    let (saved, save) = AsyncStream.makeStream(of: Void.self)
    screen.keyBindings = [
      KeyBinding(.enter, title: "go on") {
        stage.window.work.start {
          await stage.window.work.holdingKeys {
            for await _ in saved { break }
            stage.window.work.start {
              try? await stage.coordinator.transition(to: .pane(next), using: .root)
            }
          }
        }
      }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.type("<Enter>xy")
    #expect(screen.handled.isEmpty)
    #expect(!stage.window.isIdle)
    save.yield()
    await stage.window.idle()
    #expect(screen.handled.isEmpty)
    #expect(next.handled == [.key(.character("x")), .key(.character("y"))])
  }

  @Test func `a click on a hint does what its key does`() async throws {
    let stage = Stage()
    var log: [String] = []
    let screen = PaneScreen("")
    screen.keyBindings = [
      KeyBinding(.enter, title: "check") { log.append("check") },
      KeyBinding(.tab, title: "hint", disabledReason: "no hints left") {},
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    #expect(stage.terminal.screen.last == " ⏎ check  ⇥ hint")
    stage.terminal.click(x: 3, y: 9)
    stage.terminal.click(x: 29, y: 9)
    #expect(log == ["check"])
    stage.terminal.click(x: 12, y: 9)
    #expect(stage.terminal.screen.last == " ! no hints left")
    stage.terminal.click(x: 3, y: 9)
    #expect(log == ["check"], "no hint is under the notice")
  }
}
