import CourseLibrary
import FoundationEssentials
import Storage
import TerminalUI

extension Launch {
  /// Puts together what the app is made of.
  ///
  /// - Throws: `LaunchFailure` when there is no usable place for the learner's data.
  func setup() async throws(LaunchFailure) -> AppSetup {
    let folders = try userFolders()
    let clock = LearnerClock.system
    do throws(StorageError) {
      return try await AppSetup(
        localization: localization, animator: Animator(isEnabled: invocation.options.isAnimated),
        database: try LearnerDatabase(folder: folders.data, now: clock.now()),
        maker: sourceMaker(folders, clock), home: home, workingFolder: workingFolder,
        clock: clock, makeSeed: makeSeed)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }

  private func userFolders() throws(LaunchFailure) -> UserFolders {
    let option = invocation.options.dataFolder
    guard let folders = UserFolders(environment: environment, dataOption: option) else {
      throw LaunchFailure(localization[.storageNoHome], code: .unusable)
    }
    return folders
  }

  private func sourceMaker(_ folders: UserFolders, _ clock: LearnerClock) -> CourseSourceMaker {
    CourseSourceMaker(
      bundleFolder: resources + "/Courses", learnerFolder: absolute(folders.data) + "/courses",
      cacheFolder: absolute(folders.cache), client: HTTPClient(userAgent: "malmoi/\(Self.version)"),
      now: { clock.date })
  }

  private var makeSeed: () -> UInt64 {
    let seed = invocation.options.seed
    return { seed ?? UInt64.random(in: .min ... .max) }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
  }

  private var home: String { environment["HOME"] ?? "/" }

  private var workingFolder: String { FileManager.default.currentDirectoryPath }
}
