import CourseLibrary
import FoundationEssentials
import Storage

/// The places that courses come from: asked by the library, remembered by the database.
package struct LearnerSources {
  private let maker: CourseSourceMaker
  private let library: CourseLibrary
  private let database: LearnerDatabase
  private let clock: LearnerClock
  private let localization: Localization
  /// What `~` and `./` stand for in an address.
  private let folders: (home: String, working: String)

  /// The sources of `library`, some of which the learner added.
  ///
  /// - Parameters:
  ///   - home: what `~` stands for in an address.
  ///   - workingFolder: what `./` stands for.
  package init(
    maker: CourseSourceMaker, library: CourseLibrary, database: LearnerDatabase,
    clock: LearnerClock, localization: Localization, home: String, workingFolder: String
  ) {
    self.maker = maker
    self.library = library
    self.database = database
    self.clock = clock
    self.localization = localization
    folders = (home, workingFolder)
  }

  /// The folder for the learner's own course files, which need not be there yet.
  package var learnerFolder: String? { maker.learnerFolder }

  /// Reads an address as a person types it.
  package func address(_ text: String) throws(AddressError) -> CourseSourceAddress {
    try CourseSourceAddress(text, home: folders.home, workingFolder: folders.working)
  }

  /// What a source is called: its path or its address.
  package func name(of address: CourseSourceAddress) -> String {
    address == .bundle ? localization[.sourcesBundle] : address.description
  }

  /// Whether the learner added a source, and so may remove it.
  package func isAdded(_ address: CourseSourceAddress) -> Bool {
    switch address {
    case .bundle: false
    case .folder(let path): path != learnerFolder
    case .server: true
    }
  }

  /// Remembers a source and asks it; one that is there already is only asked.
  package func add(_ address: CourseSourceAddress) async throws(StorageError) {
    try await remember(address)
    await library.add(maker.source(at: address))
  }

  /// Remembers a source for the next start, without asking it now.
  package func remember(_ address: CourseSourceAddress) async throws(StorageError) {
    try await database.addSource(
      address.description, kind: address.isServer ? .server : .folder, at: clock.now())
  }

  /// Forgets a source; what was learned from its courses stays.
  ///
  /// - Returns: whether it was there.
  @discardableResult
  package func remove(_ address: CourseSourceAddress) async throws(StorageError) -> Bool {
    let wasThere = try await database.removeSource(address.description)
    await library.remove(address)
    return wasThere
  }
}

nonisolated extension LearnerClock {
  /// The moment it is.
  var date: Date { Date(timeIntervalSince1970: Double(now().seconds)) }
}
