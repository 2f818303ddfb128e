import FoundationEssentials

/// Where a course server is: the folder that holds its `library.json`.
package struct ServerAddress: Hashable, Sendable {
  /// Absolute, http or https, with a slash at the end: `"https://courses.example.org/"`.
  package let base: String

  /// Reads an address as a person types it.
  ///
  /// The slash at the end may be missing, `library.json` may be named; a query and a fragment are
  /// left out. Two ways to write one address come to the same value.
  package init(_ text: String) throws(AddressError) {
    let url = try WebURL(text, relativeTo: nil)
    var folders = url.path.split(separator: "/", omittingEmptySubsequences: false)
    if folders.last == Substring(Self.libraryName) { folders.removeLast() }
    if folders.last?.isEmpty ?? true { folders = folders.dropLast() }
    base = url.origin + folders.joined(separator: "/") + "/"
  }

  /// The address of the list of courses.
  var library: String { base + Self.libraryName }

  /// The absolute address that `reference`, as `library.json` writes it, stands for.
  ///
  /// - Parameter location: Where the list came from; another place than it was asked for at when the
  ///   server led there.
  /// - Throws: When it leads to anything but http or https.
  func resolving(
    _ reference: String, at location: String? = nil
  ) throws(AddressError) -> String {
    let folder = try location.map { location throws(AddressError) in
      location == library ? base : try Self.folder(of: location)
    }
    if reference.isPlainFileName { return (folder ?? base) + reference }
    return try WebURL(reference, relativeTo: folder ?? base).absolute
  }

  /// The folder that a file is in, with a slash at the end.
  private static func folder(of file: String) throws(AddressError) -> String {
    let url = try WebURL(file, relativeTo: nil)
    let end = url.path.lastIndex(of: "/") ?? url.path.startIndex
    return url.origin + url.path[..<end] + "/"
  }

  private static let libraryName = "library.json"
}

extension String {
  /// Whether it names a file in the folder itself and has nothing to encode or to resolve, so
  /// that a list of 10,000 needs no taking apart.
  fileprivate var isPlainFileName: Bool {
    utf8.first != UInt8(ascii: ".")
      && !isEmpty
      && utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || "-_.".utf8.contains(byte)
      }
  }
}

extension ServerAddress: CustomStringConvertible {
  package var description: String { base }
}
