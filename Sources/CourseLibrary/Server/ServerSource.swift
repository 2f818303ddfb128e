import Executors
import Files
import FoundationEssentials
import Lessons

/// Courses of an HTTP server: a `library.json`, and a course file for each entry of it.
///
/// Courses are asked for when they are opened. What came once is kept, and stands in when the
/// server cannot be reached or sends something broken. An actor, since it remembers the list while
/// several courses of it are opened.
package actor ServerSource: CourseSource {
  package nonisolated let address: CourseSourceAddress
  private let server: ServerAddress
  private let files: ServerFiles
  /// Where the course files are; nil before any list was read.
  private var courseURLs: [CourseID: String]?
  /// Stands in when there is neither an answer nor a kept copy, as on a full disk.
  private var lastListing = CourseListing.empty

  private nonisolated let executor = SerialQueueExecutor(label: "malmoi.server")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - cacheFolder: Where the app keeps what can be had again.
  ///   - now: The time, for the age of copies.
  package init(
    _ server: ServerAddress, client: HTTPClient, cacheFolder: FilePath,
    now: @escaping @Sendable () -> Date
  ) {
    address = .server(server)
    self.server = server
    files = ServerFiles(
      client: client, copies: KeptCopies(of: server, in: cacheFolder), now: now)
  }

  package func keptCourses() -> CourseListing {
    adopt(files.kept(server.library, read: Self.library))
  }

  package func courses() async throws(CancellationError) -> CourseSourceAnswer {
    let file = try await files.newest(server.library, read: Self.library)
    let listing = adopt(file)
    return file.error.map { .failure(.library($0), kept: listing) } ?? .success(listing)
  }

  package func course(_ id: CourseID) async throws -> CourseCopy {
    let url = try await courseURL(of: id)
    let file = try await files.newest(url) { bytes throws(PathDefect) in
      try Self.course(id, in: bytes, from: url)
    }
    guard let course = file.contents else {
      throw file.error.map(CourseSourceError.library) ?? .unknownCourse(id)
    }
    let staleness = file.error.map {
      CourseCopy.Staleness(reason: .library($0), confirmedAt: file.confirmedAt)
    }
    return CourseCopy(course: course, staleness: staleness)
  }

  package func keptCourse(_ id: CourseID) -> Course? {
    if courseURLs == nil { _ = keptCourses() }
    return courseURLs?[id].flatMap { url in
      files.kept(url) { bytes throws(PathDefect) in
        try Self.course(id, in: bytes, from: url)
      }
      .contents
    }
  }

  package func fileStamp(of id: CourseID) -> CourseFileStamp? {
    if courseURLs == nil { _ = keptCourses() }
    return courseURLs?[id].flatMap { CourseFileStamp(ofFilesAt: [files.copies.path(of: $0)]) }
  }

  /// Ends at once: a server does not tell.
  package nonisolated func changes() -> AsyncStream<Void> {
    AsyncStream { $0.finish() }
  }

  // MARK: - The list

  private func courseURL(of id: CourseID) async throws -> String {
    if courseURLs == nil { _ = keptCourses() }
    if let url = courseURLs?[id] { return url }
    let answer = try await courses()
    if let url = courseURLs?[id] { return url }
    if case .failure(let error, _) = answer { throw error }
    throw CourseSourceError.unknownCourse(id)
  }

  /// Remembers where the courses are, and makes the list of those that can be asked for.
  private func adopt(_ file: ServerFile<LibraryFileResult>) -> CourseListing {
    guard let library = file.contents else { return lastListing }
    var items: [CourseListing.Item] = []
    var problems = problems(of: library)
    var urls: [CourseID: String] = [:]
    for entry in library.entries ?? [] {
      do throws(AddressError) {
        urls[entry.summary.id] = try server.resolving(entry.url, at: file.location)
        items.append(CourseListing.Item(summary: entry.summary, updated: entry.updated))
      } catch {
        let fact = SourceProblem.Fact.badReference(entry.summary.id, url: entry.url, error)
        problems.append(SourceProblem(place: server.library, fact: fact))
      }
    }
    if let error = file.writeError {
      problems.append(SourceProblem(place: "\(error.path)", fact: .copyNotKept(code: error.code)))
    }
    courseURLs = urls
    lastListing = CourseListing(items: items, problems: problems, confirmedAt: file.confirmedAt)
    return lastListing
  }

  private func problems(of library: LibraryFileResult) -> [SourceProblem] {
    let errors = library.problems.filter { $0.severity == .error }
    if errors.isEmpty { return [] }
    let fact = SourceProblem.Fact.format(errors, omittedCount: library.omittedProblemCount)
    return [SourceProblem(place: server.library, fact: fact)]
  }

  // MARK: - Reading

  /// A list; one of which no entry can be read is none.
  @Sendable private static func library(
    in bytes: [UInt8]
  ) throws(PathDefect) -> LibraryFileResult {
    let result = LibraryFile.read(bytes)
    let hasErrors = result.problems.contains { $0.severity == .error }
    guard let entries = result.entries, !(entries.isEmpty && hasErrors) else {
      throw .format(result.problems, omittedCount: result.omittedProblemCount)
    }
    return result
  }

  private static func course(
    _ id: CourseID, in bytes: [UInt8], from url: String
  ) throws(PathDefect) -> Course {
    let result = CourseFile.read(bytes, as: form(of: url), for: .learner)
    guard let course = result.course else {
      throw .format(result.problems, omittedCount: result.omittedProblemCount)
    }
    guard course.id == id else { throw .otherCourse(course.id) }
    return course
  }

  /// The form of the file at an address, by how its path ends.
  private static func form(of url: String) -> CourseFileForm {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return CourseFileForm(endingOf: String(path)) ?? .json
  }
}
