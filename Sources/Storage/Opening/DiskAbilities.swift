import Files
import Glibc

/// What a file system can do of what SQLite needs; some network and shared disks cannot.
struct DiskAbilities: Hashable {
  /// Whether processes can share memory by a file: without it there can be no log
  /// (sqlite.org/wal.html).
  var sharesMemory = true
  /// Whether files can be locked by fcntl(2).
  var knowsLocks = true

  /// Finds out by a file without a name; what cannot be found out counts as possible.
  init(ofFolder path: FilePath) {
    guard let descriptor = Self.openFile(in: path) else { return }
    defer { close(descriptor) }
    knowsLocks = Self.canLock(descriptor)
    sharesMemory = Self.canShare(descriptor)
  }

  /// These abilities.
  init(sharesMemory: Bool = true, knowsLocks: Bool = true) {
    self.sharesMemory = sharesMemory
    self.knowsLocks = knowsLocks
  }

  /// Whether SQLite can keep a log beside the database.
  var canKeepLog: Bool { sharesMemory && knowsLocks }

  /// Opens a file that goes when it is closed.
  private static func openFile(in folder: FilePath) -> Int32? {
    // O_TMPFILE, which is a macro that Swift does not see.
    let unnamed = open(folder.cString, O_RDWR | O_CLOEXEC | 0o20_200_000, 0o600)
    if unnamed >= 0 { return unnamed }
    let path: FilePath = "\(folder)/malmoi-probe.\(getpid())"
    let named = open(path.cString, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard named >= 0 else { return nil }
    unlink(path.cString)
    return named
  }

  private static func canLock(_ descriptor: Int32) -> Bool {
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_len = 1
    return fcntl(descriptor, F_SETLK, &lock) == 0 || ![ENOLCK, ENOSYS, ENOTSUP].contains(errno)
  }

  private static func canShare(_ descriptor: Int32) -> Bool {
    let length = 4_096
    // Without room nothing is known, and SQLite says what is missing.
    guard ftruncate(descriptor, length) == 0 else { return true }
    let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return false }
    munmap(memory, length)
    return true
  }
}
