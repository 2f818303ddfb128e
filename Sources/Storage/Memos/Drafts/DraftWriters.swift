import Files
import Glibc

/// Tells which writers of drafts are alive, in whatever process.
///
/// A writer is a number drawn by chance. While it lives it has the byte of that number locked in a
/// file beside the database. The system takes the lock away with the process, however that ends, and
/// leaves it while the process is merely stopped: nothing is left to be cleaned up, and no number
/// of a process or start of a machine can be mistaken for another. SQLite needs locks that work as
/// well, so they do wherever a database does.
///
/// The locks are those of open files, not of processes (fcntl(2), "Open file description locks"):
/// two databases in one process are two writers, and closing the file elsewhere drops nothing.
final class DraftWriters {
  /// Our own number.
  let own = Int64.random(in: 1..<Int64.max)
  private let path: FilePath?
  private var descriptor: Int32?

  /// - Parameter path: the file with the locks; nil for a database that nobody else sees.
  init(path: FilePath?) {
    self.path = path
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Makes ours a living writer, if it is not one: before its number is written anywhere.
  ///
  /// Where that is impossible, or somebody removes the file, others take us for dead and our drafts
  /// for left over. No text is lost by that: each write of a draft looks whether it is ours still.
  func live() {
    guard let path, !isOpen(path) else { return }
    if let descriptor { close(descriptor) }
    descriptor = nil
    let opened = open(path.cString, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW, 0o600)
    guard opened >= 0 else { return }
    var lock = Self.lock(of: own)
    guard fcntl(opened, Self.setLock, &lock) == 0 else {
      close(opened)
      return
    }
    descriptor = opened
  }

  /// Whether a writer lives: ourselves, or one that holds its lock.
  func isAlive(_ writer: Int64) -> Bool {
    if writer == own { return true }
    guard let path, writer > 0, writer < .max else { return false }
    let opened = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW)
    guard opened >= 0 else { return false }
    defer { close(opened) }
    var lock = Self.lock(of: writer)
    guard fcntl(opened, Self.getLock, &lock) == 0 else { return false }
    return lock.l_type != Int16(F_UNLCK)
  }

  /// Whether the file we have open is the one that others find.
  private func isOpen(_ path: FilePath) -> Bool {
    guard let descriptor, let own = FileFacts(openAs: descriptor) else { return false }
    return FileFacts(path)?.id == own.id
  }

  private static func lock(of writer: Int64) -> flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = Int(writer)
    lock.l_len = 1
    return lock
  }

  /// `F_OFD_GETLK` and `F_OFD_SETLK` of Linux's `fcntl.h`, which Swift does not see.
  private static let getLock: Int32 = 36
  private static let setLock: Int32 = 37
}
