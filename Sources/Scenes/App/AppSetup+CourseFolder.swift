import AppText
import CourseLibrary
import Files
import Storage
import TerminalUI

extension AppSetup {
  /// An app that knows the courses of one folder and asks no server, for tests and benchmarks.
  ///
  /// - Parameter courseFolder: an absolute path.
  package init(
    settings: LearnerSettings, animator: Animator, database: LearnerDatabase,
    courseFolder: FilePath, clock: LearnerClock, makeSeed: @escaping () -> UInt64
  ) {
    let maker = CourseSourceMaker(
      bundleFolder: courseFolder, learnerFolder: nil, cacheFolder: courseFolder.appending("cache"),
      client: HTTPClient(userAgent: "malmoi"), now: { clock.date })
    let library = CourseLibrary(sources: maker.sources(at: [])) { course in
      await database.layOverMendings(course)
    }
    self.init(
      settings: settings, animator: animator, database: database, library: library,
      sources: LearnerSources(
        maker: maker, library: library, database: database, clock: clock,
        settings: settings, home: "/", workingFolder: courseFolder),
      clock: clock, makeSeed: makeSeed)
  }
}
