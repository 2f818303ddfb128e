import Files
import Storage

/// Where changes can be exchanged.
package enum SyncAddress: Hashable, Sendable {
  /// A folder, by its absolute path.
  case folder(FilePath)
  /// A WebDAV server.
  case server(String)

  /// Why a text is no such place.
  package enum Problem: Error, Hashable {
    /// It says how to speak to a server, but not by http or https.
    case unknownScheme
    /// A name or a password belongs into the netrc.
    case credentials
  }

  /// Reads what the learner gave.
  ///
  /// - Parameter folder: where relative paths begin.
  package init(_ text: String, from folder: FilePath) throws(Problem) {
    guard let scheme = text.firstRange(of: "://") else {
      let path = FilePath(text)
      self = .folder(path.isAbsolute ? path : folder.appending(path))
      return
    }
    guard ["http", "https"].contains(text[..<scheme.lowerBound].lowercased()) else {
      throw .unknownScheme
    }
    guard !text[scheme.upperBound...].prefix(while: { $0 != "/" }).contains("@") else {
      throw .credentials
    }
    self = .server(text.hasSuffix("/") ? String(text.dropLast()) : text)
  }

  /// How it is kept.
  package var text: String {
    switch self {
    case .folder(let path): path.text
    case .server(let address): address
    }
  }
}

extension SyncPlace {
  /// What is read and written there.
  package var store: any SyncStore {
    address.contains("://")
      ? WebDAVStore(address: address, command: command) : FolderStore(folder: FilePath(address))
  }
}
