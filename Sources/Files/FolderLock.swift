import Glibc

/// Holds a folder, so that of the processes that ask for it one has it at a time.
///
/// The system takes the lock away with the process, however that ends (flock(2)).
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Nil when there is no such folder, or somebody else holds it, in this process or another.
  ///
  /// Where the disk knows no locks all are free.
  package init?(_ folder: FilePath) {
    descriptor = open(folder.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
