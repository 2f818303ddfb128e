import Glibc

extension RegularFile {
  /// Writes a file whole or not at all, by renaming a finished one into place.
  ///
  /// Makes the folders that are missing, for the user alone. Not flushed to the disk: for what
  /// can be had again, a file lost to a power cut is none the worse.
  static func replace(_ path: String, with parts: [UInt8]...) throws(FileWriteError) {
    try makeFolders(for: path)
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    do throws(FileWriteError) {
      try write(parts, toNew: temporary)
      guard rename(temporary, path) == 0 else { throw FileWriteError(path: path, code: errno) }
    } catch {
      // Fails when the file was never made, which is what it is for.
      unlink(temporary)
      throw error
    }
  }

  private static func write(
    _ parts: [[UInt8]], toNew path: String
  ) throws(FileWriteError) {
    let descriptor = retryingInterrupted {
      open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard descriptor >= 0 else { throw FileWriteError(path: path, code: errno) }
    let file = FileDescriptor(owning: descriptor)
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

  private static func makeFolders(for path: String) throws(FileWriteError) {
    var folders: [Substring] = path.split(separator: "/").dropLast()
    var missing: [String] = []
    while !folders.isEmpty {
      let folder = "/" + folders.joined(separator: "/")
      if mkdir(folder, 0o700) == 0 || errno == EEXIST { break }
      guard errno == ENOENT else { throw FileWriteError(path: folder, code: errno) }
      missing.append(folder)
      folders.removeLast()
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw FileWriteError(path: folder, code: errno)
    }
  }
}
