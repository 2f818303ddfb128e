import FoundationEssentials

/// A folder for the files of a benchmark; it goes with the last reference to it.
final class ScratchFolder {
  /// Where a folder lies.
  enum Place {
    /// Among the system's temporary files, where writing waits for the disk.
    case disk
    /// In memory (tmpfs), where fsync(2) costs nothing: what is left is malmoi's own time.
    case memory

    fileprivate var path: String {
      switch self {
      case .disk: FileManager.default.temporaryDirectory.path
      case .memory: "/dev/shm"
      }
    }
  }

  /// Where it is, without a slash at the end.
  let path: String

  /// Makes an empty folder.
  init(in place: Place = .disk) throws {
    path = "\(place.path)/malmoi-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    // What cannot be removed is left to the system's own cleaning.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file of that name in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder in it.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: false)
  }

  /// Writes a file and returns its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: file(name)))
    return file(name)
  }
}
