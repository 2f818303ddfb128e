import Files

/// Which source of courses is meant, in a form that can be kept and compared.
package enum CourseSourceAddress: Hashable, Sendable {
  /// What came with the app.
  case bundle
  /// A folder on this machine; the path is absolute and has no slash at its end.
  case folder(path: FilePath)
  case server(ServerAddress)

  /// Reads what a person types, or what `text` tells.
  ///
  /// - Parameters:
  ///   - home: What `~` stands for.
  ///   - workingFolder: What `./` stands for.
  /// - Throws: The first thing that keeps the text from being an address.
  package init(
    _ text: String, home: FilePath, workingFolder: FilePath
  ) throws(AddressError) {
    let text = text.trimmingWhitespace
    guard !text.isEmpty else { throw .empty }
    if let path = Self.absolutePath(text, home: home, workingFolder: workingFolder) {
      guard !path.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { throw .unsafeCharacter }
      self = .folder(path: path)
    } else if text.contains(":"), !text.isHostWithPort {
      self = .server(try ServerAddress(text))
    } else {
      throw .neitherServerNorPath
    }
  }

  /// Whether courses come over the network.
  package var isServer: Bool {
    if case .server = self { true } else { false }
  }

  private static func absolutePath(
    _ text: String, home: FilePath, workingFolder: FilePath
  ) -> FilePath? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let tail = parts.dropFirst().filter { !$0.isEmpty && $0 != "." }
    let start: [Substring]
    switch parts[0] {
    case "": start = []
    case "~": start = home.text.split(separator: "/")
    case ".": start = workingFolder.text.split(separator: "/")
    case "..": start = workingFolder.text.split(separator: "/") + [".."]
    default: return nil
    }
    return FilePath("/" + (start + tail).joined(separator: "/"))
  }
}

extension CourseSourceAddress {
  /// What the address can be read from again; empty for the bundle.
  package var text: String {
    switch self {
    case .bundle: ""
    case .folder(let path): path.text
    case .server(let address): address.base
    }
  }
}

/// The path or the address, as a person would type it; empty for the bundle.
extension CourseSourceAddress: CustomStringConvertible {
  package var description: String {
    if case .folder(let path) = self { path.description } else { text }
  }
}

extension String {
  /// Whether what stands before the colon is a name, since a port follows: `localhost:8000`.
  fileprivate var isHostWithPort: Bool {
    split(separator: ":", maxSplits: 1).last?.first?.isASCIIDigit == true
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension StringProtocol {
  var trimmingWhitespace: String {
    let tail = drop(while: \.isWhitespace)
    return String(tail.reversed().drop(while: \.isWhitespace).reversed())
  }
}
