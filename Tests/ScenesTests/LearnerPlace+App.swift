import AppTestSupport
import AppText
import CourseLibrary
import Files
import FoundationEssentials
import Lessons
import Scenes
import Storage
import TerminalUI
import TestSupport

extension LearnerPlace {
  /// An app that starts here.
  func setup(
    _ language: InterfaceLanguage = .english, isASCIIOnly: Bool = false
  ) async throws -> AppSetup {
    let clock = watch.clock
    let database = try database()
    let words = Localization.bundled(language)
    let rows = try await database.settings()
    var values = Settings(rows: rows)
    // Most tests build sentences; those of other ways to ask choose them.
    if rows[SettingKey(rawValue: "answering")] == nil { values.answering = .automatic }
    let settings = LearnerSettings(
      values,
      localization: isASCIIOnly ? words.withASCIISigns : words
    ) { .bundled($0 ?? language) }
    let data = try await LearnerData(
      settings: settings, database: database,
      maker: CourseSourceMaker(
        bundleFolder: FilePath(folder.file("bundle")), learnerFolder: FilePath(folder.file("own")),
        cacheFolder: FilePath(folder.file("cache")), client: HTTPClient(userAgent: "malmoi/test"),
        now: { Date(timeIntervalSince1970: Double(clock.now().seconds)) }),
      home: FilePath(folder.file("home")), workingFolder: FilePath(folder.path), clock: clock)
    return AppSetup(data, animator: Animator(isEnabled: false)) { 7 }
  }
}
