import Files

/// The last good copies of what one server sent, kept in a folder.
///
/// A copy is a convenience: when one is damaged or cannot be read, there is none. Files are named
/// by a checksum of their address, so that nothing a server writes becomes part of a path.
struct KeptCopies: Sendable {
  /// The folder of this server's copies.
  let folder: FilePath

  /// - Parameter cacheFolder: Where the app keeps what can be had again; made when needed.
  init(of server: ServerAddress, in cacheFolder: FilePath) {
    folder = "\(cacheFolder)/servers/\(Self.name(of: server.base))"
  }

  /// The copy of what `url` held last; nil when there is none that can be trusted.
  func copy(of url: String) -> KeptCopy? {
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: path(of: url), limit: Self.fileLimit)
      return KeptCopy(fileContents: bytes, of: url)
    } catch {
      return nil
    }
  }

  /// Keeps a copy in place of the one before.
  func keep(_ copy: KeptCopy) throws(FileWriteError) {
    try RegularFile.replace(path(of: copy.url), with: copy.label, copy.body)
  }

  /// Where the copy of `url` is.
  func path(of url: String) -> FilePath { "\(folder)/\(Self.name(of: url))" }

  private static func name(of address: String) -> String {
    let digits = String(Checksum.of(address.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A body of the size limit with its label.
  private static let fileLimit = (16 << 20) + 65_536
}
