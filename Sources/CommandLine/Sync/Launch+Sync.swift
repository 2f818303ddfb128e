import AppText
import Files
import Storage
import Sync

extension Launch {
  /// Exchanges what happened with other machines, or tells how that stands.
  func sync(_ order: Invocation.SyncOrder) async throws(LaunchFailure) -> CommandOutput {
    let folders = try userFolders()
    let clock = LearnerClock.system
    let database = try await unlessStorageFails { () async throws(StorageError) in
      try LearnerDatabase(folder: folders.data, now: clock.now())
    }
    switch order.action {
    case .stop:
      try await unlessStorageFails { () async throws(StorageError) in
        try await database.setSyncPlace(nil)
      }
      return CommandOutput(localization[.syncStopped])
    case .status:
      return try await syncStatus(of: database, order)
    case .exchange:
      return try await exchange(order, database, clock)
    }
  }

  /// What machines have in common, a line each.
  func dump() async throws(LaunchFailure) -> CommandOutput {
    let (lines, _) = try await lookUp { database, _ throws(StorageError) in
      try await database.canonicalDump()
    }
    return CommandOutput(lines: lines)
  }

  private func exchange(
    _ order: Invocation.SyncOrder, _ database: LearnerDatabase, _ clock: LearnerClock
  ) async throws(LaunchFailure) -> CommandOutput {
    let place = try await place(order, database)
    let exchange = Exchange(database, in: place.store, machine: .current, clock: clock)
    let report: SyncReport
    do throws(SyncError) {
      report = try await exchange.run(inNewPlace: order.place != nil)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
    return try await unlessStorageFails { () async throws(StorageError) in
      let rows = try await database.settings()
      try await database.adopt(Settings(rows: rows).studyPlan)
      let names = try await SyncNames(database)
      return SyncOutput(report: report, names: names, words: localization).output(order)
    }
  }

  /// Where to exchange: a place that is given stays.
  private func place(
    _ order: Invocation.SyncOrder, _ database: LearnerDatabase
  ) async throws(LaunchFailure) -> SyncPlace {
    let known = try await unlessStorageFails { () async throws(StorageError) in
      try await database.syncPlace()
    }
    let address = try order.place.map { given throws(LaunchFailure) in try self.address(given) }
    if let known, address == nil || known.address == address && known.command == order.command {
      return known
    }
    guard let address else { throw LaunchFailure(localization[.syncNowhere], code: .wrongUsage) }
    let set = try await unlessStorageFails { () async throws(StorageError) in
      try await database.setSyncPlace(
        address, machine: Machine.current.id, command: order.command)
      return try await database.syncPlace()
    }
    guard let set else { throw LaunchFailure(localization[.syncNowhere], code: .problem) }
    return set
  }

  private func address(_ text: String) throws(LaunchFailure) -> String {
    do throws(SyncAddress.Problem) {
      return try SyncAddress(text, from: workingFolder).text
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .wrongUsage)
    }
  }

  private func syncStatus(
    of database: LearnerDatabase, _ order: Invocation.SyncOrder
  ) async throws(LaunchFailure) -> CommandOutput {
    let status = try await unlessStorageFails { () async throws(StorageError) in
      try await SyncStatus(database)
    }
    guard let status else { return CommandOutput(localization[.syncNowhere]) }
    let report = SyncStatusReport(
      status, words: localization, now: LearnerClock.system.now().seconds)
    return CommandOutput(lines: order.isJSON ? report.json : report.lines)
  }
}
