import AppText
import Lessons
import Storage

extension Launch {
  /// Fits the scheduler to the learner's log, or goes back to what fits most people.
  func optimize(
    _ order: Invocation.FittingOrder, asJSON: Bool
  ) async throws(LaunchFailure) -> CommandOutput {
    let folders = try userFolders()
    let now = LearnerClock.system.now()
    let database = try await unlessStorageFails { () async throws(StorageError) in
      try LearnerDatabase(folder: folders.data, now: now)
    }
    let isDryRun: Bool
    switch order {
    case .undo: return try await undoFitting(of: database, asJSON: asJSON)
    case .fit(let isDry): isDryRun = isDry
    }
    let (log, fit) = try await fit(to: database, at: now)
    let isKept = fit?.isBetter == true && !isDryRun
    if let fit, isKept { try await keep(fit.weights, in: database) }
    let report = FitReport(fit, tests: log.count, isDryRun: isDryRun, isKept: isKept)
    return asJSON ? report.json : report.output(in: localization)
  }

  private func fit(
    to database: LearnerDatabase, at now: Timestamp
  ) async throws(LaunchFailure) -> (RecallLog, MemoryFit?) {
    let (histories, plan) = try await unlessStorageFails { () async throws(StorageError) in
      (try await database.recallHistories(), try await database.studyPlan())
    }
    let log = RecallLog(histories)
    let progress = ProgressLine()
    defer { progress.clear() }
    do throws(CancellationError) {
      let fit = try await MemoryFit.fit(log, to: plan.scheduler, now: now.seconds) {
        [localization] share throws(CancellationError) in
        if Task.isCancelled { throw CancellationError() }
        progress.show(localization[.fitProgress(percent: Int(share * 100))])
      }
      return (log, fit)
    } catch {
      throw LaunchFailure(localization[.fitCancelled], code: .problem)
    }
  }

  private func undoFitting(
    of database: LearnerDatabase, asJSON: Bool
  ) async throws(LaunchFailure) -> CommandOutput {
    let before = try await unlessStorageFails { () async throws(StorageError) in
      try await database.setting(.weights)
    }
    if before != nil { try await keep(.standard, in: database) }
    if asJSON { return CommandOutput(lines: ["{\"undone\" : \(before != nil)}"]) }
    return CommandOutput(localization[before == nil ? .fitNothingToUndo : .fitUndone])
  }

  /// Keeps weights, and works all cards out anew by them.
  private func keep(
    _ weights: FSRSWeights, in database: LearnerDatabase
  ) async throws(LaunchFailure) {
    try await unlessStorageFails { () async throws(StorageError) in
      let text = weights == .standard ? nil : weights.description
      try await database.set(.weights, to: text)
      try await database.adopt(Settings(rows: try await database.settings()).studyPlan)
    }
  }
}
