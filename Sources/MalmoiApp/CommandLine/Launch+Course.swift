import CourseLibrary
import Files
import Lessons

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
    throw LaunchFailure(lines: lines, code: .problem)
  }

  private func contents(ofFile path: String) throws(LaunchFailure) -> CourseFileResult {
    do throws(FileReadError) {
      return try CourseFile.read(at: path, for: .learner)
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
