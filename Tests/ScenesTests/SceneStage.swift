import AppTestSupport
import AppText
import Executors
import Files
import Lessons
import Storage
import Terminal
import TerminalUI
import TestSupport

@testable import Scenes

/// What view models share, without an application: they are called directly, and what they say is
/// kept.
@MainActor
final class SceneStage {
  let window: Window
  let database: LearnerDatabase
  let watch = TestWatch()
  let terminal = TestTerminal()
  /// What was said in place of the hints, in order.
  private(set) var notices: [String] = []
  private(set) lazy var context = makeContext()
  private let coordinator: SceneCoordinator<Scene>
  /// What waits for pauses in typing.
  let pauses = ManualPauseTimer()
  private let setup: AppSetup

  init(_ localization: Localization = .english, database: LearnerDatabase? = nil) throws {
    setup = AppSetup(
      settings: LearnerSettings(.unasked, localization: localization) { _ in localization },
      animator: Animator(isEnabled: false),
      database: try database ?? .inMemory(), courseFolder: "/nowhere", clock: watch.clock,
      makeSeed: { 7 })
    self.database = setup.database
    window = Window(terminal: terminal, animator: setup.animator)
    coordinator = SceneCoordinator(window: window)
  }

  /// What an app of this setup would share.
  init(_ setup: AppSetup) {
    self.setup = setup
    database = setup.database
    window = Window(terminal: terminal, animator: setup.animator)
    coordinator = SceneCoordinator(window: window)
  }

  /// Shows the course, so that other scenes have something to be pushed and presented on.
  func showCourse(_ course: Course) async throws {
    let list = CourseListViewModel(context: context)
    try await coordinator.transition(to: .courses(list), using: .root)
    let detail = CourseDetailViewModel(course: course, context: context)
    try await coordinator.transition(to: .courseDetail(detail), using: .push)
    window.start()
    await window.idle()
  }

  /// The quiz of the first day of a course that was never started.
  func quiz(_ course: Course = .standUp) async throws -> QuizViewModel {
    try await QuizViewModel.open(dayIndex: 0, of: course, context: context)
  }

  private func makeContext() -> AppContext {
    AppContext(
      settings: setup.settings, animator: window.animator, coordinator: coordinator,
      work: window.work, database: database, library: setup.library, sources: setup.sources,
      clock: setup.clock, makeSeed: setup.makeSeed, makePauseTimer: { [pauses] in pauses },
      editor: setup.editor, speaker: setup.speaker,
      releasingTerminal: { [window] in await window.released(whileRunning: $0) },
      say: { [weak self] in self?.notices.append($0.sentence) }, quit: {})
  }
}

extension QuizViewModel {
  /// What is done to build the sentence.
  var build: BuildViewModel {
    guard let build = answering as? BuildViewModel else { preconditionFailure("no blocks") }
    return build
  }

  /// What is done to type the sentence.
  var typing: TypeViewModel {
    guard let typing = answering as? TypeViewModel else { preconditionFailure("not typed") }
    return typing
  }

  /// Types a sentence as its letters and spaces, then ends the last word.
  func type(_ sentence: String) {
    for character in sentence {
      if character == " " { build.spaceTyped() } else { build.characterTyped(character) }
    }
    if !build.typed.isEmpty { build.wordEnded() }
  }

  /// The words placed so far.
  var given: String { shownExercise?.build?.given ?? "" }
}
