import AppText
import Executors
import Lessons
import Storage
import Terminal
import TerminalUI

/// The app on a terminal, from the first frame to the last.
package final class Application {
  /// Where the app opens.
  package enum Opening {
    /// One of the places at the top.
    case root(Root)
    /// A course, straight into the quiz of a day counted from zero; nil is the next one.
    case study(Course, dayIndex: Int?)
    /// Straight into what is due, with Today behind it.
    case review
  }

  /// The window; its idle signal is the app's.
  package let window: Window
  private let context: AppContext
  private let end = OneTimeSignal<TerminationReason?>()
  /// Tells the learner when the database had to be put back.
  private var restorations: Task<Void, Never>?
  /// Hears of weights that another malmoi fitted.
  private var fitting: Task<Void, Never>?
  /// Whether what is saved at the end has taken so long that the learner may go without it.
  private var isSavingOverdue = false
  private let saved = OneTimeSignal<Void>()
  /// Waits for all that is being saved at the end.
  private var saving: Task<Void, Never>?

  /// An app that is not shown yet.
  package init(terminal: any Terminal, setup: AppSetup) {
    let animator = setup.animator
    let settings = setup.settings
    if terminal.capabilities.isASCIIOnly { settings.useASCIISigns() }
    let window = Window(terminal: terminal, animator: animator)
    self.window = window
    context = AppContext(
      settings: settings, animator: animator,
      coordinator: SceneCoordinator(window: window), work: window.work,
      database: setup.database, library: setup.library, sources: setup.sources, clock: setup.clock,
      makeSeed: setup.makeSeed, makePauseTimer: setup.makePauseTimer,
      editor: setup.editor, speaker: setup.speaker, cutting: setup.cutting,
      releasingTerminal: { [weak window] in await window?.released(whileRunning: $0) },
      say: { [weak window] in window?.show($0) }, quit: { [end] in end.send(nil) })
    window.globalBindings = { [weak self] in self?.globalBindings ?? [] }
    window.onTerminate = { [weak self] in self?.endRequested($0) }
    let mayMove = animator.isEnabled
    settings.didChange = { [animator, weak terminal] settings in
      animator.isEnabled = mayMove && settings.isAnimated
      terminal?.show(
        in: Appearance(
          ground: settings.ground, isStrong: settings.appearance == .highContrast,
          letterOrder: settings.letterOrder ?? .byTerminal))
    }
    settings.didChange(settings.values)
  }

  /// Shows the app and returns when it ends: by the learner, then nil, or for another reason.
  ///
  /// What was being saved is saved by then, unless the learner insists; servers are not waited for.
  package func run(from opening: Opening) async -> TerminationReason? {
    await open(opening)
    window.start()
    adoptPlan()
    exchange()
    followRestorations()
    fitting = context.followingChanges { [weak self] in self?.adoptWeights() }
    tellDamage()
    tellJournal()
    let reason = await end.value
    restorations?.cancel()
    fitting?.cancel()
    window.prepareToEnd()
    window.work.cancel()
    await finishSaving()
    window.end()
    return reason
  }

  /// Returns when all is saved; or when the learner, after a second, presses ^C again: a disk far
  /// away may be gone for good.
  private func finishSaving() async {
    let patience = context.makePauseTimer()
    patience.start(.seconds(1)) { [weak self, context] in
      self?.isSavingOverdue = true
      context.notify(context.localization[.endingSaves])
    }
    saving = Task { [window, saved, context] in
      await window.work.finished()
      await context.sync.exchange()
      saved.send(())
    }
    await saved.value
    patience.stop()
  }

  private func endRequested(_ reason: TerminationReason) {
    end.send(reason)
    // Other ways to end come in pairs, as SIGTERM and SIGHUP do: only a person insists.
    if isSavingOverdue, reason == .interrupt { saved.send(()) }
  }

  /// Goes to the first scene before there is a frame, so that the first one shows it.
  private func open(_ opening: Opening) async {
    switch opening {
    case .root(let root):
      await context.show(await context.scene(of: root), using: .root).value
    case .review:
      await context.show(await context.scene(of: .today), using: .root).value
      await context.review()
    case .study(let course, let dayIndex):
      let list = CourseListViewModel(context: context)
      await context.show(.courses(list), using: .root).value
      let detail = CourseDetailViewModel(course: course, context: context)
      await context.show(.courseDetail(detail), using: .push).value
      await detail.studyRequested(dayIndex: dayIndex).value
    }
  }

  /// Works all cards out anew when the settings ask for it: the program may have been ended between
  /// a choice and its consequences.
  private func adoptPlan() {
    let plan = context.settings.values.studyPlan
    context.work.start { [context] in
      do throws(StorageError) {
        try await context.database.adopt(plan)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  /// Goes by the weights that another malmoi fitted meanwhile, as `malmoi optimize` does; the cards
  /// are worked out by them already.
  private func adoptWeights() {
    context.work.start { [context] in
      // A database that cannot be read says so where something of it is shown.
      guard let rows = try? await context.database.settings() else { return }
      var values = context.settings.values
      values.weights = Settings(rows: rows).weights
      // The language stays, so no words are read that could be missing.
      try? context.settings.change(to: values)
    }
  }

  /// Takes what other machines left while the app was closed.
  private func exchange() {
    context.work.start { [context] in await context.sync.exchange() }
  }

  private func followRestorations() {
    restorations = Task { [context] in
      for await _ in context.database.restorations {
        await context.tell(
          title: context.localization[.storageRestoredTitle],
          message: context.localization[.storageRestored(path: context.database.path)])
      }
    }
  }

  /// Says once what of the learner's history made no sense.
  private func tellDamage() {
    context.work.start { [context] in
      do throws(StorageError) {
        guard let report = try await context.database.takeDamageReport() else { return }
        let words = context.localization
        await context.tell(title: words[.damageTitle], message: words.sentence(for: report))
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  /// Says once that the disk is not one on which two malmois go well together.
  private func tellJournal() {
    context.work.start { [context] in
      do throws(StorageError) {
        guard try await context.database.takeJournalNotice() else { return }
        let words = context.localization
        await context.tell(
          title: words[.storageRollbackJournalTitle],
          message: words[.storageRollbackJournal(path: context.database.path)])
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  // MARK: Keys of the whole app

  private var globalBindings: [KeyBinding] {
    let words = context.localization
    let group = words[.helpEverywhere]
    return [
      helpBinding,
      KeyBinding(
        .control("l"), title: words[.keyRedraw], group: group, hint: .hidden,
        worksOverModals: true
      ) { [weak window] in window?.redraw() },
      KeyBinding(
        .control("z"), title: words[.keySuspend], group: group, hint: .hidden
      ) {},
      KeyBinding(
        .control("c"), title: words[.keyQuitAtOnce], group: group, hint: .hidden
      ) { [end] in end.send(.interrupt) },
    ]
  }

  /// The help: `?`, or F1 alone where `?` is text.
  private var helpBinding: KeyBinding {
    let words = context.localization
    let isText = window.topScreen?.isQuestionMarkText == true
    let keys = isText ? [Key(.function(1))] : [.character("?"), Key(.function(1))]
    return KeyBinding(
      keys, title: words[.keyHelp], group: words[.helpEverywhere],
      hint: window.isModalPresented && !isText ? .hidden : .essential, worksOverModals: true
    ) { [weak self] _ in self?.showHelp() }
  }

  private func showHelp() {
    let top = window.topScreen
    let shown = (top as? NavigationStack)?.top ?? top
    let root = (shown as? RootScreen)?.root
    context.show(
      .help(
        HelpViewModel(
          bindings: window.activeBindings.listed(inOrderOf: shown?.keyGroups ?? []),
          explainsWeek: root == .today || root == .progress,
          context: context)), using: .modal)
  }
}
