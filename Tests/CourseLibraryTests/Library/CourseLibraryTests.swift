import Files
import FoundationEssentials
import Glibc
import Lessons
import TestSupport
import Testing

@testable import CourseLibrary

@Suite(.timeLimit(.minutes(10)))
struct CourseLibraryTests {
  let folder: TemporaryFolder
  let maker: CourseSourceMaker

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bundle", "learner"] { try #require(mkdir(folder.file(name), 0o700) == 0) }
    try folder.write(SampleCourseFile.text(id: "bundled"), to: "bundle/bundled.json")
    maker = CourseSourceMaker(
      bundleFolder: FilePath(folder.file("bundle")),
      learnerFolder: FilePath(folder.file("learner")),
      cacheFolder: FilePath(folder.file("cache")),
      client: HTTPClient(userAgent: "malmoi/test", limits: .impatient),
      now: { Date(timeIntervalSince1970: 0) })
  }

  private func library(_ servers: TestHTTPServer...) throws -> CourseLibrary {
    let addresses = try servers.map { CourseSourceAddress.server(try ServerAddress($0.address)) }
    return CourseLibrary(sources: maker.sources(at: addresses))
  }

  private func address(_ server: TestHTTPServer) throws -> CourseSourceAddress {
    .server(try ServerAddress(server.address))
  }

  private func ids(_ catalog: CourseCatalog) -> [String] { catalog.courses.map(\.id.rawValue) }

  @Test func `a course at hand is read from this machine, asked before or not`() async throws {
    let library = try library()
    let bundled = CourseID(rawValue: "bundled")
    #expect(await library.courseAtHand(bundled)?.id == bundled)
    #expect(await library.courseAtHand(CourseID(rawValue: "none")) == nil)
    #expect(await library.catalog.sources.map(\.state) == [.idle, .idle])
    await library.load()
    #expect(await library.courseAtHand(bundled)?.id == bundled)
    #expect(await library.courseAtHand(CourseID(rawValue: "none")) == nil)
  }

  @Test func `before anyone asks there is nothing, and the sources are known`() async throws {
    let catalog = try await library().catalog
    #expect(catalog.sources.map(\.state) == [.idle, .idle])
    #expect(
      catalog.sources.map(\.address) == [.bundle, .folder(path: FilePath(folder.file("learner")))])
  }

  @Test func `sources are asked side by side and fail apart`() async throws {
    let (stuck, good, bad) = (try TestHTTPServer(), try TestHTTPServer(), try TestHTTPServer())
    stuck.serve("/library.json", TestHTTPReply(steps: [.stall]))
    good.serve("/library.json", .text(SampleLibrary.text("a")))
    bad.serve("/library.json", .response("500 Oops"))
    let library = try library(stuck, good, bad)
    let load = Task { await library.load() }
    // The first server never answers: waiting for the others proves that nobody waits for it.
    for await catalog in await library.catalogs() {
      let states = catalog.sources.map(\.state)
      guard states.count == 5, case .loaded = states[0], case .loaded = states[1],
        case .loading = states[2], case .loaded = states[3], case .failed = states[4]
      else { continue }
      #expect(ids(catalog) == ["bundled", "a"])
      break
    }
    stuck.stop()
    await load.value
    let failure = CourseLibraryError.networkFail(
      .brokenOff, address: stuck.address + "library.json")
    #expect(
      await library.catalog.sources[2].state == .failed(.library(failure), kept: .empty))
  }

  @Test func `what was kept shows while the server is asked`() async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text(SampleLibrary.text("a")))
    try await library(server).load()
    server.serve("/library.json", TestHTTPReply(steps: [.stall]))
    let library = try library(server)
    let load = Task { await library.load() }
    for await catalog in await library.catalogs() where ids(catalog).contains("a") {
      #expect(catalog.sources[2].state.isLoading)
      break
    }
    load.cancel()
    await load.value
    #expect(await library.catalog.sources[2].state == .idle)
  }

  @Test func `a failed source can be asked again by itself`() async throws {
    let (first, second) = (try TestHTTPServer(), try TestHTTPServer())
    for server in [first, second] { server.serve("/library.json", .response("503 Busy")) }
    let library = try library(first, second)
    await library.load()
    first.serve("/library.json", .text(SampleLibrary.text("a")))
    await library.reload(try address(first))
    #expect(ids(await library.catalog) == ["bundled", "a"])
    #expect(first.requests.count == 2)
    #expect(second.requests.count == 1)
    guard case .failed = await library.catalog.sources[3].state else {
      Issue.record("the second was not asked")
      return
    }
  }

  @Test func `of two questions at once the later one's answer counts`() async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", TestHTTPReply(steps: [.stall]))
    let library = try library(server)
    let address = try address(server)
    let early = Task { await library.reload(address) }
    await server.requestArrived()
    server.serve("/library.json", .text(SampleLibrary.text("a")))
    await library.reload(address)
    early.cancel()
    await early.value
    #expect(ids(await library.catalog) == ["a"])
    #expect(await !library.catalog.isLoading)
  }

  @Test func `cancelling the later question brings back the last answer`() async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text(SampleLibrary.text("a")))
    let library = try library(server)
    let address = try address(server)
    await library.reload(address)
    let answered = await library.catalog.sources[2].state
    await server.requestArrived()
    server.serve("/library.json", TestHTTPReply(steps: [.stall]))
    let questions = [
      Task { await library.reload(address) }, Task { await library.reload(address) },
    ]
    await server.requestArrived()
    await server.requestArrived()
    for question in questions { question.cancel() }
    for question in questions { await question.value }
    #expect(await library.catalog.sources[2].state == answered)
  }

  // MARK: - Courses

  @Test func `a course comes from the source that shows it`() async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text(SampleLibrary.text("bundled", "remote")))
    server.serve("/remote.json", .text(SampleCourseFile.text(id: "remote", title: "Remote")))
    let library = try library(server)
    await library.load()
    #expect(try await library.course(CourseID(rawValue: "remote")).course.title == "Remote")
    #expect(try await library.course(CourseID(rawValue: "bundled")).course.title == "Sample")
    #expect(server.requests(for: "/bundled.json").isEmpty)
    #expect(await library.catalog.hiddenCourses.map(\.id.rawValue) == ["bundled"])
  }

  @Test func `a kept course is renewed by its server, others by nobody`() async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text(SampleLibrary.text("remote")))
    server.serve("/remote.json", .text(SampleCourseFile.text(id: "remote", title: "Old")))
    let remote = CourseID(rawValue: "remote")
    let first = try library(server)
    await first.load()
    #expect(try await first.renewedCourse(remote) == nil, "there is no copy yet")
    _ = try await first.course(remote)
    server.serve("/remote.json", .text(SampleCourseFile.text(id: "remote", title: "New")))
    let library = try library(server)
    #expect(await library.courseAtHand(remote)?.title == "Old")
    #expect(try await library.renewedCourse(remote)?.course.title == "New")
    #expect(await library.courseAtHand(remote)?.title == "New")
    #expect(try await library.renewedCourse(CourseID(rawValue: "bundled")) == nil)
    server.stop()
    let stale = try #require(try await library.renewedCourse(remote))
    #expect(stale.course.title == "New" && stale.staleness != nil)
  }

  @Test func `a course on this machine is found without asking any server`() async throws {
    let server = try TestHTTPServer()
    let library = try library(server)
    #expect(try await library.course(CourseID(rawValue: "bundled")).staleness == nil)
    #expect(server.requests.isEmpty)
  }

  @Test func `a course asked for by its id is read alone`() async throws {
    let library = try library()
    #expect(try await library.course(CourseID(rawValue: "bundled")).staleness == nil)
    #expect(await library.catalog.sources.map(\.state) == [.idle, .idle])
  }

  @Test func `a broken file named after an unlisted course is the reason that it is missing`()
    async throws
  {
    try folder.write("{ oops", to: "learner/wanted.json")
    let library = try library()
    do {
      _ = try await library.course(CourseID(rawValue: "wanted"))
      Issue.record("there is no such course")
    } catch CourseSourceError.brokenFile(let path, _) {
      #expect(path == folder.file("learner/wanted.json"))
    }
    #expect(ids(await library.catalog) == ["bundled"])
  }

  @Test func `an unknown course is looked for everywhere`() async throws {
    let server = try TestHTTPServer()
    let library = try library(server)
    let id = CourseID(rawValue: "bundeld")
    await #expect(throws: CourseSourceError.unknownCourse(id)) { try await library.course(id) }
    #expect(server.requests.count == 1)
    #expect(await library.catalog.nearestIDs(to: id).map(\.rawValue) == ["bundled"])
  }

  // MARK: - Sources

  @Test func `a source can be added and removed`() async throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text(SampleLibrary.text("a")))
    let library = try library()
    await library.load()
    await library.add(maker.source(at: try address(server)))
    #expect(ids(await library.catalog) == ["bundled", "a"])
    await library.add(maker.source(at: try address(server)))
    #expect(await library.catalog.sources.count == 3)
    await library.remove(try address(server))
    #expect(ids(await library.catalog) == ["bundled"])
  }

  @Test func `a file saved in an editor shows by itself, and a broken one too`() async throws {
    let library = try library()
    await library.watch()
    await library.load()
    var catalogs = await library.catalogs().makeAsyncIterator()
    _ = await catalogs.next()
    // As editors do: aside, then renamed into place.
    try folder.write(SampleCourseFile.text(id: "own", title: "First"), to: "learner/.own.tmp")
    try #require(
      rename(folder.file("learner/.own.tmp"), folder.file("learner/own.json")) == 0)
    let first = try #require(await catalogs.next())
    #expect(first.course(CourseID(rawValue: "own"))?.summary.title == "First")
    try folder.write("{ oops", to: "learner/own.json")
    let broken = try #require(await catalogs.next())
    #expect(broken.course(CourseID(rawValue: "own"))?.summary.title == "First")
    #expect(broken.sources[1].state.listing.problems.count == 1)
    try #require(unlink(folder.file("learner/own.json")) == 0)
    let gone = try #require(await catalogs.next())
    #expect(gone.course(CourseID(rawValue: "own")) == nil)
  }

  @Test func `a folder that is added is watched too, and one that is removed no more`() async throws
  {
    let library = CourseLibrary(sources: [])
    await library.watch()
    let address = CourseSourceAddress.folder(path: FilePath(folder.file("learner")))
    await library.add(maker.source(at: address))
    var catalogs = await library.catalogs().makeAsyncIterator()
    _ = await catalogs.next()
    try folder.write(SampleCourseFile.text(id: "own"), to: "learner/own.json")
    #expect(ids(try #require(await catalogs.next())) == ["own"])
    await library.remove(address)
    #expect(try #require(await catalogs.next()).sources == [])
  }

  @Test func `a library that is let go leaves nobody waiting`() async throws {
    var library: CourseLibrary? = try library()
    await library?.watch()
    weak let trace = library
    let catalogs = try #require(await library?.catalogs())
    library = nil
    for await _ in catalogs {}
    #expect(trace == nil)
  }
}
