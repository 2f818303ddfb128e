import AppText
import CourseLibrary
import Files
import FoundationEssentials
import Storage

extension Launch {
  /// Opens what the learner has.
  ///
  /// - Throws: `LaunchFailure` when there is no usable place for it.
  func learnerData() async throws(LaunchFailure) -> LearnerData {
    let folders = try userFolders()
    let clock = LearnerClock.system
    let (database, rows) = try await unlessStorageFails { () async throws(StorageError) in
      let database = try LearnerDatabase(folder: folders.data, now: clock.now())
      return (database, try await database.settings())
    }
    let settings = try settings(rows: rows)
    return try await unlessStorageFails { () async throws(StorageError) in
      try await LearnerData(
        settings: settings, database: database, maker: sourceMaker(folders, clock), home: home,
        workingFolder: workingFolder, clock: clock)
    }
  }

  func unlessStorageFails<Value>(
    _ work: () async throws(StorageError) -> Value
  ) async throws(LaunchFailure) -> Value {
    do throws(StorageError) {
      return try await work()
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }

  /// What the learner chose, and its words: those of `--lang`, then of the setting, then of the
  /// environment.
  func settings(rows: [SettingKey: String]) throws(LaunchFailure) -> LearnerSettings {
    let values = Settings(rows: rows)
    let ownLanguage = invocation.options.language == nil ? values.language : nil
    let otherLanguage = ownLanguage == localization.language ? nil : ownLanguage
    let environment = InterfaceLanguage(environment: environment)
    let words: LearnerSettings.Words = { [resources] language throws(LocalizationError) in
      try Localization(language ?? environment, in: resources)
    }
    do throws(LocalizationError) {
      let chosen = try otherLanguage.map { language throws(LocalizationError) in try words(language)
      }
      return LearnerSettings(values, localization: chosen ?? localization, words: words)
    } catch {
      throw Self.failure(error)
    }
  }

  func userFolders() throws(LaunchFailure) -> UserFolders {
    let option = invocation.options.dataFolder.map { FilePath($0) }
    guard let folders = UserFolders(environment: environment, dataOption: option) else {
      throw LaunchFailure(localization[.storageNoHome], code: .unusable)
    }
    return folders
  }

  func sourceMaker(_ folders: UserFolders, _ clock: LearnerClock) -> CourseSourceMaker {
    let cache = absolute(folders.cache)
    return CourseSourceMaker(
      bundleFolder: resources.appending("Courses"),
      learnerFolder: absolute(folders.data).appending("courses"),
      cacheFolder: cache, digests: CourseDigests(in: cache),
      client: HTTPClient(
        userAgent: "malmoi/\(Program.version)",
        authorities: CertificateStore(environment: environment)),
      now: { clock.date })
  }

  private func absolute(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path : workingFolder.appending(path)
  }

  var home: FilePath { FilePath(environment["HOME"] ?? "/") }

  var workingFolder: FilePath { .workingFolder ?? "/" }
}
