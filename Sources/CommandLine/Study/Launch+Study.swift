import AppText
import Storage

extension Launch {
  /// What is due, for a prompt or a status bar: one line, or JSON.
  func reportDue(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let (figures, words) = try await lookUp(DueFigures.init)
    let report = DueReport(figures, words: words)
    return CommandOutput(lines: asJSON ? report.json : [report.line])
  }

  /// What was done and what comes next, in figures.
  func reportStats(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let (figures, words) = try await lookUp(StudyFigures.init)
    let report = StudyReport(figures, words: words)
    return CommandOutput(lines: asJSON ? report.json : report.lines)
  }

  /// Straight into what is due; when nothing is, says so instead.
  func review() async throws(LaunchFailure) -> Plan {
    let data = try await learnerData()
    let figures = try await unlessStorageFails { () async throws(StorageError) in
      try await DueFigures(data.database, at: data.clock.now())
    }
    guard figures.summary.due == 0 else { return .app(data, opening: .review) }
    let words = data.settings.localization
    return .output(CommandOutput(DueReport(figures, words: words).line))
  }

  /// Only reads: who has no database yet has done nothing, and none is made.
  ///
  /// - Returns: the figures, and the words of the language that was chosen to tell them in.
  func lookUp<Figures>(
    _ figures: (LearnerDatabase, Timestamp) async throws(StorageError) -> Figures
  ) async throws(LaunchFailure) -> (figures: Figures, words: Localization) {
    let folders = try userFolders()
    let (found, rows) = try await unlessStorageFails { () async throws(StorageError) in
      let kept = try LearnerDatabase.reading(folder: folders.data)
      let database = if let kept { kept } else { try LearnerDatabase.inMemory() }
      return (try await figures(database, LearnerClock.system.now()), try await database.settings())
    }
    let words = try settings(rows: rows).localization
    return (found, invocation.options.isASCIIOnly ? words.withASCIISigns : words)
  }
}
