import Glibc

/// What the system knows about a file or folder (stat(2)).
///
/// Where there is nothing, or nothing that can be seen, `errno` says why.
package struct FileFacts: Sendable {
  /// Whether it is a folder.
  package let isFolder: Bool
  /// Whether it is a file of bytes: no folder, pipe or device.
  package let isRegular: Bool
  /// Who may read, write and run it, as chmod(2) takes it.
  package let permissions: mode_t
  /// The user it belongs to.
  package let owner: UInt32
  /// In bytes.
  package let size: Int
  /// When its contents changed last.
  package let contentsChanged: FileMoment
  /// When anything about it changed last, also its owner or what it is called.
  package let factsChanged: FileMoment
  /// Which file it is, whatever it is called.
  package let id: FileID

  /// What is at a path.
  ///
  /// - Parameter followingLinks: whether it is what a symbolic link leads to, not the link.
  package init?(_ path: FilePath, followingLinks: Bool = true) {
    var facts = stat()
    guard fstatat(AT_FDCWD, path.cString, &facts, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
    else { return nil }
    self.init(facts)
  }

  /// What is open as a descriptor (fstat(2)).
  package init?(openAs descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    isFolder = facts.st_mode & S_IFMT == S_IFDIR
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    permissions = facts.st_mode & 0o777
    owner = facts.st_uid
    size = facts.st_size
    contentsChanged = FileMoment(facts.st_mtim)
    factsChanged = FileMoment(facts.st_ctim)
    id = FileID(device: facts.st_dev, number: facts.st_ino)
  }
}

/// A moment as a file system keeps it.
package struct FileMoment: Hashable, Sendable {
  /// Since 1970 UTC.
  package let seconds: Int
  /// Of the second that has begun.
  package let nanoseconds: Int

  fileprivate init(_ time: timespec) {
    self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// What tells a file from every other that exists.
package struct FileID: Hashable, Sendable {
  /// The device it is on.
  package let device: UInt
  /// Its number there.
  package let number: UInt
}
