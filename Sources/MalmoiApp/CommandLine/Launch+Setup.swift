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
      let database = try LearnerDatabase(folder: folders.data, now: clock.now())
      let maker = sourceMaker(folders, clock)
      let library = CourseLibrary(
        sources: maker.sources(at: addresses(of: try await database.sources())))
      let sources = LearnerSources(
        maker: maker, library: library, database: database, clock: clock,
        localization: localization, home: home, workingFolder: workingFolder)
      return AppSetup(
        localization: localization, animator: Animator(isEnabled: invocation.options.isAnimated),
        database: database, library: library, sources: sources, clock: clock,
        makeSeed: makeSeed)
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

  /// The addresses that the learner added; one that this version cannot read is left alone.
  private func addresses(of sources: [SavedSource]) -> [CourseSourceAddress] {
    sources.compactMap { source in
      try? CourseSourceAddress(source.address, home: home, workingFolder: workingFolder)
    }
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
