import FoundationEssentials

/// A new folder of its own for one test; it goes with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// Where it is, without a slash at the end.
  package let path: String

  /// Makes the folder among the system's temporary files.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "malmoi-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit {
    // A folder that cannot be removed is left to the system's own cleaning.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file of that name in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The bytes of a file in the folder.
  package func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: file(name)))
  }
}
