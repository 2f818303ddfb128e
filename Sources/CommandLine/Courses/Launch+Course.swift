import AppText
import CourseLibrary
import Files
import Lessons
import Storage

extension Launch {
  /// The course that a path or an id names.
  ///
  /// - Throws: `LaunchFailure` that says what is wrong with the file, or names ids near to one that
  ///   is not known.
  func course(named name: String, in data: LearnerData) async throws(LaunchFailure) -> Course {
    if Self.isFile(name) {
      let path = FilePath(name)
      let stamp = CourseFileStamp(ofFilesAt: [path])
      let course: Course
      if let digested = data.library.digests?.course(at: path) {
        course = digested
      } else {
        course = try self.course(inFile: name).read(at: name)
      }
      return await data.database.layOverMendings(course.read(from: stamp))
    }
    let id = CourseID(rawValue: name)
    do {
      return try await data.library.course(id).course
    } catch CourseSourceError.unknownCourse {
      throw LaunchFailure(await unknownCourse(id, in: data.library), code: .problem)
    } catch let error as CourseSourceError {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    } catch {
      throw LaunchFailure("\(error)", code: .problem)
    }
  }

  /// The same where nothing else is needed: a file alone needs no database.
  func course(named name: String) async throws(LaunchFailure) -> Course {
    if Self.isFile(name) { return try course(inFile: name) }
    return try await course(named: name, in: try await learnerData())
  }

  /// Whether a name of a course is a path, not an id.
  private static func isFile(_ name: String) -> Bool {
    name.contains("/") || CourseFileForm(endingOf: name) != nil
  }

  /// Sees whether a sentence is there, and makes it known to the database.
  ///
  /// - Throws: `LaunchFailure` when it is not.
  func checkThere(_ place: SentenceKey, in data: LearnerData) async throws(LaunchFailure) {
    let course = try await course(named: place.course.rawValue, in: data)
    guard course.sentences.contains(where: { $0.id == place.sentence }) else {
      throw LaunchFailure(
        localization.sentence(forUnknownSentence: place.sentence.rawValue, in: course),
        code: .problem)
    }
    _ = try await unlessStorageFails { () async throws(StorageError) in
      try await data.database.reconcile(with: course)
    }
  }

  private func course(inFile path: String) throws(LaunchFailure) -> Course {
    let result = try contents(ofFile: path)
    if let course = result.course { return course }
    let lines = CourseCheck.lines(
      for: result, CourseCheck.scarceWords(in: result), at: path, localization)
    throw LaunchFailure(lines: lines, code: .problem)
  }

  private func contents(ofFile path: String) throws(LaunchFailure) -> CourseFileResult {
    do throws(FileReadError) {
      return try CourseFile.read(at: FilePath(path), for: .learner)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
  }

  private func unknownCourse(_ id: CourseID, in library: CourseLibrary) async -> String {
    let sentence = localization[.cliUnknownCourse(id: id)]
    let catalog = await library.catalog
    let near = catalog.nearestIDs(to: id)
    let ids = near.isEmpty ? Array(catalog.courses.map(\.id).prefix(5)) : near
    guard !ids.isEmpty else { return sentence }
    return localization[
      .cliNearestCourses(sentence: sentence, ids: ids.map(\.rawValue).joined(separator: ", "))]
  }
}
