import Files
import Glibc

/// A file of our own that is gone when nobody has it open any more.
struct TemporaryFile: ~Copyable {
  let path: String
  private let file: FileDescriptor

  /// Makes an empty one, for the user alone, where the system keeps such files (mkstemp(3)).
  init() throws(DeckError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/malmoi-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress.unsafelyUnwrapped) }
    guard descriptor >= 0 else {
      throw .unreadable(FileReadError(path: FilePath(folder), code: errno))
    }
    // No child process is to have it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    file = FileDescriptor(owning: descriptor)
  }

  deinit {
    remove()
  }

  /// Takes its name away; who has it open may go on.
  borrowing func remove() {
    // It may have been removed before.
    unlink(path)
  }

  /// Adds bytes at its end.
  borrowing func write(_ bytes: UnsafeRawBufferPointer) throws(DeckError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = retryingInterrupted { Glibc.write(file.rawValue, rest.baseAddress, rest.count) }
      guard count > 0 else { throw .unreadable(FileReadError(path: FilePath(path), code: errno)) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
}
