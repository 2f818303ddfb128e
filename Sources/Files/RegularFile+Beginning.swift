import Glibc

extension RegularFile {
  /// The first bytes of the file at `path`, symbolic links followed; fewer where it is shorter.
  ///
  /// - Throws: Also when `path` names anything but a regular file.
  package static func beginning(
    of path: String, count: Int
  ) throws(FileReadError) -> ArraySlice<UInt8> {
    _ = try signature(of: FilePath(path))
    let file = try FileDescriptor(opening: FilePath(path), flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    var bytes = [UInt8](repeating: 0, count: count)
    let length = retryingInterrupted { read(file.rawValue, &bytes, count) }
    guard length >= 0 else { throw FileReadError(path: FilePath(path), code: errno) }
    return bytes[..<length]
  }
}
