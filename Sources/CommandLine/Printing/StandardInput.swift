import Files
import Glibc

/// What the program is given to read.
enum StandardInput {
  /// Reads all of it, but no more than one byte beyond `limit`.
  ///
  /// - Throws: when it is closed, or cannot be read to its end.
  static func contents(limit: Int) throws(FileReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = retryingInterrupted { read(STDIN_FILENO, &buffer, buffer.count) }
      guard count >= 0 else { throw FileReadError(path: "-", code: errno) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
