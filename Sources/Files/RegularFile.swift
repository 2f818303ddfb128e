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
    let facts = try regularFile(FileFacts(path), path: path)
    return Signature(
      device: facts.id.device, inode: facts.id.number, size: facts.size,
      modifiedSeconds: facts.contentsChanged.seconds,
      modifiedNanoseconds: facts.contentsChanged.nanoseconds,
      changedSeconds: facts.factsChanged.seconds,
      changedNanoseconds: facts.factsChanged.nanoseconds)
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
    let facts = try regularFile(FileFacts(openAs: file.rawValue), path: path)
    return try read(file, path: path, expecting: facts.size, limit: limit)
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

  /// Facts that were just asked for, when they are those of a regular file.
  private static func regularFile(
    _ facts: FileFacts?, path: FilePath
  ) throws(FileReadError) -> FileFacts {
    guard let facts else { throw FileReadError(path: path, code: errno) }
    guard !facts.isFolder else { throw FileReadError(path: path, reason: .isFolder) }
    guard facts.isRegular else { throw FileReadError(path: path, reason: .isNotRegular) }
    return facts
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
