import AppText
import CourseLibrary
import Lessons
import Observation
import Programs
import Storage
import Sync
import TerminalUI

/// What the learner can choose about the app; each change applies at once and lasts.
@Observable
package final class SettingsViewModel: RootViewModel {
  /// What the settings needs.
  @ObservationIgnored let context: any SettingsContext
  /// The places that courses come from.
  package private(set) var sources: [CourseSourceAddress] = []
  /// Whether no program is installed that could say sentences aloud.
  package private(set) var isSpeechMissing = false

  /// The work of fitting the scheduler to the learner.
  @ObservationIgnored let fitting: MemoryFitting
  @ObservationIgnored private var isAdopting = false

  /// Settings that do not know the sources yet.
  init(context: any SettingsContext) {
    self.context = context
    fitting = MemoryFitting(context: context)
  }

  /// Learns what is not known without asking, and returns then.
  package func opened() async {
    isSpeechMissing = context.speaker.program == nil
    sources = await context.library.catalog.sources.map(\.address)
    await context.sync.refresh()
  }

  // MARK: What is there

  /// The parts, in order.
  package var sections: [(section: SettingsSection, items: [SettingsItem])] {
    SettingsSection.allCases.map { ($0, items(in: $0)) }
  }

  private func items(in section: SettingsSection) -> [SettingsItem] {
    switch section {
    case .interface:
      [
        .choice(.language), .choice(.appearance), .choice(.ground), .choice(.letterOrder),
        .toggle(.animation),
      ]
    case .quiz:
      [.choice(.answering), .choice(.blockLabels), .toggle(.sound), .toggle(.askBeforeHalf)]
    case .day: [.stepper(.dailyGoal), .toggle(.newFirst)]
    case .reviews:
      [
        .stepper(.wantedRetention), .fitting, .stepper(.dayStart), .stepper(.mostReviews),
        .choice(.easyDays), .choice(.away),
      ]
    case .exercises: kindItems + [.toggle(.introduceWords), .toggle(.romanization)]
    case .sources: sources.map(SettingsItem.source) + [.addSource]
    case .machines: [.sync] + (sync.status?.peers ?? []).map { .machine($0.device) }
    case .about: [.dataFolder, .about]
    }
  }

  /// The kinds of exercise, where it is not the learner who says which one comes.
  private var kindItems: [SettingsItem] {
    values.answering == .mixed
      ? [.toggle(.gaps), .toggle(.choices), .toggle(.typed), .toggle(.heard)] : []
  }

  /// Exchanges with other machines.
  var sync: SyncKeeper { context.sync }

  /// The settings as they are; an absence that is over is none.
  package var values: Settings {
    var values = context.settings.values
    if let awayUntil = values.awayUntil, awayUntil <= today { values.awayUntil = nil }
    return values
  }

  /// The day it is.
  private var today: StudyDay {
    let now = context.clock.now()
    return context.settings.values.studyPlan.calendar
      .day(at: now.seconds, utcOffset: now.utcOffset)
  }

  // MARK: What the learner does

  /// The learner chose an item: it is switched, shows its options, or does what it says.
  package func itemChosen(_ item: SettingsItem) {
    switch item {
    case .toggle: adjusted(item, by: 1)
    case .choice(let choice): optionsRequested(of: choice)
    case .addSource: addSourceRequested()
    case .sync: context.work.start { [self] in await sync.exchange() }
    case .fitting: fitting.toggled { [weak self] in self?.weightsChosen($0) }
    case .stepper, .source, .about, .dataFolder, .machine: break
    }
  }

  /// The learner moves the value of an item on, or back.
  package func adjusted(_ item: SettingsItem, by steps: Int) {
    var values = values
    switch item {
    case .toggle(.heard) where !values.asksHeard: return soundTried()
    case .toggle(let toggle):
      values[keyPath: toggle.path].toggle()
      if toggle == .sound, values.speaksAnswers { lookForSpeech() }
    case .stepper(let stepper):
      values[keyPath: stepper.path] = stepper.range.stepped(
        values[keyPath: stepper.path], by: steps)
    case .choice(let choice): values = choice.moved(values, by: steps, today: today)
    case .about, .dataFolder, .source, .addSource, .sync, .machine, .fitting: return
    }
    change(to: values)
  }

  /// Shows the options of a choice, and takes the one that the learner chooses.
  private func optionsRequested(of choice: ChoiceSetting) {
    let words = context.localization
    let variants = choice.variants(of: values, today: today)
    context.work.start { [self] in
      let index = await context.choose(
        words[choice.titleKey], from: variants.map { choice.title(in: $0, words) },
        current: variants.firstIndex(of: values))
      if let index { change(to: variants[index]) }
    }
  }

  /// Has sentences come back by these weights from now on.
  private func weightsChosen(_ weights: FSRSWeights) {
    var values = values
    values.weights = weights
    change(to: values)
  }

  /// Why there is nothing fitted that could be undone, in the learner's language; nil when there is.
  package var reasonNotToUndoFitting: String? {
    values.weights == .standard ? context.localization[.fitNothingToUndo] : nil
  }

  /// The learner wants sentences to come back as they do for most people again.
  package func fittingUndone() {
    guard values.weights != .standard else { return }
    weightsChosen(.standard)
    context.confirm(context.localization[.fitUndone])
  }

  /// Says what to install when nothing would be heard.
  private func lookForSpeech() {
    isSpeechMissing = context.speaker.program == nil
    if isSpeechMissing { context.notify(context.localization.sentence(for: SpeechError.noProgram)) }
  }

  /// Says something, and lets sentences be heard from now on only when the learner heard it.
  private func soundTried() {
    lookForSpeech()
    guard !isSpeechMissing else { return }
    context.work.start { [self] in
      if await context.isSoundHeard() {
        var values = values
        values.asksHeard = true
        change(to: values)
      }
    }
  }

  private func change(to values: Settings) {
    let rows = values.rows(changedFrom: self.values)
    let isOtherPlan = values.studyPlan != self.values.studyPlan
    do throws(LocalizationError) {
      try context.settings.change(to: values)
    } catch {
      return context.notify(context.localization[.settingsNoWords])
    }
    context.work.start { [self] in
      await saying { () throws(StorageError) in
        for (key, value) in rows { try await context.database.set(key, to: value) }
      }
    }
    if isOtherPlan, !isAdopting { adoptPlan() }
  }

  /// Lets all cards and days be worked out by the plan; of many plans in a row, the last one.
  private func adoptPlan() {
    isAdopting = true
    context.work.start { [self] in
      var adopted: StudyPlan?
      while values.studyPlan != adopted {
        let plan = values.studyPlan
        adopted = plan
        await saying { () throws(StorageError) in try await context.database.adopt(plan) }
      }
      isAdopting = false
    }
  }

  /// Does what lets a choice last, and says when that cannot be.
  private func saying(_ work: () async throws(StorageError) -> Void) async {
    do throws(StorageError) {
      try await work()
    } catch {
      let words = context.localization
      context.notify(words[.settingsNotKept(reason: words.sentence(for: error))])
    }
  }

  /// The learner wants to take courses from another place.
  package func addSourceRequested() {
    context.work.start { [self] in
      guard let address = await context.addSource(known: sources) else { return }
      await opened()
      context.confirm(
        context.localization[.sourcesAdded(address: address.description)])
    }
  }

  /// Why an item cannot be removed, in the learner's language; nil when it can.
  package func reasonNotToRemove(_ item: SettingsItem?) -> String? {
    let words = context.localization
    guard case .source(let address)? = item else { return words[.settingsNothingToRemove] }
    if address == .bundle { return words[.removeSourceBundle] }
    return context.sources.isAdded(address) ? nil : words[.removeSourceOwnFolder]
  }

  /// The learner wants no more courses from a source.
  package func removeRequested(_ item: SettingsItem?) {
    guard case .source(let address)? = item else { return }
    context.work.start { [self] in
      _ = await context.removeSource(named: address.description) { () throws(StorageError) in
        try await context.sources.remove(address)
      }
      await opened()
    }
  }
}
