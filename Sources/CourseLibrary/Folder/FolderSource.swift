import Lessons

/// Courses in the files of a folder: the bundle's, or one of the learner's.
///
/// Reads the files of the folder itself, not of folders in it. Keeps each course as it was when
/// its file was last good, so that a mistake in an editor takes no course away. An actor, since
/// it reads files and remembers them while others wait.
package actor FolderSource: CourseSource {
  package nonisolated let address: CourseSourceAddress
  private nonisolated let path: String
  private let mayBeMissing: Bool
  private var files: [String: CourseFolderFile] = [:]

  /// - Parameters:
  ///   - path: Absolute.
  ///   - mayBeMissing: Whether a folder that isn't there is an empty one rather than an error.
  package init(address: CourseSourceAddress, path: String, mayBeMissing: Bool = false) {
    self.address = address
    self.path = path
    self.mayBeMissing = mayBeMissing
  }

  package func keptCourses() -> CourseListing { listing }

  package func courses() -> CourseSourceAnswer {
    do throws(FileReadError) {
      try refresh()
      return .success(listing)
    } catch {
      return .failure(.file(error), kept: listing)
    }
  }

  package func course(_ id: CourseID) throws -> CourseCopy {
    let answer = courses()
    guard let file = sortedFiles.first(where: { $0.course?.id == id }), let course = file.course
    else {
      if case .failure(let error, _) = answer { throw error }
      throw error(for: id)
    }
    return CourseCopy(course: course, staleness: staleness(of: file, answer))
  }

  package nonisolated func changes() throws(FileReadError) -> AsyncStream<Void> {
    try FolderWatch(path: path).changes()
  }

  // MARK: - Reading

  /// Reads what changed since the last time.
  private func refresh() throws(FileReadError) {
    let names: [String]
    do throws(FileReadError) {
      names = try Folder.names(in: path).filter(CourseFileName.isCourse)
    } catch {
      guard mayBeMissing, error.reason == .missing else { throw error }
      names = []
    }
    var current: [String: CourseFolderFile] = [:]
    for name in names {
      let before = files[name] ?? CourseFolderFile(path: "\(path)/\(name)")
      current[name] = before.refreshed()
    }
    files = current
  }

  private var sortedFiles: [CourseFolderFile] {
    files.values.sorted { $0.path < $1.path }
  }

  private var listing: CourseListing {
    var places: [CourseID: String] = [:]
    var items: [CourseListing.Item] = []
    var problems: [SourceProblem] = []
    for file in sortedFiles {
      if let problem = file.problem { problems.append(problem) }
      guard let course = file.course else { continue }
      if let first = places[course.id] {
        let fact = SourceProblem.Fact.sameCourse(course.id, first: first)
        problems.append(SourceProblem(place: file.path, fact: fact))
      } else {
        places[course.id] = file.path
        items.append(CourseListing.Item(summary: course.summary))
      }
    }
    return CourseListing(items: items, problems: problems)
  }

  private func staleness(
    of file: CourseFolderFile, _ answer: CourseSourceAnswer
  ) -> CourseCopy.Staleness? {
    if case .failure(let error, _) = answer { return CourseCopy.Staleness(reason: error) }
    return file.error.map { CourseCopy.Staleness(reason: $0) }
  }

  /// A file that is named after the course and broken is the likely reason that it is missing.
  private func error(for id: CourseID) -> CourseSourceError {
    files["\(id).json"]?.error ?? .unknownCourse(id)
  }
}
