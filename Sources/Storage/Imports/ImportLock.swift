import Files
import Glibc

/// Holds the folder of an import while it is made or taken back, so that no other process takes it
/// for one that was killed.
///
/// The system takes the lock away with the process, however that ends (flock(2)).
final class ImportLock {
  private let descriptor: Int32

  /// Nil when there is no such folder, or another process holds it.
  ///
  /// Where the disk knows no locks all are free.
  init?(_ folder: FilePath) {
    descriptor = open(folder.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
