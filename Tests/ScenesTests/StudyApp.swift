import AppTestSupport
import AppText
import Executors
import Files
import Lessons
import Programs
import Scenes
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes
@testable import TerminalUI

/// The whole app on a terminal in memory: a person at the keyboard, for tests.
///
/// ```swift
/// let app = try await StudyApp(course: .standUp)
/// await app.type("I fixed <Enter>")
/// #expect(app.answer == "I fixed")
/// ```
///
/// Its database is in memory, its clock stands still unless moved, its blocks lie where seed 7 puts
/// them.
@MainActor
final class StudyApp {
  let terminal: TestTerminal
  let database: LearnerDatabase
  /// What moves blocks; at rest unless the app is animated.
  let frames = ManualFrameClock()
  /// What waits for pauses in typing.
  let pauses = ManualPauseTimer()
  /// The learner's watch.
  let watch = TestWatch()
  let application: Application
  private let isAnimated: Bool
  private let running: Task<TerminationReason?, Never>

  /// An app that has opened the quiz of a day, counted from one; nil is the next one.
  init(
    course: Course = .standUp, day: Int? = nil, width: Int = 80, height: Int = 24,
    language: InterfaceLanguage = .english, isASCIIOnly: Bool = false, isAnimated: Bool = false,
    seed: UInt64 = 7, database: LearnerDatabase? = nil, settings: Settings = .unasked,
    speaker: Speaker? = nil
  ) async throws {
    self.database = try database ?? .inMemory()
    self.isAnimated = isAnimated
    terminal = TestTerminal(
      width: width, height: height,
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    var setup = AppSetup(
      settings: LearnerSettings(settings, localization: .bundled(language)) {
        .bundled($0 ?? language)
      },
      animator: Animator(clock: frames, isEnabled: isAnimated), database: self.database,
      courseFolder: "/nowhere", clock: watch.clock, makeSeed: { seed })
    setup.makePauseTimer = { [pauses] in pauses }
    if let speaker { setup.speaker = speaker }
    application = Application(terminal: terminal, setup: setup)
    let opening = Application.Opening.study(course, dayIndex: day.map { $0 - 1 })
    running = Task.immediate { [application] in await application.run(from: opening) }
    await terminal.shown { !$0.isEmpty }
    await settle()
  }

  /// An app that has opened a root at a place, the courses if no other is named; without waiting for
  /// servers, if that is what is to be seen.
  init(
    at place: LearnerPlace, opening root: Root = .courses, width: Int = 80, height: Int = 24,
    language: InterfaceLanguage = .english, isASCIIOnly: Bool = false, waitsForServers: Bool = true
  ) async throws {
    isAnimated = false
    terminal = TestTerminal(
      width: width, height: height,
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    var setup = try await place.setup(language, isASCIIOnly: isASCIIOnly)
    setup.makePauseTimer = { [pauses] in pauses }
    database = setup.database
    application = Application(terminal: terminal, setup: setup)
    running = Task.immediate { [application] in await application.run(from: .root(root)) }
    await terminal.shown { !$0.isEmpty }
    if waitsForServers { await settle() }
  }

  /// A test that is over leaves no app behind: the system has few watches of files to give.
  isolated deinit {
    terminal.feed(.terminate(.terminate))
  }

  /// Types a script of keys, as `keys(_:)` reads it, and lets the app answer each one.
  func type(_ script: String) async {
    for key in keys(script) {
      terminal.feed(.key(key))
      await settle()
    }
  }

  /// Lets all keys of a script arrive in one read, as from a slow line.
  func typeAtOnce(_ script: String) async {
    terminal.feed(script)
    await settle()
  }

  /// Pastes a text.
  func paste(_ text: String) async {
    terminal.feed(.paste(text))
    await settle()
  }

  /// Clicks on the first cell of a text on the screen; false when it is not there.
  @discardableResult
  func click(_ text: String) async -> Bool {
    for (y, line) in screen.enumerated() {
      guard let start = line.ranges(of: text).first?.lowerBound else { continue }
      terminal.click(x: line[..<start].displayWidth, y: y)
      await settle()
      return true
    }
    return false
  }

  /// Gives the terminal another size.
  func resize(width: Int, height: Int) async {
    terminal.resize(width: width, height: height)
    await settle()
  }

  /// Returns when nothing goes on any more; lets animations run to their end.
  func settle() async {
    guard isAnimated else { return await application.window.idle() }
    while !application.window.isIdle {
      frames.advance(by: .milliseconds(16))
      await Task.yield()
    }
  }

  /// Lets blocks move for a while, and returns when the frame of that moment is seen.
  func advance(by duration: Duration) async {
    frames.advance(by: duration)
    await application.window.frameShown()
  }

  /// Asks the app to end, and returns when it has.
  func quit() async -> TerminationReason? {
    terminal.feed(.terminate(.terminate))
    return await ended()
  }

  /// Returns when the app has ended: nil when it was by the learner.
  func ended() async -> TerminationReason? {
    await running.value
  }
}

// MARK: - What is seen

extension StudyApp {
  /// The rows of the screen, without the blanks at their ends.
  ///
  /// On none of them anything has a colour by its name: on some ground it could not be read.
  var screen: [String] {
    let cells = terminal.canvas.map { canvas in
      (0..<canvas.size.height).flatMap { Array(canvas.row($0)) }
    }
    let named = cells?.first {
      $0.style.foreground?.number != nil || $0.style.background?.number != nil
    }
    #expect(named == nil)
    return terminal.screen
  }

  /// All that is on the screen in one line, words parted by one blank.
  var text: String {
    screen.flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  /// Whether a text is somewhere on the screen.
  func shows(_ text: String) -> Bool { screen.contains { $0.contains(text) } }

  /// The row of the key hints, or what is said in their place, in one row.
  var hints: String {
    let size = terminal.canvas?.size ?? .zero
    let rows = application.window.notice?.lines(
      fitting: Size(width: size.width, height: size.height / 3),
      terminal.canvas?.capabilities ?? TerminalCapabilities())
    let shown = screen.suffix(rows?.count ?? 1)
    return ([shown.first ?? ""] + shown.dropFirst().map { String($0.drop { $0 == " " }) })
      .joined(separator: " ")
  }

  /// The screen that takes the keys.
  var topScreen: (any Screen)? {
    let screen = application.window.topScreen
    let top = (screen as? NavigationStack)?.top ?? screen
    return (top as? RootScreen)?.content ?? top
  }

  /// What stands in the frame of the answer, words parted by one blank; how to begin is no part of
  /// it.
  var answer: String {
    let text = framedText
    let isHowTo = [Localization.english, .korean].contains { $0[.quizHowTo] == text }
    return isHowTo ? "" : text
  }

  /// All that stands in the frame of the answer, words parted by one blank.
  var framedText: String {
    screen.filter { $0.drop { $0 == " " }.first == "│" }
      .flatMap { $0.split(separator: " ") }.filter { $0 != "│" }.joined(separator: " ")
  }

  /// The text on the screen from the hardware cursor on, up to the next blank; nil without one.
  var textAtCursor: String? {
    guard let cursor = terminal.cursor, let canvas = terminal.canvas else { return nil }
    let cells = canvas.row(cursor.y).dropFirst(cursor.x)
    return String(
      cells.prefix { $0.character != " " || $0.span == .trailing }
        .compactMap { $0.span == .trailing ? nil : $0.character })
  }
}

extension Settings {
  /// Half a sentence is checked without a question, sentences are built until they are known for long,
  /// and what turns words is known: most tests want to see what the check says of blocks.
  static var unasked: Settings {
    var settings = Settings()
    settings.asksBeforeHalf = false
    settings.answering = .automatic
    settings.letterOrder = .byTerminal
    return settings
  }
}
