import AppText
import Executors
import Files
import Observation
import Storage
import Sync
import TerminalUI

/// Exchanges with other machines while the app is open: at the start, after each sitting, at the end
/// and whenever they have left something.
///
/// The work is done by an actor of its own; no key waits for it.
@Observable
package final class SyncKeeper {
  /// How the exchange stands; nil when nothing is exchanged.
  package private(set) var status: SyncStatus?
  /// What needs a person, as a sentence; nil when nothing does.
  package private(set) var trouble: String?

  @ObservationIgnored private let database: LearnerDatabase
  @ObservationIgnored private let settings: LearnerSettings
  @ObservationIgnored private let clock: LearnerClock
  @ObservationIgnored private var isExchanging = false
  @ObservationIgnored private var isWanted = false
  @ObservationIgnored private var watched: Set<DeviceID> = []
  @ObservationIgnored private var watch: Task<Void, Never>?
  /// Shows what needs a person.
  @ObservationIgnored private let notify: (String) -> Void

  /// A keeper that has not begun.
  init(
    database: LearnerDatabase, settings: LearnerSettings, clock: LearnerClock,
    notify: @escaping (String) -> Void
  ) {
    self.database = database
    self.settings = settings
    self.clock = clock
    self.notify = notify
  }

  deinit { watch?.cancel() }

  /// Writes what happened here and takes what others left; what is asked for meanwhile is done after
  /// it, once.
  package func exchange() async {
    isWanted = true
    guard !isExchanging else { return }
    isExchanging = true
    defer { isExchanging = false }
    while isWanted {
      isWanted = false
      await exchangeOnce()
    }
  }

  /// Learns how the exchange stands without exchanging anything.
  package func refresh() async {
    status = try? await SyncStatus(database)
  }

  private func exchangeOnce() async {
    await refresh()
    guard let place = status?.place else { return }
    let store = place.store
    do throws(SyncError) {
      let report = try await Exchange(database, in: store, machine: .current, clock: clock).run()
      if report.taken != TakenChanges() { await adoptSettings() }
      tell(report)
    } catch {
      if error != .busy { tell(settings.localization.sentence(for: error)) }
    }
    await refresh()
    follow(store)
  }

  /// Lets what others chose take effect.
  private func adoptSettings() async {
    do throws(StorageError) {
      let values = Settings(rows: try await database.settings())
      // Words that cannot be read leave those there are.
      try? settings.change(to: values)
      try await database.adopt(settings.values.studyPlan)
    } catch {
      tell(settings.localization.sentence(for: error))
    }
  }

  private func tell(_ report: SyncReport) {
    let needing = report.remarks.filter(\.needsPerson)
    let names = Dictionary(
      uniqueKeysWithValues: (status?.peers ?? []).map { ($0.device, $0.name ?? "\($0.device)") })
    tell(
      needing.first.map { remark in
        settings.localization.sentence(for: remark) { names[$0] ?? "\($0)" }
      })
  }

  /// Says what needs a person, once.
  private func tell(_ sentence: String?) {
    if let sentence, sentence != trouble { notify(sentence) }
    trouble = sentence
  }

  /// Hears of what others leave from now on.
  private func follow(_ store: any SyncStore) {
    // A server is asked at the start, after each sitting and at the end: nothing polls.
    guard let status, let store = store as? FolderStore else { return }
    let devices = Set(status.peers.map(\.device)).union([status.device])
    guard watch == nil || devices != watched else { return }
    watched = devices
    watch?.cancel()
    // Without watches left, others are heard at the next sitting.
    guard let changes = try? store.changes(besidesThoseOf: status.device) else { return }
    watch = Task { [weak self] in
      for await _ in changes { await self?.exchange() }
    }
  }
}
