import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct SceneCoordinatorTests {
  @Test func `a root replaces everything, the topmost modal first`() async throws {
    let stage = Stage()
    var log: [String] = []
    let screens = ["root", "first", "second", "new"].map { PaneScreen($0) }
    for screen in screens { screen.onLog = { log.append($0) } }
    try await stage.coordinator.transition(to: .stack(screens[0]), using: .root)
    try await stage.coordinator.transition(to: .pane(screens[1]), using: .modal)
    try await stage.coordinator.transition(to: .pane(screens[2]), using: .modal)
    log = []
    try await stage.coordinator.transition(to: .pane(screens[3]), using: .root)
    #expect(
      log == [
        "second disappears", "first disappears", "root disappears", "new 30x8", "new appears",
      ])
    #expect(stage.terminal.screen.prefix(8) == ["new", "", "", "", "", "", "", ""])
    #expect(!stage.window.isModalPresented)
  }

  @Test func `a push goes onto the stack of the topmost layer`() async throws {
    let stage = Stage()
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    try await stage.coordinator.transition(to: .pane(PaneScreen("pushed")), using: .push)
    #expect(stage.terminal.screen[0] == "pushed")
    let step = PaneScreen("step one")
    step.title = "Steps"
    try await stage.coordinator.transition(to: .stack(step), using: .modal)
    try await stage.coordinator.transition(to: .pane(PaneScreen("step two")), using: .push)
    #expect(stage.terminal.screen.contains { $0.contains("step two") })
    #expect(stage.terminal.screen[0] == "pushed", "the stack below is left alone")
    try await stage.coordinator.close()
    #expect(stage.terminal.screen.contains { $0.contains("step one") })
    try await stage.coordinator.close()
    #expect(!stage.window.isModalPresented)
    #expect(stage.terminal.screen[0] == "pushed")
  }

  @Test(arguments: [false, true])
  func `a push without a stack is refused and builds nothing`(isEmpty: Bool) async throws {
    let stage = Stage()
    if !isEmpty {
      try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
      try await stage.coordinator.transition(to: .pane(PaneScreen("modal")), using: .modal)
    }
    let before = stage.terminal.screen
    let refused = PaneScreen("refused")
    await #expect(throws: TransitionError.navigationControllerMissing) {
      try await stage.coordinator.transition(to: .pane(refused), using: .push)
    }
    #expect(stage.terminal.screen == before)
    #expect(refused.log == ["bound"])
  }

  @Test func `a modal takes all keys but those that work over modals`() async throws {
    let stage = Stage()
    var log: [String] = []
    stage.window.globalBindings = {
      [
        KeyBinding(.character("q"), title: "quit") { log.append("quit") },
        KeyBinding(.control("l"), title: "redraw", worksOverModals: true) { log.append("redraw") },
      ]
    }
    let root = PaneScreen("root")
    root.keyBindings = [KeyBinding(.enter, title: "check") { log.append("check") }]
    try await stage.coordinator.transition(to: .pane(root), using: .root)
    try await stage.coordinator.transition(to: .pane(PaneScreen("modal")), using: .modal)
    stage.terminal.feed("<Enter>q<C-l>x")
    stage.terminal.feed(.paste("text"))
    stage.terminal.click(x: 0, y: 0)
    #expect(log == ["redraw"])
    #expect(root.handled == [])
    #expect(root.log.last == "appears", "it is still there")
  }

  @Test func `a modal needs something below it`() async {
    let stage = Stage()
    await #expect(throws: TransitionError.unknown) {
      try await stage.coordinator.transition(to: .pane(PaneScreen("modal")), using: .modal)
    }
    await #expect(throws: TransitionError.unknown) {
      let _: Int? = try await stage.coordinator.present { .asking(AskingModel(dismissal: $0)) }
    }
  }

  @Test func `close pops the stack, but not its root`() async throws {
    let stage = Stage()
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    try await stage.coordinator.transition(to: .pane(PaneScreen("pushed")), using: .push)
    try await stage.coordinator.close()
    #expect(stage.terminal.screen[0] == "root")
    await #expect(throws: TransitionError.cannotPop) { try await stage.coordinator.close() }
    #expect(stage.terminal.screen[0] == "root")
  }

  @Test func `close has nothing to do without a modal or a stack`() async throws {
    let stage = Stage()
    await #expect(throws: TransitionError.unknown) { try await stage.coordinator.close() }
    try await stage.coordinator.transition(to: .pane(PaneScreen("root")), using: .root)
    await #expect(throws: TransitionError.unknown) { try await stage.coordinator.close() }
  }

  @Test func `transitions queue and never interleave`() async throws {
    let clock = ManualFrameClock()
    let stage = Stage(animator: Animator(clock: clock))
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    var log: [String] = []
    let coordinator = stage.coordinator
    let screens = ["a", "b"].map { PaneScreen($0) }
    for screen in screens { screen.onLog = { log.append($0) } }
    for screen in screens {
      stage.start {
        try await coordinator.transition(to: .pane(screen), using: .modal)
        log.append("\(screen.viewModel.line) done")
      }
    }
    #expect(log == ["a 10x1", "a appears"], "b waits for a to have grown")
    clock.advance(by: .milliseconds(60))
    #expect(log.count == 2)
    clock.advance(by: .milliseconds(60))
    await stage.terminal.shown { $0.contains { $0.contains("a") } }
    clock.advance(by: .milliseconds(1))
    while clock.isRunning || !stage.window.isIdle {
      clock.advance(by: .milliseconds(60))
      await Task.yield()
    }
    #expect(log == ["a 10x1", "a appears", "a done", "b 10x1", "b appears", "b done"])
  }

  @Test(arguments: [false, true])
  func `a transition is done once, after its last frame`(animated: Bool) async throws {
    let clock = ManualFrameClock()
    let stage = Stage(animator: Animator(clock: clock))
    try await stage.coordinator.transition(to: .pane(PaneScreen("root")), using: .root)
    stage.terminal.isReadyForFrame = false
    var completions = 0
    let coordinator = stage.coordinator
    let transition = Task {
      try await coordinator.transition(
        to: .pane(PaneScreen("modal")), using: .modal, animated: animated)
      completions += 1
    }
    while !stage.window.isModalPresented { await Task.yield() }
    for _ in 0..<20 {
      clock.advance(by: .milliseconds(20))
      await Task.yield()
    }
    #expect(completions == 0, "the frame has not left yet")
    stage.terminal.isReadyForFrame = true
    try await transition.value
    #expect(completions == 1)
    #expect(stage.terminal.screen.contains { $0.contains("modal") })
  }

  @Test func `keys after one that leads elsewhere are for the screen it leads to`() async throws {
    let clock = ManualFrameClock()
    let stage = Stage(animator: Animator(clock: clock))
    let root = PaneScreen("root")
    let first = PaneScreen("first")
    let second = PaneScreen("second")
    func leading(from screen: PaneScreen, to next: PaneScreen) {
      screen.keyBindings = [
        KeyBinding(.enter, title: "open") { [unowned stage] in
          stage.start { try await stage.coordinator.transition(to: .pane(next), using: .modal) }
        }
      ]
    }
    leading(from: root, to: first)
    leading(from: first, to: second)
    try await stage.coordinator.transition(to: .pane(root), using: .root)
    stage.terminal.feed("<Enter>a<Enter>bc")
    while !stage.window.isIdle {
      clock.advance(by: .milliseconds(60))
      await Task.yield()
    }
    #expect(root.handled == [])
    #expect(first.handled == [.key(.character("a"))])
    #expect(second.handled == [.key(.character("b")), .key(.character("c"))])
  }

  @Test func `a hidden screen gets no keys, and shows again as it was left`() async throws {
    let stage = Stage()
    let root = PaneScreen("root")
    root.keyBindings = [KeyBinding(.down, title: "down") { root.viewModel.line += " 2" }]
    try await stage.coordinator.transition(to: .stack(root), using: .root)
    stage.terminal.feed("<Down>")
    try await stage.coordinator.transition(to: .pane(PaneScreen("pushed")), using: .push)
    stage.terminal.feed("<Down>x")
    try await stage.coordinator.close()
    #expect(stage.terminal.screen[0] == "root 2")
    #expect(root.handled == [])
    #expect(root.log == ["bound", "30x8", "appears", "disappears", "appears"])
  }

  @Test func `a new size reaches every layer and every screen of a stack`() async throws {
    let stage = Stage()
    let root = PaneScreen("root")
    let pushed = PaneScreen("pushed")
    let modal = PaneScreen("modal")
    modal.modalSize = Size(width: 100, height: 100)
    try await stage.coordinator.transition(to: .stack(root), using: .root)
    try await stage.coordinator.transition(to: .pane(pushed), using: .push)
    try await stage.coordinator.transition(to: .pane(modal), using: .modal)
    stage.terminal.resize(width: 60, height: 22)
    #expect(root.log.last == "60x20")
    #expect(pushed.log.last == "60x20")
    #expect(modal.log.last == "56x18")
    let count = root.log.count
    stage.terminal.resize(width: 60, height: 22)
    #expect(root.log.count == count, "the same size is no news")
  }

  @Test func `nothing holds a screen or its view model after it closed`() async throws {
    let stage = Stage()
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    for _ in 0..<100 {
      for style in [TransitionStyle.push, .modal] {
        weak var screen: PaneScreen?
        weak var model: PaneScreen.Model?
        try await stage.coordinator.transition(
          to: { () -> PaneScene in
            let new = PaneScreen("child")
            screen = new
            model = new.viewModel
            return .pane(new)
          }(), using: style)
        #expect(screen != nil && model != nil)
        try await stage.coordinator.close()
        #expect(screen == nil && model == nil)
      }
    }
  }
}
