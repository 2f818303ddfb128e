import AppText
import CourseLibrary
import Decks
import Executors
import Programs
import Storage
import TerminalUI

/// What the app is made of, before there is a terminal.
package struct AppSetup {
  /// What the learner chose, and the words of the interface that follow from it.
  package var settings: LearnerSettings
  /// What moves cells.
  package var animator: Animator
  /// The learner's progress.
  package var database: LearnerDatabase
  /// The courses there are.
  package var library: CourseLibrary
  /// Where they come from.
  package var sources: LearnerSources
  /// The learner's clock.
  package var clock: LearnerClock
  /// Seeds the order of blocks of each session.
  package var makeSeed: () -> UInt64
  /// Makes what tells when the learner pauses in typing.
  package var makePauseTimer: () -> any PauseTimer = { TaskPauseTimer() }
  /// The learner's own editor.
  package var editor = ExternalEditor(environment: [:])
  /// Says sentences aloud.
  package var speaker = Speaker(environment: ["PATH": ""]) { TaskPauseTimer() }
  /// Proposes cuts into answers of imported decks; nil leaves them whole.
  package var cutting: WordCutting?

  /// A setup from its parts.
  package init(
    settings: LearnerSettings, animator: Animator, database: LearnerDatabase,
    library: CourseLibrary, sources: LearnerSources, clock: LearnerClock,
    makeSeed: @escaping () -> UInt64
  ) {
    self.settings = settings
    self.animator = animator
    self.database = database
    self.library = library
    self.sources = sources
    self.clock = clock
    self.makeSeed = makeSeed
  }

  /// A setup for what a learner has.
  package init(_ data: LearnerData, animator: Animator, makeSeed: @escaping () -> UInt64) {
    self.init(
      settings: data.settings, animator: animator, database: data.database, library: data.library,
      sources: data.sources, clock: data.clock, makeSeed: makeSeed)
  }
}
