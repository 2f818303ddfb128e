import FoundationEssentials

extension TemporaryFolder {
  /// Writes a file in the folder, over what was there, in place.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
  }

  /// Writes bytes that need not be text.
  package func write(bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }
}
