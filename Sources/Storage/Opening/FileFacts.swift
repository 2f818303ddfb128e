import Files
import Glibc

/// What the system knows about a file or folder (`stat`), symbolic links followed.
struct FileFacts {
  let isFolder: Bool
  let isRegular: Bool
  let owner: UInt32
  let size: Int
  /// When its contents changed last, in seconds since 1970 UTC.
  let changedAt: Int
  /// Which file it is, whatever it is called.
  let id: FileID

  /// nil when there is nothing, or nothing that can be seen.
  init?(_ path: FilePath) {
    var facts = stat()
    guard stat(path.cString, &facts) == 0 else { return nil }
    isFolder = facts.st_mode & S_IFMT == S_IFDIR
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    owner = facts.st_uid
    size = facts.st_size
    changedAt = facts.st_mtim.tv_sec
    id = FileID(device: facts.st_dev, number: facts.st_ino)
  }
}

/// What tells a file from every other that exists.
struct FileID: Hashable {
  let device: UInt
  let number: UInt
}
