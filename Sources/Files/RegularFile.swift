import Glibc

/// Reads and writes whole files, and nothing that isn't a file.
package enum RegularFile {
  /// What tells one version of a file from the next, without reading it.
  package struct Signature: Hashable, Sendable {
    package let device: UInt
    package let inode: UInt
    package let size: Int
    package let modifiedSeconds: Int
    package let modifiedNanoseconds: Int
    package let changedSeconds: Int
    package let changedNanoseconds: Int
  }

  /// The signature of the file at `path`, symbolic links followed.
  ///
  /// - Throws: Also when `path` names anything but a regular file.
  package static func signature(of path: FilePath) throws(FileReadError) -> Signature {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { throw FileReadError(path: path, code: errno) }
    try requireRegular(status, path: path)
    return Signature(
      device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size),
      modifiedSeconds: status.st_mtim.tv_sec, modifiedNanoseconds: status.st_mtim.tv_nsec,
      changedSeconds: status.st_ctim.tv_sec, changedNanoseconds: status.st_ctim.tv_nsec)
  }

  /// The bytes of the file at `path`, symbolic links followed.
  ///
  /// Never waits: what isn't a regular file is refused before it is opened, since opening a pipe
  /// or a device may hang or have effects, and again once it is open, since it may have changed.
  ///
  /// - Throws: Also when there are more than `limit` bytes.
  package static func contents(of path: FilePath, limit: Int) throws(FileReadError) -> [UInt8] {
    let before = try signature(of: path)
    guard before.size <= limit else {
      throw FileReadError(path: path, reason: .tooLarge(limit: limit))
    }
    let file = try FileDescriptor(opening: path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw FileReadError(path: path, code: errno) }
    try requireRegular(status, path: path)
    return try read(file, path: path, expecting: Int(status.st_size), limit: limit)
  }

  /// Reads to the end rather than to the size: the file may be growing, or have no size (procfs).
  private static func read(
    _ file: borrowing FileDescriptor, path: FilePath, expecting size: Int, limit: Int
  ) throws(FileReadError) -> [UInt8] {
    let descriptor = file.rawValue
    var contents: [UInt8] = []
    var room = min(max(size, 4096), limit) + 1
    while true {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let length = retryingInterrupted {
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        }
        if length < 0 { code = errno }
        count = max(length, 0)
      }
      guard code == 0 else { throw FileReadError(path: path, code: code) }
      if part.isEmpty { return contents }
      contents.append(contentsOf: part)
      guard contents.count <= limit else {
        throw FileReadError(path: path, reason: .tooLarge(limit: limit))
      }
      room = 65_536
    }
  }

  private static func requireRegular(_ status: stat, path: FilePath) throws(FileReadError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileReadError(path: path, reason: .isFolder)
    default: throw FileReadError(path: path, reason: .isNotRegular)
    }
  }
}

extension RegularFile {
  /// The path of the file itself where symbolic links lead to it; nil when nothing is there.
  package static func resolved(_ path: FilePath) -> FilePath? {
    guard let resolved = realpath(path.cString, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }
}
