import AppText
import CourseLibrary
import Files
import Storage
import TerminalUI

extension AppSetup {
  /// An app with the sources that are there without being added, and those the learner added.
  ///
  /// - Parameters:
  ///   - home: what `~` stands for in an address.
  ///   - workingFolder: what `./` stands for.
  package init(
    settings: LearnerSettings, animator: Animator, database: LearnerDatabase,
    maker: CourseSourceMaker, home: FilePath, workingFolder: FilePath, clock: LearnerClock,
    makeSeed: @escaping () -> UInt64
  ) async throws(StorageError) {
    var addresses: [CourseSourceAddress] = []
    var unreadable: [String] = []
    for saved in try await database.sources() {
      do throws(AddressError) {
        addresses.append(
          try CourseSourceAddress(saved.address, home: home, workingFolder: workingFolder))
      } catch {
        unreadable.append(saved.address)
      }
    }
    let library = CourseLibrary(sources: maker.sources(at: addresses))
    let sources = LearnerSources(
      maker: maker, library: library, database: database, clock: clock,
      settings: settings, home: home, workingFolder: workingFolder,
      unreadable: unreadable)
    self.init(
      settings: settings, animator: animator, database: database, library: library,
      sources: sources, clock: clock, makeSeed: makeSeed)
  }
}
