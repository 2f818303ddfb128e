import AppText
import CourseLibrary
import Lessons
import Storage

extension Launch {
  /// Lists the words of a course, or those the learner met.
  func listWords(
    ofCourse name: String?, asJSON: Bool
  ) async throws(LaunchFailure) -> CommandOutput {
    guard let name else { return try await listMetWords(asJSON: asJSON) }
    let report = CourseWordReport(try await course(named: name), words: localization)
    return CommandOutput(lines: asJSON ? report.json : report.lines)
  }

  private func listMetWords(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let library =
      try await lookUp { database, _ throws(StorageError) in
        try await database.hasAnswers()
      }.figures ? try await learnerData().library : nil
    let (met, words) = try await lookUp { database, _ throws(StorageError) in
      guard let library else { return MetWords(of: []) }
      return try await MetWords.gathered(from: database) { course in
        await library.courseAtHand(course).map { GlossaryIndex($0.glossary) }
      }
    }
    let report = MetWordReport(met, words: words)
    if asJSON { return CommandOutput(lines: report.json) }
    guard met.count > 0 else { return CommandOutput("", errors: words[.wordsNoneMet]) }
    return CommandOutput(lines: report.lines)
  }
}
