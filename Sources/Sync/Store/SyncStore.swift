/// Where machines leave their logs for each other: a folder, or a server.
///
/// Paths are below `malmoi-sync/v1`: `DEVICE/000001.log`. A file is written by one machine only.
package protocol SyncStore: Sendable {
  /// All files there are; none when nothing was ever left there.
  ///
  /// - Throws: when the place itself is not there.
  func files() async throws(SyncStoreError) -> [StoredFile]

  /// What a file holds from a byte on.
  func contents(of path: String, from offset: Int) async throws(SyncStoreError) -> [UInt8]

  /// Adds to a file, which it makes if need be; what stood behind `length` goes.
  ///
  /// - Returns: the file as it is then.
  func append(
    _ bytes: [UInt8], to path: String, at length: Int
  ) async throws(SyncStoreError) -> StoredFile

  /// Tells whoever comes upon the folder what it is, in a `README.txt` above that of the version;
  /// one that is there stays as it is.
  func describe(_ text: [UInt8]) async throws(SyncStoreError)

  /// Writes a file whole.
  func replace(_ path: String, with bytes: [UInt8]) async throws(SyncStoreError)
}

/// A file of a store.
package struct StoredFile: Hashable, Sendable {
  /// Below the folder of the version.
  package let path: String
  /// Tells one state of the file from the next.
  package let stamp: String

  /// A file in a state.
  package init(path: String, stamp: String) {
    self.path = path
    self.stamp = stamp
  }
}

/// Why a store could not be read or written.
package enum SyncStoreError: Error, Hashable, Sendable {
  /// The place is not there: a disk that is not mounted, a folder that was moved.
  case missing(String)
  /// It may only be read, or not at all.
  case refused(String)
  /// There is no room left.
  case noRoom(String)
  /// What the system says against it.
  case system(String, code: Int32)
  /// What stands in the way of a server.
  case server(String, ServerTrouble)
}

/// What a WebDAV server has against it, or what keeps it from being heard.
package enum ServerTrouble: Hashable, Sendable {
  /// It wants a name and a password, or others than it got.
  case unauthorized
  /// It does not let that be done.
  case forbidden
  /// It speaks HTTP, and no WebDAV at that address.
  case noWebDAV(status: Int)
  /// It is in trouble itself.
  case failing(status: Int)
  /// It could not be heard, in libcurl's words.
  case unheard(String)
  /// There is no libcurl on this machine.
  case noTransport
  /// The command that tells the name and the password failed.
  case noPassword
}
