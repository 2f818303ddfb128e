import Glibc

extension RegularFile {
  /// Writes a file whole or not at all, in place of what is there, by renaming a finished one.
  ///
  /// Makes the folders that are missing, for the user alone, as the file is. Not flushed to the
  /// disk: for what can be had again, a file lost to a power cut is none the worse.
  package static func replace(_ path: FilePath, with parts: [UInt8]...) throws(FileWriteError) {
    try makeFolders(for: path)
    try replace(path, with: parts)
  }

  /// Writes a file as `replace` does, unless there is something of that name.
  ///
  /// - Returns: false when there is; it stays as it is.
  package static func create(_ path: FilePath, with parts: [UInt8]...) throws(FileWriteError)
    -> Bool
  {
    try makeFolders(for: path)
    // An empty file takes the name: not every file system can rename without replacing.
    let descriptor = retryingInterrupted {
      open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw FileWriteError(path: path, code: errno)
    }
    _ = FileDescriptor(owning: descriptor)
    do throws(FileWriteError) {
      try replace(path, with: parts)
      return true
    } catch {
      unlink(path.cString)
      throw error
    }
  }

  /// Writes a file that is there anew, whole or not at all, and leaves to it who may read it.
  ///
  /// What a symbolic link leads to is written, not the link.
  package static func rewrite(_ path: FilePath, with bytes: [UInt8]) throws(FileWriteError) {
    guard let target = resolved(path), let facts = FileFacts(target) else {
      throw FileWriteError(path: path, code: errno)
    }
    try replace(target, with: [bytes], mode: facts.permissions)
  }

  private static func replace(
    _ path: FilePath, with parts: [[UInt8]], mode: mode_t = 0o600
  ) throws(FileWriteError) {
    // A name of its own, since the file's may be as long as names can be.
    let temporary = path.sibling(".malmoi-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp")
    do throws(FileWriteError) {
      try write(parts, toNew: temporary, mode: mode)
      guard rename(temporary.cString, path.cString) == 0 else {
        throw FileWriteError(path: path, code: errno)
      }
    } catch {
      // Fails when the file was never made, which is what it is for.
      unlink(temporary.cString)
      throw FileWriteError(path: path, code: error.code)
    }
  }

  private static func write(
    _ parts: [[UInt8]], toNew path: FilePath, mode: mode_t
  ) throws(FileWriteError) {
    let descriptor = retryingInterrupted {
      open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard descriptor >= 0 else { throw FileWriteError(path: path, code: errno) }
    let file = FileDescriptor(owning: descriptor)
    // What is asked for when a file is made is less what the process masks.
    guard mode == 0o600 || fchmod(file.rawValue, mode) == 0 else {
      throw FileWriteError(path: path, code: errno)
    }
    for part in parts {
      var rest = part[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { bytes in
          retryingInterrupted { Glibc.write(file.rawValue, bytes.baseAddress, bytes.count) }
        }
        guard count > 0 else { throw FileWriteError(path: path, code: errno) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Makes the folders above a path that are missing.
  static func makeFolders(for path: FilePath) throws(FileWriteError) {
    var missing: [FilePath] = []
    var next = path.parent
    while let folder = next {
      if mkdir(folder.cString, 0o700) == 0 || errno == EEXIST { break }
      guard errno == ENOENT else { throw FileWriteError(path: folder, code: errno) }
      missing.append(folder)
      next = folder.parent
    }
    for folder in missing.reversed() where mkdir(folder.cString, 0o700) != 0 && errno != EEXIST {
      throw FileWriteError(path: folder, code: errno)
    }
  }
}

extension RegularFile {
  /// Removes a file; one that is not there is as good as removed.
  ///
  /// - Returns: whether there was one, and is none any more.
  @discardableResult
  package static func remove(_ path: FilePath) -> Bool { unlink(path.cString) == 0 }
}
