import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct WindowTests {
  @Test func `what is covered before the first frame does not appear`() async throws {
    let terminal = TestTerminal()
    let window = Window(terminal: terminal)
    let coordinator = SceneCoordinator<PaneScene>(window: window)
    let (root, pushed) = (PaneScreen("root"), PaneScreen("pushed"))
    try await coordinator.transition(to: .stack(root), using: .root)
    try await coordinator.transition(to: .pane(pushed), using: .push)
    #expect(!(root.log + pushed.log).contains("appears"))
    window.start()
    #expect(!root.log.contains("appears") && pushed.log.last == "appears")
    #expect(terminal.frames == 1)
    try await coordinator.close()
    #expect(root.log.last == "appears" && pushed.log.last == "disappears")
  }

  @Test func `all events of a batch are answered by one frame`() async throws {
    let stage = Stage()
    let screen = PaneScreen("zero")
    screen.keyBindings = [
      KeyBinding(.character("x"), title: "more") { screen.viewModel.line += "!" }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    let frames = stage.terminal.frames
    stage.terminal.feed("xxxxx")
    await stage.window.idle()
    #expect(stage.terminal.frames == frames + 1)
    #expect(stage.terminal.screen[0] == "zero!!!!!")
  }

  @Test func `a flood is answered bit by bit, with frames between`() async throws {
    let stage = Stage(eventsTake: .milliseconds(1))
    let screen = PaneScreen("0")
    var count = 0
    screen.keyBindings = [
      KeyBinding(.character("x"), title: "more") {
        count += 1
        screen.viewModel.line = "\(count)"
      }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    let frames = stage.terminal.frames
    stage.terminal.feed(String(repeating: "x", count: 1_000))
    #expect((1..<1_000).contains(count) && stage.terminal.frames == frames + 1)
    #expect(!stage.window.isIdle)
    await stage.window.idle()
    #expect(count == 1_000 && stage.terminal.screen[0] == "1000")
    #expect((10...40).contains(stage.terminal.frames - frames))
  }

  @Test func `asking to end waits for no flood`() async throws {
    let stage = Stage(eventsTake: .milliseconds(1))
    let screen = PaneScreen("0")
    var count = 0
    var ends: [Int] = []
    screen.keyBindings = [KeyBinding(.character("x"), title: "more") { count += 1 }]
    stage.window.onTerminate = { _ in ends.append(count) }
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed(String(repeating: "x", count: 1_000))
    let answered = count
    stage.terminal.feed(.terminate(.interrupt))
    #expect(ends == [answered] && answered < 200)
    await stage.window.idle()
    #expect(count == answered)
  }

  @Test func `what draw did not read costs no frame`() async throws {
    let stage = Stage()
    let screen = PaneScreen("zero")
    screen.keyBindings = [
      KeyBinding(.character("x"), title: "count") { screen.viewModel.secret += 1 }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    let frames = stage.terminal.frames
    stage.terminal.type("xxx<F5>")
    screen.viewModel.secret += 1
    await stage.window.idle()
    #expect(screen.viewModel.secret == 4)
    #expect(stage.terminal.frames == frames)
  }

  @Test func `changes between events are drawn once, soon`() async throws {
    let stage = Stage()
    let screen = PaneScreen("zero")
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    let frames = stage.terminal.frames
    screen.viewModel.line = "one"
    screen.viewModel.line = "two"
    #expect(!stage.window.isIdle)
    await stage.window.idle()
    #expect(stage.terminal.frames == frames + 1)
    #expect(stage.terminal.screen[0] == "two")
  }

  @Test func `a slow line loses frames, never keys`() async throws {
    let stage = Stage()
    let screen = PaneScreen("")
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    screen.keyBindings = [
      KeyBinding(.character("x"), title: "more") { screen.viewModel.line += "x" }
    ]
    let frames = stage.terminal.frames
    stage.terminal.isReadyForFrame = false
    stage.terminal.type("xxxxxx")
    #expect(stage.terminal.frames == frames)
    #expect(screen.viewModel.line == "xxxxxx")
    #expect(!stage.window.isIdle)
    stage.terminal.isReadyForFrame = true
    await stage.window.idle()
    #expect(stage.terminal.frames == frames + 1)
    #expect(stage.terminal.screen[0] == "xxxxxx")
  }

  @Test func `a change drawn late is watched again`() async throws {
    let stage = Stage()
    let screen = PaneScreen("one")
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    for line in ["two", "three", "four"] {
      screen.viewModel.line = line
      await stage.window.idle()
      #expect(stage.terminal.screen[0] == line)
    }
  }

  @Test func `redraw paints anew`() async {
    let stage = Stage()
    let frames = stage.terminal.frames
    stage.window.redraw()
    await stage.window.idle()
    #expect(stage.terminal.redraws == 1)
    #expect(stage.terminal.frames == frames + 1)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 5), (3, 2), (5, 3), (8, 5), (40, 12), (160, 50)])
  func `every size is drawn, with and without a modal`(width: Int, height: Int) async throws {
    let stage = Stage(width: width, height: height)
    stage.window.globalBindings = { [KeyBinding(.character("?"), title: "도움말") {}] }
    let screen = PaneScreen("한국어 텍스트")
    screen.caret = Point(x: 200, y: 200)
    try await stage.coordinator.transition(to: .stack(screen), using: .root)
    #expect(stage.terminal.cursor == nil, "the caret is outside of the screen")
    let modal = PaneScreen("모달")
    modal.title = "제목"
    modal.modalSize = Size(width: 300, height: 300)
    try await stage.coordinator.transition(to: .pane(modal), using: .modal)
    stage.window.show(Notice("왜 안 되는지", .warning))
    await stage.window.idle()
    #expect(stage.terminal.canvas?.size == Size(width: width, height: height))
    stage.terminal.resize(width: 0, height: 0)
    stage.terminal.resize(width: 80, height: 24)
    await stage.window.idle()
    #expect(stage.terminal.screen.contains { $0.contains("모달") })
  }

  @Test func `a window is freed with its screens`() async throws {
    weak var window: Window?
    weak var model: PaneScreen.Model?
    do {
      let stage = Stage()
      let screen = PaneScreen("x")
      try await stage.coordinator.transition(to: .pane(screen), using: .root)
      window = stage.window
      model = screen.viewModel
      #expect(window != nil && model != nil)
    }
    #expect(window == nil)
    #expect(model == nil)
  }

  @Test func `at the end all screens go, the topmost first, and nothing is drawn`() async throws {
    let stage = Stage()
    let (root, modal) = (PaneScreen("root"), PaneScreen("modal"))
    try await stage.coordinator.transition(to: .pane(root), using: .root)
    try await stage.coordinator.transition(to: .pane(modal), using: .modal)
    let frames = stage.terminal.frames
    stage.window.end()
    await stage.window.work.finished()
    #expect(stage.window.topScreen == nil)
    #expect(root.log.last == "disappears" && modal.log.last == "disappears")
    #expect(stage.terminal.frames == frames)
  }

  @Test func `before the end every screen is told, covered ones too, the topmost first`()
    async throws
  {
    let stage = Stage()
    var told: [String] = []
    let screens = ["root", "pushed", "modal"].map { PaneScreen($0) }
    for screen in screens { screen.onLog = { told.append($0) } }
    try await stage.coordinator.transition(to: .stack(screens[0]), using: .root)
    try await stage.coordinator.transition(to: .pane(screens[1]), using: .push)
    try await stage.coordinator.transition(to: .pane(screens[2]), using: .modal)
    told = []
    stage.window.prepareToEnd()
    #expect(told == ["modal terminates", "pushed terminates", "root terminates"])
  }

  @Test func `idle waits for the work of a command`() async throws {
    let stage = Stage()
    let screen = PaneScreen("old")
    let window = stage.window
    screen.keyBindings = [
      KeyBinding(.enter, title: "load") {
        window.work.start {
          for _ in 0..<20 { await Task.yield() }
          screen.viewModel.line = "new"
        }
      }
    ]
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("<Enter>")
    #expect(stage.terminal.screen[0] == "old")
    await stage.window.idle()
    #expect(stage.terminal.screen[0] == "new")
  }

  @Test func `idle waits for what moves`() async throws {
    let clock = ManualFrameClock()
    let stage = Stage(animator: Animator(clock: clock))
    let screen = PaneScreen("0")
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.window.animator.start(duration: .milliseconds(100)) {
      screen.viewModel.line = $0 == 1 ? "there" : "on the way"
    }
    var isIdle = false
    let waiting = Task {
      await stage.window.idle()
      isIdle = true
    }
    clock.advance(by: .milliseconds(50))
    await stage.terminal.shown { $0[0] == "on the way" }
    #expect(!isIdle)
    clock.advance(by: .milliseconds(50))
    await waiting.value
    #expect(stage.terminal.screen[0] == "there")
  }
}
