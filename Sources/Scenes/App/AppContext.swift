import AppText
import CourseLibrary
import Executors
import Programs
import Storage
import TerminalUI

/// What all scenes share; made once, when the app starts.
package struct AppContext {
  /// What the learner chose, and the words of the interface that follow from it.
  package let settings: LearnerSettings
  /// What moves cells.
  package let animator: Animator
  /// Leads from scene to scene.
  package let coordinator: SceneCoordinator<Scene>
  /// Work between events, which the app's idle signal waits for.
  package let work: BackgroundWork
  /// The learner's progress.
  package let database: LearnerDatabase
  /// The courses there are.
  package let library: CourseLibrary
  /// Where they come from.
  package let sources: LearnerSources
  /// The learner's clock.
  package let clock: LearnerClock
  /// Seeds the order of blocks of the next session.
  package let makeSeed: () -> UInt64
  /// Makes what tells when the learner pauses in typing.
  package let makePauseTimer: () -> any PauseTimer
  /// The learner's own editor.
  package let editor: ExternalEditor
  /// Says sentences aloud.
  package let speaker: Speaker
  /// Gives the terminal to another program while that runs.
  package let releasingTerminal: (() async -> Void) async -> Void
  /// Says something in place of the hint bar, until the next key.
  package let say: (Notice) -> Void
  /// Ends the app.
  package let quit: () -> Void

  /// The words of the interface.
  package var localization: Localization { settings.localization }

  /// A context of these parts.
  package init(
    settings: LearnerSettings, animator: Animator, coordinator: SceneCoordinator<Scene>,
    work: BackgroundWork, database: LearnerDatabase, library: CourseLibrary,
    sources: LearnerSources, clock: LearnerClock,
    makeSeed: @escaping () -> UInt64, makePauseTimer: @escaping () -> any PauseTimer,
    editor: ExternalEditor, speaker: Speaker,
    releasingTerminal: @escaping (() async -> Void) async -> Void,
    say: @escaping (Notice) -> Void, quit: @escaping () -> Void
  ) {
    self.settings = settings
    self.animator = animator
    self.coordinator = coordinator
    self.work = work
    self.database = database
    self.library = library
    self.sources = sources
    self.clock = clock
    self.makeSeed = makeSeed
    self.makePauseTimer = makePauseTimer
    self.editor = editor
    self.speaker = speaker
    self.releasingTerminal = releasingTerminal
    self.say = say
    self.quit = quit
  }
}
