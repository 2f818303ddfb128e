import Storage

extension Launch {
  /// What is due, for a prompt or a status bar: one line, or JSON.
  func reportDue(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let report = try await studyReport()
    return CommandOutput(asJSON ? report.dueJSON : report.due)
  }

  /// What was done and what comes next, in figures.
  func reportStats(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let report = try await studyReport()
    return CommandOutput(asJSON ? report.statsJSON : report.stats)
  }

  /// Only reads: who has no database yet has done nothing, and none is made.
  private func studyReport() async throws(LaunchFailure) -> StudyReport {
    let folders = try userFolders()
    let figures = try await unlessStorageFails { () async throws(StorageError) in
      let kept = try LearnerDatabase.reading(folder: folders.data)
      let database = if let kept { kept } else { try LearnerDatabase.inMemory() }
      return try await StudyFigures(database, at: LearnerClock.system.now())
    }
    return StudyReport(figures, words: localization)
  }
}
