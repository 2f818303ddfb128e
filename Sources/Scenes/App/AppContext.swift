import AppText
import CourseLibrary
import Decks
import Executors
import Programs
import Storage
import TerminalUI

/// What the app is put together from; made once, when it starts.
///
/// Every scene declares what it needs of it as a protocol beside its view model, and sees nothing
/// else. Only here, in `App/`, is it known which scene leads to which.
final class AppContext {
  /// What the learner chose, and the words of the interface that follow from it.
  let settings: LearnerSettings
  /// What moves cells.
  let animator: Animator
  /// Leads from scene to scene.
  let coordinator: SceneCoordinator<Scene>
  /// Work between events, which the app's idle signal waits for.
  let work: BackgroundWork
  /// The learner's progress.
  let database: LearnerDatabase
  /// The courses there are.
  let library: CourseLibrary
  /// Where they come from.
  let sources: LearnerSources
  /// The learner's clock.
  let clock: LearnerClock
  /// Exchanges with other machines.
  let sync: SyncKeeper
  /// Seeds the order of blocks of the next session.
  let makeSeed: () -> UInt64
  /// Makes what tells when the learner pauses in typing.
  let makePauseTimer: () -> any PauseTimer
  /// The learner's own editor.
  let editor: ExternalEditor
  /// Says sentences aloud.
  let speaker: Speaker
  /// Proposes cuts into answers of imported decks.
  let cutting: WordCutting?
  /// Gives the terminal to another program while that runs.
  let releasingTerminal: (() async -> Void) async -> Void
  /// Says something in place of the hint bar, until the next key.
  let say: (Notice) -> Void
  /// Ends the app.
  let quit: () -> Void

  /// The words of the interface.
  var localization: Localization { settings.localization }

  /// A context of these parts.
  init(
    settings: LearnerSettings, animator: Animator, coordinator: SceneCoordinator<Scene>,
    work: BackgroundWork, database: LearnerDatabase, library: CourseLibrary,
    sources: LearnerSources, clock: LearnerClock,
    makeSeed: @escaping () -> UInt64, makePauseTimer: @escaping () -> any PauseTimer,
    editor: ExternalEditor, speaker: Speaker, cutting: WordCutting? = nil,
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
    sync = SyncKeeper(
      database: database, settings: settings, clock: clock,
      notify: { say(Notice($0, .warning)) })
    self.makeSeed = makeSeed
    self.makePauseTimer = makePauseTimer
    self.editor = editor
    self.speaker = speaker
    self.cutting = cutting
    self.releasingTerminal = releasingTerminal
    self.say = say
    self.quit = quit
  }
}
