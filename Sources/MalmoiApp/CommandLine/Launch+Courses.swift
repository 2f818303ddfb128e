import CourseLibrary
import Storage

extension Launch {
  /// Lists the courses of all sources, and what failed.
  func listCourses(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let setup = try await setup()
    await setup.library.load()
    let catalog = await setup.library.catalog
    do throws(StorageError) {
      let standings = try await setup.database.courseStandings()
      let report = CourseReport(
        catalog: catalog, standings: standings, words: localization)
      let faults = unreadable(setup) + catalog.sources.flatMap { failures(of: $0, setup.clock) }
      return CommandOutput(
        lines: asJSON ? report.json : report.table, errors: faults,
        code: faults.isEmpty ? .done : .problem)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }

  /// What failed in a source, and what is not as it should be.
  private func failures(of source: CourseCatalog.Source, _ clock: LearnerClock) -> [String] {
    let problems = source.state.listing.problems.map { localization.sentence(for: $0) }
    guard case .failed(let error, let kept) = source.state else { return problems }
    let failure = localization.sentence(
      for: error, of: source.address, kept: kept, at: clock.date)
    return [failure] + problems
  }

  /// What was added and cannot be read.
  func unreadable(_ setup: AppSetup) -> [String] {
    setup.sources.unreadable.map { localization.text(.sourceUnreadable, ["address": $0]) }
  }
}
