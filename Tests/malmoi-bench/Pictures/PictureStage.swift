import AppText
import Executors
import Files
import Lessons
import Scenes
import Storage
import Terminal
import TerminalUI
import TestSupport
import Torture

/// The app in this process with a made-up learner, whose screens are taken as they are drawn.
///
/// Clock, blocks and answers are the same each time, so that a picture changes only when the app
/// does.
final class PictureStage {
  let terminal: TestTerminal
  private let frames = ManualFrameClock()
  private let app: Application
  private let running: Task<Void, Never>
  private let course: Course

  /// Opens the app on a terminal of this size.
  ///
  /// - Parameters:
  ///   - root: where; nil is the first day of the English course, for somebody who has not begun:
  ///     sentences that are known are typed, and show no blocks.
  ///   - isAnimated: whether blocks fly.
  init(
    opening root: Root?, size: Size, language: InterfaceLanguage = .english,
    isAnimated: Bool = false
  ) async throws {
    let resources = try Resources.folder()
    guard let course = CourseFile.read(try Resources.course()).course else {
      throw SampleFault.unreadable("the course")
    }
    self.course = course
    terminal = TestTerminal(
      width: size.width, height: size.height, capabilities: TerminalCapabilities(colors: .indexed))
    let pauses = SteppedPauseTimer()
    let database =
      root == nil
      ? try LearnerDatabase.inMemory() : try await PictureLearner.database(of: course)
    var setup = AppSetup(
      settings: LearnerSettings(localization: try Localization(language, in: FilePath(resources))),
      animator: Animator(clock: frames, isEnabled: isAnimated), database: database,
      courseFolder: FilePath(resources + "/Courses"), clock: PictureLearner.clock, makeSeed: { 7 })
    setup.makePauseTimer = { pauses }
    let app = Application(terminal: terminal, setup: setup)
    self.app = app
    let opening = root.map(Application.Opening.root) ?? .study(course, dayIndex: 0)
    running = Task { _ = await app.run(from: opening) }
    await terminal.shown { !$0.isEmpty }
    await settle { _ in }
  }

  /// What is shown now.
  var canvas: Canvas { terminal.canvas ?? Canvas(size: terminal.size) }

  /// The sentence that is asked for; nil when none is.
  var sentence: Sentence? {
    let shown = packed(terminal.screen.joined())
    return course.sentences.filter { shown.contains(packed($0.prompt)) }
      .max { $0.prompt.count < $1.prompt.count }
  }

  /// Whether the new words of the next sentence are shown before it is asked.
  var showsNewWords: Bool { terminal.screen.contains { $0.contains("New here") } }

  private func packed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Presses keys one after the other; each picture on the way is seen.
  ///
  /// - Parameter seen: is told each time when something may have changed, with the time that
  ///   passed on the app's own clock since it was told last.
  func press(_ script: String, seen: (Duration) -> Void = { _ in }) async {
    for key in keys(script) {
      terminal.feed(.key(key))
      await settle(seen)
    }
  }

  /// Ends the app.
  func end() async {
    terminal.feed(.terminate(.terminate))
    await running.value
  }

  /// Returns when nothing moves any more; time passes by frames.
  private func settle(_ seen: (Duration) -> Void) async {
    seen(.zero)
    while !app.window.isIdle {
      if frames.isRunning {
        frames.advance(by: Self.frame)
        await app.window.frameShown()
        seen(Self.frame)
      }
      await Task.yield()
    }
    seen(.zero)
  }

  private static let frame = Duration.milliseconds(33)
}
