import AppText
import CourseLibrary
import Executors
import Files
import Lessons
import Scenes
import Storage
import Terminal
import TerminalUI
import Torture

/// The app in this process, with a quiz on a terminal in memory and nothing in flight.
final class RunningApp {
  let terminal = MemoryTerminal()
  /// What waits for pauses in typing.
  let pauses = SteppedPauseTimer()
  private let app: Application
  private let running: Task<Void, Never>

  /// Opens the first day of a course; returns when the quiz is drawn.
  convenience init(studying course: Course) async throws {
    try await self.init(Self.setup(), opening: .study(course, dayIndex: 0))
    await settled()
    guard terminal.shows("Put it into") else { throw SampleFault.unreadable("no quiz is shown") }
  }

  /// Opens the list of a source's courses; returns when it is drawn.
  convenience init(listing source: any CourseSource) async throws {
    var setup = try Self.setup()
    setup.library = CourseLibrary(sources: [source])
    try await self.init(setup, opening: .root(.courses))
    guard terminal.shows("Not started") else { throw SampleFault.unreadable("no list is shown") }
  }

  /// Opens the courses of an app with a database; returns when they are drawn.
  convenience init(of database: LearnerDatabase) async throws {
    var setup = try Self.setup()
    setup.database = database
    try await self.init(setup, opening: .root(.courses))
    await settled()
  }

  private init(_ setup: AppSetup, opening: Application.Opening) async throws {
    var setup = setup
    setup.makePauseTimer = { [pauses] in pauses }
    let app = Application(terminal: terminal, setup: setup)
    self.app = app
    running = Task { _ = await app.run(from: opening) }
    await terminal.started()
  }

  private static func setup() throws -> AppSetup {
    let resources = try Resources.folder()
    let words = try Localization(.english, in: FilePath(resources))
    var settings = Settings()
    settings.asksBeforeHalf = false
    settings.introducesWords = false
    return AppSetup(
      settings: LearnerSettings(settings, localization: words) { _ in words },
      animator: Animator(isEnabled: false), database: try .inMemory(),
      courseFolder: FilePath(resources + "/Courses"), clock: .system, makeSeed: { 7 })
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

  /// The time of each of `keys`, which end where they began, pressed over and over.
  func samples(of keys: [Key], rounds: Int) -> Samples {
    for key in keys + keys { _ = seconds(from: key) }
    return Samples((0..<rounds).flatMap { _ in keys.map(seconds(from:)) })
  }
}
