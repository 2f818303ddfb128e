import Lessons
import MalmoiApp
import PseudoTerminal
import Storage
import Terminal
import TerminalUI

/// The app in this process, with a quiz on a terminal in memory and nothing in flight.
final class RunningApp {
  let terminal = MemoryTerminal()
  private let app: Application
  private let running: Task<Void, Never>

  /// Opens the first day of a course; returns when the quiz is drawn.
  init(studying course: Course) async throws {
    let resources = try Resources.folder()
    let setup = AppSetup(
      localization: try Localization(.english, in: resources),
      animator: Animator(isEnabled: false), database: try .inMemory(),
      courseFolder: resources + "/Courses", clock: .system, makeSeed: { 7 })
    let app = Application(terminal: terminal, setup: setup)
    self.app = app
    running = Task { _ = await app.run(from: .study(course, dayIndex: 0)) }
    await terminal.started()
    await settled()
    guard terminal.shows("Put it into") else { throw SampleFault.unreadable("no quiz is shown") }
  }

  /// Returns when everything is drawn and saved.
  func settled() async {
    await app.window.idle()
  }

  /// Ends the app and returns when it has ended.
  func end() async {
    terminal.feed(.terminate(.terminate))
    await running.value
  }

  /// The seconds from a key to the picture that answers it.
  func seconds(from key: Key) -> Double {
    let start = ContinuousClock.now
    terminal.feed(.key(key))
    return (ContinuousClock.now - start).inSeconds
  }
}
