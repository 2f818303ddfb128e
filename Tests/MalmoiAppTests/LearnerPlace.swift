import CourseLibrary
import FoundationEssentials
import Glibc
import Lessons
import MalmoiApp
import Storage
import TerminalUI
import TestSupport

/// What lasts from one start of the app to the next: the database, folders of courses, kept copies.
@MainActor
final class LearnerPlace {
  let folder: TemporaryFolder
  /// The learner's watch, which runs on when the app is started again.
  let watch = TestWatch()

  /// A place with these courses in the bundle.
  init(bundled courses: CourseText...) throws {
    folder = try TemporaryFolder()
    for name in ["bundle", "own", "data", "home"] { try make(name) }
    for course in courses { try write(course, to: "bundle") }
  }

  /// Makes a folder in the place.
  func make(_ name: String) throws {
    guard mkdir(folder.file(name), 0o700) == 0 else { throw SystemFault(code: errno) }
  }

  /// Writes a course into a folder of the place, in the file that is named after it.
  func write(_ course: CourseText, to name: String) throws {
    try folder.write(course.file, to: "\(name)/\(course.id).json")
  }

  /// Removes a course from a folder of the place.
  func remove(_ id: String, from name: String) throws {
    try FileManager.default.removeItem(atPath: folder.file("\(name)/\(id).json"))
  }

  /// The database; each call opens it anew, as another process does.
  func database() throws -> LearnerDatabase {
    try LearnerDatabase(folder: folder.file("data"), now: watch.clock.now())
  }

  /// An app that starts here.
  func setup(
    _ language: InterfaceLanguage = .english, isASCIIOnly: Bool = false
  ) async throws -> AppSetup {
    let clock = watch.clock
    let database = try database()
    let words = Localization.bundled(language)
    let settings = LearnerSettings(
      Settings(rows: try await database.settings()),
      localization: isASCIIOnly ? words.withASCIISigns : words
    ) { .bundled($0 ?? language) }
    return try await AppSetup(
      settings: settings,
      animator: Animator(isEnabled: false), database: database,
      maker: CourseSourceMaker(
        bundleFolder: folder.file("bundle"), learnerFolder: folder.file("own"),
        cacheFolder: folder.file("cache"), client: HTTPClient(userAgent: "malmoi/test"),
        now: { Date(timeIntervalSince1970: Double(clock.now().seconds)) }),
      home: folder.file("home"), workingFolder: folder.path, clock: clock, makeSeed: { 7 })
  }

  /// What the command line says here.
  func output(
    _ arguments: String..., language: String = "en"
  ) async throws -> CommandOutput {
    let launch = try Launch(
      arguments: arguments + ["--data", folder.file("data"), "--lang", language],
      environment: ["HOME": folder.file("home"), "XDG_CACHE_HOME": folder.file("cache")],
      executable: "/nowhere/malmoi")
    guard case .output(let output) = try await launch.plan() else {
      preconditionFailure("\(arguments) opens the app")
    }
    return output
  }

  /// Adds a source, as an earlier start of the app did.
  func add(_ address: String, kind: SavedSource.Kind = .server) async throws {
    try await database().addSource(address, kind: kind, at: watch.clock.now())
  }
}
