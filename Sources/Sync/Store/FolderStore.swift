import Files
import Glibc

/// A folder that something else carries to other machines: Syncthing, Dropbox, rsync, a network disk.
package struct FolderStore: SyncStore {
  /// The folder that the learner named.
  package let folder: FilePath

  /// The store in a folder; nothing is made before something is written.
  package init(folder: FilePath) {
    self.folder = folder
  }

  var root: FilePath { "\(folder)/malmoi-sync/v1" }

  private func path(_ path: String) -> FilePath { "\(root)/\(path)" }

  package func files() throws(SyncStoreError) -> [StoredFile] {
    guard access(folder.cString, F_OK) == 0 else { throw error(errno, at: folder) }
    var files: [StoredFile] = []
    for device in try names(in: root) {
      for name in try names(in: "\(root)/\(device)") where name.bytes.first != UInt8(ascii: ".") {
        let path = "\(device)/\(name)"
        guard let facts = FileFacts(self.path(path)), facts.isRegular else { continue }
        files.append(StoredFile(path: path, stamp: facts.stamp))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// What is in a folder; nothing when there is none.
  private func names(in folder: FilePath) throws(SyncStoreError) -> [FilePath] {
    do throws(FileReadError) {
      return try Folder.names(in: folder)
    } catch {
      switch error.reason {
      case .missing: return []
      case .notPermitted: throw .refused(folder.text)
      default:
        // A file in the place of a folder is nothing of ours.
        return []
      }
    }
  }

  package func contents(
    of path: String, from offset: Int
  ) throws(SyncStoreError) -> [UInt8] {
    let path = self.path(path)
    let descriptor = retryingInterrupted { open(path.cString, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw error(errno, at: path) }
    let file = FileDescriptor(owning: descriptor)
    guard lseek(file.rawValue, offset, SEEK_SET) >= 0 else { throw error(errno, at: path) }
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let length = retryingInterrupted { read(descriptor, buffer.baseAddress, buffer.count) }
        if length < 0 { code = errno }
        count = max(0, length)
      }
      guard code == 0 else { throw error(code, at: path) }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  package func append(
    _ bytes: [UInt8], to path: String, at length: Int
  ) throws(SyncStoreError) -> StoredFile {
    let file = self.path(path)
    try makeFolders(for: file)
    let descriptor = retryingInterrupted {
      open(file.cString, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o644)
    }
    guard descriptor >= 0 else { throw error(errno, at: file) }
    let owner = FileDescriptor(owning: descriptor)
    guard ftruncate(owner.rawValue, length) == 0,
      lseek(owner.rawValue, 0, SEEK_END) >= 0
    else { throw error(errno, at: file) }
    try write(bytes, to: descriptor, file)
    // What is on the disk here is not asked of the database again.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw error(errno, at: file) }
    guard let facts = FileFacts(openAs: descriptor) else { throw error(errno, at: file) }
    return StoredFile(path: path, stamp: facts.stamp)
  }

  private func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: FilePath
  ) throws(SyncStoreError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        retryingInterrupted { Glibc.write(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard count > 0 else { throw error(errno, at: path) }
      rest = rest.dropFirst(count)
    }
  }

  package func describe(_ text: [UInt8]) throws(SyncStoreError) {
    guard access("\(folder)/malmoi-sync/README.txt", F_OK) != 0 else { return }
    try replace("../README.txt", with: text)
  }

  package func replace(_ path: String, with bytes: [UInt8]) throws(SyncStoreError) {
    let file = self.path(path)
    try makeFolders(for: file)
    do throws(FileWriteError) {
      try RegularFile.replace(file, with: bytes)
    } catch {
      throw self.error(error.code, at: error.path)
    }
    // Others who have the folder may read it.
    chmod(file.cString, 0o644)
  }

  /// Makes the folders of ours that are missing; never the one that the learner named.
  private func makeFolders(for file: FilePath) throws(SyncStoreError) {
    guard access(folder.cString, F_OK) == 0 else { throw error(errno, at: folder) }
    var path = folder
    let ours = file.components.dropFirst(folder.components.count).dropLast()
    for name in ours {
      path = path.appending(name)
      if mkdir(path.cString, 0o755) != 0, errno != EEXIST { throw error(errno, at: path) }
    }
  }

  private func error(_ code: Int32, at path: FilePath) -> SyncStoreError {
    switch code {
    case ENOENT, ENOTDIR: .missing(path.text)
    case EACCES, EPERM, EROFS: .refused(path.text)
    case ENOSPC, EDQUOT: .noRoom(path.text)
    default: .system(path.text, code: code)
    }
  }
}

extension FileFacts {
  fileprivate var stamp: String {
    "\(size)-\(contentsChanged.seconds).\(contentsChanged.nanoseconds)-\(id.number)"
  }
}
