import Glibc

/// An open file, closed when the value goes away.
package struct FileDescriptor: ~Copyable {
  package let rawValue: Int32

  /// Takes over a descriptor the system just gave out.
  package init(owning rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens a file by open(2); the descriptor is not handed to child processes.
  ///
  /// - Throws: What the system said.
  package init(opening path: FilePath, flags: Int32, mode: mode_t = 0) throws(FileReadError) {
    let descriptor = retryingInterrupted { open(path.cString, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw FileReadError(path: path, code: errno) }
    rawValue = descriptor
  }

  deinit {
    // Nothing is left to do when close(2) fails: on Linux the descriptor is gone either way.
    _ = close(rawValue)
  }
}

/// Calls a system function again for as long as a signal interrupts it.
package func retryingInterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
