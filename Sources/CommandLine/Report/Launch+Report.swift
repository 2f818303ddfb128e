import Lessons
import Storage

extension Launch {
  /// What the learner did since a day, a line a day, or JSON.
  func reportActivity(
    since first: StudyDay?, asJSON: Bool
  ) async throws(LaunchFailure) -> CommandOutput {
    let (figures, words) = try await lookUp { database, now throws(StorageError) in
      try await ActivityFigures(database, since: first, at: now)
    }
    let report = ActivityReport(figures, words: words)
    return CommandOutput(lines: asJSON ? report.json : report.lines)
  }
}
