import CourseLibrary
import Lessons
import Storage

extension Launch {
  /// The course that a path or an id names.
  ///
  /// - Throws: `LaunchFailure` that says what is wrong with the file, or names ids near to one that
  ///   is not known.
  func course(named name: String, in setup: AppSetup) async throws(LaunchFailure) -> Course {
    if name.contains("/") || name.lowercased().hasSuffix(".json") {
      return try course(inFile: name)
    }
    let id = CourseID(rawValue: name)
    do {
      return try await setup.library.course(id).course
    } catch CourseSourceError.unknownCourse {
      throw LaunchFailure(await unknownCourse(id, in: setup.library), code: .problem)
    } catch let error as CourseSourceError {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    } catch {
      throw LaunchFailure("\(error)", code: .problem)
    }
  }

  private func course(inFile path: String) throws(LaunchFailure) -> Course {
    let result = try contents(ofFile: path)
    if let course = result.course { return course }
    let lines = CourseCheck.lines(for: result, at: path, localization)
    throw LaunchFailure(lines.joined(separator: "\n"), code: .problem)
  }

  private func contents(ofFile path: String) throws(LaunchFailure) -> CourseFileResult {
    do throws(FileReadError) {
      return try CourseFile.read(at: path)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
  }

  private func unknownCourse(_ id: CourseID, in library: CourseLibrary) async -> String {
    let sentence = localization.text(.cliUnknownCourse, ["id": id])
    let catalog = await library.catalog
    let near = catalog.nearestIDs(to: id)
    let ids = near.isEmpty ? Array(catalog.courses.map(\.id).prefix(5)) : near
    guard !ids.isEmpty else { return sentence }
    return localization.text(
      .cliNearestCourses,
      ["sentence": sentence, "ids": ids.map(\.rawValue).joined(separator: ", ")])
  }
}

// MARK: - malmoi courses

extension Launch {
  /// Lists the courses of all sources, and what failed.
  func listCourses(asJSON: Bool) async throws(LaunchFailure) -> CommandOutput {
    let setup = try await setup()
    await setup.library.load()
    let catalog = await setup.library.catalog
    do throws(StorageError) {
      let standings = try await setup.database.courseStandings()
      let report = CourseReport(
        catalog: catalog, standings: standings, sources: setup.sources, words: localization)
      let failures = catalog.sources.flatMap { sentences(about: $0.state) }
      return CommandOutput(
        asJSON ? report.json : report.table, errors: failures.joined(separator: "\n"),
        code: failures.isEmpty ? .done : .problem)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }
}

extension Launch {
  /// What failed in a source, and what is not as it should be.
  private func sentences(about state: SourceState) -> [String] {
    let problems = state.listing.problems.map { localization.sentence(for: $0) }
    guard case .failed(let error, _) = state else { return problems }
    return [localization.sentence(for: error)] + problems
  }
}

// MARK: - malmoi sources

extension Launch {
  /// Lists the sources, or changes them.
  func perform(_ action: Invocation.SourcesAction) async throws(LaunchFailure) -> CommandOutput {
    let setup = try await setup()
    do {
      switch action {
      case .list: return CommandOutput(await list(setup).joined(separator: "\n"))
      case .add(let text):
        let address = try setup.sources.address(text)
        try await setup.sources.remember(address)
        return CommandOutput(localization.text(.sourcesAdded, ["address": address]))
      case .remove(let text):
        let address = try setup.sources.address(text)
        return try await remove(address, from: setup)
      }
    } catch let error as AddressError {
      throw LaunchFailure(localization.sentence(for: error), code: .wrongUsage)
    } catch let error as StorageError {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    } catch {
      throw LaunchFailure("\(error)", code: .problem)
    }
  }

  private func list(_ setup: AppSetup) async -> [String] {
    await setup.library.catalog.sources.map { setup.sources.name(of: $0.address) }
  }

  private func remove(
    _ address: CourseSourceAddress, from setup: AppSetup
  ) async throws(StorageError) -> CommandOutput {
    guard setup.sources.isAdded(address), try await setup.sources.remove(address) else {
      let sentence = localization.text(.sourcesUnknown, ["address": address])
      return CommandOutput("", errors: sentence, code: .problem)
    }
    return CommandOutput(localization.text(.sourcesRemoved, ["address": address]))
  }
}
