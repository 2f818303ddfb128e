import BundledResources
import CourseLibrary
import FoundationEssentials
import Lessons
import Storage
import TerminalUI

/// From the command line to the thing it asks for, up to where a terminal is needed.
package struct Launch {
  /// What is to be done.
  package enum Plan {
    /// Print a text and end.
    case output(String, ExitCode)
    /// Open the app.
    case app(AppSetup, opening: Application.Opening)
  }

  /// What was asked for.
  package let invocation: Invocation
  /// The words for everything that is said.
  package let localization: Localization
  private let resources: String
  private let environment: [String: String]

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the variables of the process.
  ///   - executable: the path of the running program.
  /// - Throws: `LaunchFailure` for a command line that makes no sense, or missing resources.
  package init(
    arguments: [String], environment: [String: String], executable: String
  ) throws(LaunchFailure) {
    resources = try Self.resources(besideExecutable: executable)
    self.environment = environment
    let spoken = try Self.localization(InterfaceLanguage(environment: environment), in: resources)
    do throws(UsageError) {
      invocation = try Invocation(arguments: arguments)
    } catch {
      throw LaunchFailure(spoken.sentence(for: error), code: .wrongUsage)
    }
    if let language = invocation.options.language {
      localization = try Self.localization(language, in: resources)
    } else {
      localization = spoken
    }
  }

  /// Finds out what is to be done, and does what needs no terminal.
  ///
  /// - Throws: `LaunchFailure` when it cannot be done.
  package func plan() async throws(LaunchFailure) -> Plan {
    switch invocation.command {
    case .help: return .output(try usage(), .done)
    case .version:
      return .output(localization.text(.cliVersion, ["version": Self.version]), .done)
    case .check(let files):
      let report = CourseCheck(files: files, localization: localization)
      return .output(report.text, report.code)
    case .open:
      return .app(try setup(), opening: .courses)
    case .study(let name, let day):
      let course = try await course(named: name)
      if let day, day > course.totalDays {
        throw LaunchFailure(
          localization.text(
            .cliNoSuchDay, ["course": course.title, "day": day, "total": course.totalDays]),
          code: .problem)
      }
      return .app(try setup(), opening: .study(course, dayIndex: day.map { $0 - 1 }))
    }
  }

  /// The version of this program.
  package static let version = "0.1"

  private func setup() throws(LaunchFailure) -> AppSetup {
    let seed = invocation.options.seed
    let clock = LearnerClock.system
    return AppSetup(
      localization: localization, animator: Animator(isEnabled: invocation.options.isAnimated),
      database: try database(clock), courses: bundledCourses, clock: clock,
      makeSeed: { seed ?? UInt64.random(in: .min ... .max) })
  }

  private func database(_ clock: LearnerClock) throws(LaunchFailure) -> LearnerDatabase {
    guard
      let folders = UserFolders(
        environment: environment, dataOption: invocation.options.dataFolder)
    else { throw LaunchFailure(localization[.storageNoHome], code: .unusable) }
    do throws(StorageError) {
      return try LearnerDatabase(folder: folders.data, now: clock.now())
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }

  private func usage() throws(LaunchFailure) -> String {
    let path = "\(resources)/Localization/\(localization.language.rawValue).lproj/Usage.txt"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Self.missingResources(at: [path])
    }
    return String(decoding: data, as: UTF8.self)
  }
}

// MARK: - Courses by name

extension Launch {
  /// The course that a path or a bundled course's id names.
  private func course(named name: String) async throws(LaunchFailure) -> Course {
    if name.contains("/") || name.hasSuffix(".json") {
      return try course(inFile: name)
    }
    if let course = await bundledCourses.course(CourseID(rawValue: name)) { return course }
    throw LaunchFailure(await unknownCourse(name), code: .problem)
  }

  private func course(inFile path: String) throws(LaunchFailure) -> Course {
    do throws(CourseFault) {
      return try CourseFolder.course(inFile: path)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
  }

  private func unknownCourse(_ name: String) async -> String {
    let sentence = localization.text(.cliUnknownCourse, ["id": name])
    let ids = await bundledCourses.read().courses.map(\.id.rawValue)
    let nearest = name.nearest(in: ids, limit: 3)
    return localization.text(
      .cliNearestCourses,
      ["sentence": sentence, "ids": (nearest.isEmpty ? ids : nearest).joined(separator: ", ")])
  }

  private var bundledCourses: CourseFolder {
    CourseFolder(path: resources + "/Courses")
  }
}

// MARK: - Resources

extension Launch {
  private static func resources(
    besideExecutable executable: String
  ) throws(LaunchFailure) -> String {
    guard let folder = BundledResources.folder(besideExecutable: executable) else {
      throw missingResources(at: BundledResources.candidates(executable: executable))
    }
    return folder
  }

  private static func localization(
    _ language: InterfaceLanguage, in folder: String
  ) throws(LaunchFailure) -> Localization {
    do throws(LocalizationError) {
      return try Localization(language, in: folder)
    } catch {
      switch error {
      case .unreadable(let path), .notATable(let path): throw missingResources(at: [path])
      }
    }
  }

  /// In English only: the words of other languages are among what is missing.
  private static func missingResources(at places: [String]) -> LaunchFailure {
    LaunchFailure(
      """
      malmoi cannot find its own courses and texts. It looked for: \
      \(places.joined(separator: ", ")). Keep the folder Resources beside the program, or \
      install it as ../share/malmoi.
      """, code: .unusable)
  }
}
