import CourseLibrary
import Files
import FoundationEssentials
import Glibc
import Storage

/// The places that courses come from: asked by the library, remembered by the database.
@MainActor
package struct LearnerSources {
  private let maker: CourseSourceMaker
  private let library: CourseLibrary
  private let database: LearnerDatabase
  private let clock: LearnerClock
  private let settings: LearnerSettings
  /// What `~` and `./` stand for in an address.
  private let folders: (home: FilePath, working: FilePath)
  /// Addresses that were added, perhaps by another version of the app, and cannot be read.
  package let unreadable: [String]

  /// The sources of `library`, some of which the learner added.
  ///
  /// - Parameters:
  ///   - home: what `~` stands for in an address.
  ///   - workingFolder: what `./` stands for.
  ///   - unreadable: what was added and is no address to this version of the app.
  package init(
    maker: CourseSourceMaker, library: CourseLibrary, database: LearnerDatabase,
    clock: LearnerClock, settings: LearnerSettings, home: FilePath, workingFolder: FilePath,
    unreadable: [String] = []
  ) {
    self.maker = maker
    self.library = library
    self.database = database
    self.clock = clock
    self.settings = settings
    folders = (home, workingFolder)
    self.unreadable = unreadable
  }

  /// What `~` stands for in a path.
  package var home: FilePath { folders.home }

  /// The folder for the learner's own course files, which need not be there yet.
  package var learnerFolder: FilePath? { maker.learnerFolder }

  /// Reads an address as a person types it.
  package func address(_ text: String) throws(AddressError) -> CourseSourceAddress {
    try CourseSourceAddress(text, home: folders.home, workingFolder: folders.working)
  }

  /// What a source is called: its path or its address.
  package func name(of address: CourseSourceAddress) -> String {
    address == .bundle ? settings.localization[.sourcesBundle] : address.description
  }

  /// Whether the learner added a source, and so may remove it.
  package func isAdded(_ address: CourseSourceAddress) -> Bool {
    switch address {
    case .bundle: false
    case .folder(let path): path != learnerFolder
    case .server: true
    }
  }

  /// Whether it is a folder that is not there, or not yet.
  package func isMissing(_ address: CourseSourceAddress) -> Bool {
    guard case .folder(let path) = address else { return false }
    return access(path.cString, F_OK) != 0
  }

  /// Remembers a source and asks it; one that is there already is only asked.
  package func add(_ address: CourseSourceAddress) async throws(StorageError) {
    try await remember(address)
    await library.add(maker.source(at: address))
  }

  /// Takes into the library what other processes added or removed since.
  package func followed() async throws(StorageError) {
    let saved = try await database.sources().compactMap { source in
      // An address that this version cannot read is left alone.
      try? address(source.address)
    }
    let known = await library.catalog.sources.map(\.address).filter(isAdded)
    for address in known where !saved.contains(address) { await library.remove(address) }
    for address in saved where isAdded(address) && !known.contains(address) {
      await library.add(maker.source(at: address))
    }
  }

  /// Remembers a source for the next start, without asking it now.
  ///
  /// - Returns: false when it is there already.
  @discardableResult
  package func remember(_ address: CourseSourceAddress) async throws(StorageError) -> Bool {
    guard isAdded(address) else { return false }
    return try await database.addSource(
      address.text, kind: address.isServer ? .server : .folder, at: clock.now())
  }

  /// Forgets a source; what was learned from its courses stays.
  ///
  /// - Returns: whether it was there.
  @discardableResult
  package func remove(_ address: CourseSourceAddress) async throws(StorageError) -> Bool {
    let wasThere = try await forget(address.text)
    await library.remove(address)
    return wasThere
  }

  /// Forgets an address as it was saved, whether or not it can be read.
  ///
  /// - Returns: whether it was there.
  @discardableResult
  package func forget(_ saved: String) async throws(StorageError) -> Bool {
    try await database.removeSource(saved)
  }
}

extension LearnerClock {
  /// The moment it is.
  package var date: Date { Date(timeIntervalSince1970: Double(now().seconds)) }
}
