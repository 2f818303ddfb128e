import Observation
import Terminal
import TerminalUI
import TestSupport
import Testing

/// A screen of tests: shows a line, keeps what it was told, and is as big as it is asked to be.
final class PaneScreen: Screen, ViewModelBindable {
  @Observable
  final class Model {
    var line: String
    /// Never drawn: a change of it is no reason for a frame.
    var secret = 0

    init(_ line: String) {
      self.line = line
    }
  }

  @Bound var viewModel: Model
  var title = ""
  var keyBindings: [KeyBinding] = []
  var isEditingText = false
  /// Whether the line fills every row.
  var fillsRows = false
  var modalSize = Size(width: 10, height: 1)
  var caret: Point?
  /// Events that reached `handle`, and whether they were of use.
  private(set) var handled: [Event] = []
  var usesEvents = true
  /// Appearances and sizes, in order.
  private(set) var log: [String] = []
  var onLog: (String) -> Void = { _ in }

  func bindViewModel() {
    note("bound")
  }

  func preferredSize(fitting available: Size) -> Size {
    Size(
      width: min(modalSize.width, available.width),
      height: min(modalSize.height, available.height))
  }

  func layout(size: Size) {
    note("\(size.width)x\(size.height)")
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for y in fillsRows ? rect.rows : rect.rows.prefix(1) {
      canvas.write(viewModel.line, at: Point(x: rect.minX, y: y))
    }
    if let caret { canvas.cursor = Point(x: rect.minX + caret.x, y: rect.minY + caret.y) }
  }

  func handle(_ event: Event) -> Bool {
    handled.append(event)
    return usesEvents
  }

  func didAppear() {
    note("appears")
  }

  func willDisappear() {
    note("disappears")
  }

  func willTerminate() {
    note("terminates")
  }

  private func note(_ entry: String) {
    log.append(entry)
    onLog("\(viewModel.line) \(entry)")
  }

  convenience init(_ line: String) {
    self.init()
    bind(viewModel: Model(line))
  }
}

/// The scenes of tests: a pane by itself or with a stack of its own.
enum PaneScene: SceneDescription {
  case pane(PaneScreen)
  case stack(PaneScreen)
  case asking(AskingModel)

  func instantiate() -> any Screen {
    switch self {
    case .pane(let screen): screen
    case .stack(let screen): NavigationStack(root: screen)
    case .asking(let model): AskingScreen().bind(viewModel: model)
    }
  }
}

/// A view model that closes its modal with a number.
final class AskingModel {
  let dismissal: Dismissal<Int>

  init(dismissal: Dismissal<Int>) {
    self.dismissal = dismissal
  }
}

final class AskingScreen: Screen, ViewModelBindable {
  @Bound var viewModel: AskingModel

  func bindViewModel() {}

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.write("how many?", at: rect.origin)
  }

  var keyBindings: [KeyBinding] {
    let viewModel = viewModel
    return [
      KeyBinding([.character("1"), .character("2")], title: "answer") {
        viewModel.dismissal.close(with: $0 == .character("1") ? 1 : 2)
      },
      KeyBinding(.escape, title: "cancel", action: viewModel.dismissal.cancel),
    ]
  }
}

/// A window on a test terminal with a coordinator of test scenes.
final class Stage {
  let terminal: TestTerminal
  let window: Window
  let coordinator: SceneCoordinator<PaneScene>

  init(
    width: Int = 30, height: Int = 10, isASCIIOnly: Bool = false,
    animator: Animator = Animator(isEnabled: false), eventsTake time: Duration = .zero
  ) {
    terminal = TestTerminal(
      width: width, height: height,
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    // A clock that goes on by that much each time it is looked at.
    var now = ContinuousClock.now
    window = Window(terminal: terminal, animator: animator) {
      now += time
      return now
    }
    coordinator = SceneCoordinator(window: window)
    window.start()
  }

  /// Does something as a view model would; an error is a failure of the test.
  func start(_ operation: @escaping () async throws -> Void) {
    window.work.start {
      do { try await operation() } catch { Issue.record(error) }
    }
  }
}
