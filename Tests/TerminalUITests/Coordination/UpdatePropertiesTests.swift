import Observation
import Terminal
import TerminalUI
import TestSupport
import Testing

struct UpdatePropertiesTests {
  private let terminal = TestTerminal(width: 10, height: 2)
  private let screen = CounterScreen()
  private let window: Window

  init() async throws {
    window = Window(terminal: terminal)
    window.start()
    try await SceneCoordinator(window: window)
      .transition(to: CounterScene(screen: screen), using: .root)
  }

  @Test func `views follow the view model before the next key, and in the frame`() async {
    #expect(terminal.screen[0] == "count 0")
    #expect(screen.updates == 1)

    let framesBefore = terminal.frames
    terminal.feed("++")
    await window.idle()
    #expect(terminal.screen[0] == "count 2")
    #expect(terminal.frames == framesBefore + 1)
    #expect(screen.updates == 3)
  }

  @Test func `a frame for another reason leaves the views alone`() async {
    terminal.resize(width: 12, height: 3)
    await window.idle()
    #expect(screen.updates == 1)
  }
}

private struct CounterScene: SceneDescription {
  let screen: CounterScreen

  func instantiate() -> any Screen { screen }
}

/// Counts pluses in its model, and shows a text that it makes of the model in `updateProperties`.
@Observable
private final class CounterScreen: Screen {
  private var count = 0
  @ObservationIgnored private var text = ""
  @ObservationIgnored private(set) var updates = 0

  var keyBindings: [KeyBinding] {
    [KeyBinding(.character("+"), title: "count") { [weak self] in self?.count += 1 }]
  }

  func updateProperties() {
    updates += 1
    text = "count \(count)"
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.write(text, at: rect.origin)
  }
}
