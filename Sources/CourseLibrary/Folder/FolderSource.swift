import Executors
import Files
import Lessons

/// Courses in the files of a folder: the bundle's, or one of the learner's.
///
/// Reads the files of the folder itself, not of folders in it. Keeps each course as it was when
/// its file was last good, so that a mistake in an editor takes no course away. An actor, since
/// it reads files and remembers them while others wait.
package actor FolderSource: CourseSource {
  package nonisolated let address: CourseSourceAddress
  private nonisolated let path: FilePath
  private let mayBeMissing: Bool
  private let digests: CourseDigests?
  private var files: [FilePath: CourseFolderFile] = [:]

  private nonisolated let executor = SerialQueueExecutor(label: "malmoi.folder")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - path: Absolute.
  ///   - mayBeMissing: Whether a folder that isn't there is an empty one rather than an error.
  ///   - digests: Of its files, as far as there are any; nil to read each whole.
  package init(
    address: CourseSourceAddress, path: FilePath, mayBeMissing: Bool = false,
    digests: CourseDigests? = nil
  ) {
    self.address = address
    self.path = path
    self.mayBeMissing = mayBeMissing
    self.digests = digests
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

  /// A file that is named after the course is read first, and mostly is the only one.
  package func course(_ id: CourseID) throws -> CourseCopy {
    // Told before it is read: of a file that changes meanwhile, this is no stamp any more.
    let stamp = fileStamp(of: id)
    if let course = courseInFileOfItsName(id) {
      return CourseCopy(course: course.read(from: stamp))
    }
    let answer = courses()
    guard let file = fileOfEachCourse[id], let course = file.course else {
      if case .failure(let error, _) = answer { throw error }
      throw error(for: id)
    }
    return CourseCopy(course: course, staleness: staleness(of: file, answer))
  }

  package func keptCourse(_ id: CourseID) -> Course? {
    do {
      return try course(id).course
    } catch {
      // Whoever wants to know why asks for the course itself.
      return nil
    }
  }

  package func fileStamp(of id: CourseID) -> CourseFileStamp? {
    // Where one of them is broken, the next one counts.
    CourseFileStamp(ofFilesAt: CourseFileName.names(of: id).map { path.appending($0) })
  }

  package func coursesInFiles() -> [CourseInFile] {
    // What is named after a course need not have been read yet.
    _ = courses()
    let owners = fileOfEachCourse
    return listing.items.compactMap { item in
      owners[item.id].map { CourseInFile(course: item.summary, path: $0.path) }
    }
  }

  /// Looks through the folder once at most, however many courses are not there.
  package func coursesAtHand(among ids: Set<CourseID>) -> Set<CourseID> {
    let found = ids.filter { courseInFileOfItsName($0) != nil }
    guard found.count < ids.count else { return found }
    _ = courses()
    return found.union(ids.intersection(fileOfEachCourse.keys))
  }

  package nonisolated func changes() throws(FileReadError) -> AsyncStream<Void> {
    try FolderWatch(coursesIn: path).changes()
  }

  // MARK: - Reading

  /// Reads what changed since the last time.
  private func refresh() throws(FileReadError) {
    let names: [FilePath]
    do throws(FileReadError) {
      names = try Folder.names(in: path).filter(CourseFileName.isCourse)
    } catch {
      guard mayBeMissing, error.reason == .missing else { throw error }
      names = []
    }
    var current: [FilePath: CourseFolderFile] = [:]
    for name in names {
      let before = files[name] ?? CourseFolderFile(path: path.appending(name))
      current[name] = before.refreshed(digests)
    }
    files = current
  }

  /// Reads the file that is named after a course, and no other; nil when it does not hold it.
  private func courseInFileOfItsName(_ id: CourseID) -> Course? {
    for name in CourseFileName.names(of: id) {
      if let course = course(id, inFileNamed: name) { return course }
    }
    return nil
  }

  private func course(_ id: CourseID, inFileNamed name: FilePath) -> Course? {
    let file = (files[name] ?? CourseFolderFile(path: path.appending(name))).refreshed(digests)
    guard file.error == nil, let course = file.course, course.id == id else { return nil }
    files[name] = file
    return course
  }

  private var sortedFiles: [CourseFolderFile] {
    files.values.sorted { $0.path < $1.path }
  }

  /// Of several files with one course, the one that is named after it counts, else the one that
  /// the others are copies of by their names.
  private var fileOfEachCourse: [CourseID: CourseFolderFile] {
    let files = sortedFiles.compactMap { file in file.course.map { ($0.id, file) } }
    return Dictionary(grouping: files, by: \.0).compactMapValues { pairs in
      let files = pairs.map(\.1)
      let original = CourseFileName.original(among: files.map(\.name))
      let named = files.filter(\.isNamedAfterCourse).map(\.name)
      let name = CourseFileName.original(among: named) ?? original
      return files.first { $0.name == name }
    }
  }

  private var listing: CourseListing {
    let owners = fileOfEachCourse
    var items: [CourseListing.Item] = []
    var problems: [SourceProblem] = []
    for file in sortedFiles {
      if let problem = file.problem { problems.append(problem) }
      guard let course = file.course, let owner = owners[course.id]?.path else { continue }
      if owner == file.path {
        items.append(CourseListing.Item(summary: course.summary))
      } else {
        let fact = SourceProblem.Fact.sameCourse(course.id, first: "\(owner)")
        problems.append(SourceProblem(place: "\(file.path)", fact: fact))
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
    CourseFileName.names(of: id).lazy.compactMap { self.files[$0]?.error }.first
      ?? .unknownCourse(id)
  }
}
