import AppText
import CourseLibrary
import Lessons
import Storage

extension Launch {
  /// Lists the courses of all sources, and what failed.
  func listCourses(
    _ form: Invocation.CourseListForm
  ) async throws(LaunchFailure) -> CommandOutput {
    if form == .ids { return CommandOutput(lines: try await courseIDsAtHand()) }
    let data = try await learnerData()
    await data.library.load()
    let catalog = await data.library.catalog
    do throws(StorageError) {
      let standings = try await data.database.courseStandings()
      let report = CourseReport(
        catalog: catalog, standings: standings, words: localization)
      let faults = unreadable(data) + catalog.sources.flatMap { failures(of: $0, data.clock) }
      return CommandOutput(
        lines: form == .json ? report.json : report.table, errors: faults,
        code: faults.isEmpty ? .done : .problem)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }

  /// The courses that can be named without asking a server or opening the database for writing:
  /// completions wait for them.
  private func courseIDsAtHand() async throws(LaunchFailure) -> [String] {
    let folders = try userFolders()
    var listings: [CourseListing] = []
    for source in sourceMaker(folders, .system).sources(at: await savedAddresses(folders)) {
      listings.append(await listingAtHand(of: source))
    }
    return listings.flatMap(\.items).map(\.id.rawValue).reduce(into: []) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
  }

  private func listingAtHand(of source: any CourseSource) async -> CourseListing {
    guard !source.address.isServer else { return await source.keptCourses() }
    do throws(CancellationError) {
      switch try await source.courses() {
      case .success(let listing), .failure(_, let listing): return listing
      }
    } catch {
      return .empty
    }
  }

  /// The sources the learner added, as far as they can be read: who completes a word wants no
  /// message.
  private func savedAddresses(_ folders: UserFolders) async -> [CourseSourceAddress] {
    do throws(StorageError) {
      let saved = try await LearnerDatabase.reading(folder: folders.data)?.sources() ?? []
      return saved.compactMap {
        try? CourseSourceAddress($0.address, home: home, workingFolder: workingFolder)
      }
    } catch {
      return []
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
  func unreadable(_ data: LearnerData) -> [String] {
    data.sources.unreadable.map { localization[.sourceUnreadable(address: $0)] }
  }
}
