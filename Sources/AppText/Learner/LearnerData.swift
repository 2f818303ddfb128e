import CourseLibrary
import Files
import Storage

/// What a learner has: progress, courses and where they come from, settings.
///
/// The app and the commands both begin with it.
package struct LearnerData: Sendable {
  /// What the learner chose, and the words of the interface that follow from it.
  package let settings: LearnerSettings
  /// The learner's progress.
  package let database: LearnerDatabase
  /// The courses there are.
  package let library: CourseLibrary
  /// Where they come from.
  package let sources: LearnerSources
  /// The learner's clock.
  package let clock: LearnerClock

  /// The data of an open database, with the sources that are there without being added, and those
  /// the learner added.
  ///
  /// - Parameters:
  ///   - home: what `~` stands for in an address.
  ///   - workingFolder: what `./` stands for.
  @MainActor
  package init(
    settings: LearnerSettings, database: LearnerDatabase, maker: CourseSourceMaker, home: FilePath,
    workingFolder: FilePath, clock: LearnerClock
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
    self.settings = settings
    self.database = database
    library = CourseLibrary(sources: maker.sources(at: addresses), digests: maker.digests) {
      await database.layOverMendings($0)
    }
    sources = LearnerSources(
      maker: maker, library: library, database: database, clock: clock,
      settings: settings, home: home, workingFolder: workingFolder,
      unreadable: unreadable)
    self.clock = clock
  }
}
