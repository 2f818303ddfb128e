import Files
import Glibc

/// The folder with the learner's data, and the database file in it.
///
/// Everything that can be known before SQLite is asked is found out here, so that the learner is
/// told what is wrong with which file instead of "unable to open database file".
struct DataFolder {
  let path: FilePath
  /// Whose files we may use: a user's number.
  var user = geteuid()
  /// What the disk can do; nil until it is asked.
  var knownAbilities: DiskAbilities?

  var database: FilePath { "\(path)/malmoi.db" }
  /// What was committed last, until it is moved into the database.
  var log: FilePath { "\(database)-wal" }
  /// An empty file with the locks of who writes a draft (see `DraftWriters`).
  var writers: FilePath { "\(path)/malmoi-writers" }

  /// Makes the folder and an empty database file if they are missing, for the learner's eyes only.
  func prepare() throws(StorageError) {
    try prepareFolder()
    guard let file = FileFacts(database) else {
      return try makeDatabaseFile()
    }
    try check(file)
  }

  /// Makes the folder if it is missing, and sees whether files can be made in it.
  func prepareFolder() throws(StorageError) {
    try Self.makeFolder(path)
    try checkFolder()
  }

  /// Refuses a path that leads nowhere because a file stands in its way, or that may not be
  /// followed; that nothing is there yet is fine.
  func checkReachable() throws(StorageError) {
    if access(path.cString, R_OK | X_OK) == 0 {
      if FileFacts(path)?.isFolder == false { throw StorageError(path: path, fault: .notAFolder) }
      return
    }
    let error = SystemError.last
    switch error.code {
    case ENOENT: return
    case ENOTDIR: throw StorageError(path: Self.firstNonFolder(in: path), fault: .notAFolder)
    default:
      if FileFacts(path)?.isFolder == false { throw StorageError(path: path, fault: .notAFolder) }
      throw refusal(of: path, error)
    }
  }

  private func checkFolder() throws(StorageError) {
    if access(path.cString, R_OK | W_OK | X_OK) == 0 { return }
    throw refusal(of: path, SystemError.last)
  }

  private func check(_ file: FileFacts) throws(StorageError) {
    guard file.isRegular else {
      throw StorageError(path: database, fault: .notAFile)
    }
    guard file.owner == user else {
      // Even when it may be written: the log beside it would be ours, and lock the owner out.
      throw StorageError(path: database, fault: .ownedBySomeoneElse(user: file.owner))
    }
    if file.size == 0 {
      try checkLog()
    }
    if access(database.cString, R_OK | W_OK) != 0 {
      throw refusal(of: database, SystemError.last)
    }
  }

  /// Checks a database that is only to be read.
  func checkReadable(_ file: FileFacts) throws(StorageError) {
    if access(database.cString, R_OK) != 0 { throw refusal(of: database, SystemError.last) }
    if file.owner != user, isBeingWritten {
      // The index of its log would be ours, and lock the owner out.
      throw StorageError(path: database, fault: .ownedBySomeoneElse(user: file.owner))
    }
  }

  /// Whether what stands beside the database belongs to it.
  var isBeingWritten: Bool {
    [log, FilePath("\(database)-journal")].contains { (FileFacts($0)?.size ?? 0) > 0 }
  }

  private func makeDatabaseFile() throws(StorageError) {
    try checkLog()
    try Self.makePrivateFile(database)
  }

  /// Refuses to go on when SQLite would take the log for a stale one and delete it.
  private func checkLog() throws(StorageError) {
    if let log = FileFacts(log), log.size > 0 {
      throw StorageError(path: database, fault: .logWithoutDatabase)
    }
  }

  /// What the disk can do.
  var abilities: DiskAbilities { knownAbilities ?? DiskAbilities(ofFolder: path) }

  /// Removes a lock whose owner was killed, on a disk that knows no locks: no transaction lasts for
  /// a minute.
  func removeOldLock() {
    let lock: FilePath = "\(database).lock"
    guard let facts = FileFacts(lock), facts.isFolder,
      time(nil) - facts.contentsChanged.seconds > 60
    else {
      return
    }
    // When this fails, the database stays locked, and says so.
    rmdir(lock.cString)
  }

  /// Removes the log and the index beside it.
  func removeLog() {
    // When this fails, what is put in the database's place would not open, and says why.
    unlink(log.cString)
    unlink(FilePath("\(database)-shm").cString)
  }

  private func refusal(of path: FilePath, _ error: SystemError) -> StorageError {
    switch error.code {
    case EACCES, EPERM:
      if let owner = FileFacts(path)?.owner, owner != user {
        return StorageError(path: path, fault: .ownedBySomeoneElse(user: owner))
      }
      return StorageError(path: path, fault: .readOnly)
    case EROFS:
      return StorageError(path: path, fault: .readOnly)
    default:
      return StorageError(path: path, fault: .system(error))
    }
  }
}

extension DataFolder {
  /// Makes an empty file that only the learner may read; one that is there stays as it is.
  ///
  /// By `mknod` because it opens nothing: closing a file drops the locks that SQLite holds on it
  /// elsewhere in this process.
  static func makePrivateFile(_ path: FilePath) throws(StorageError) {
    if mknod(path.cString, S_IFREG | 0o600, 0) == 0 { return }
    let error = SystemError.last
    switch error.code {
    case EEXIST: return
    case ENOSPC, EDQUOT: throw StorageError(path: path, fault: .noRoom)
    case EROFS, EACCES, EPERM: throw StorageError(path: path, fault: .readOnly)
    default: throw StorageError(path: path, fault: .system(error))
    }
  }

  /// Makes a folder and those it lies in, as far as they are missing (`mkdir`).
  static func makeFolder(_ path: FilePath) throws(StorageError) {
    guard let error = makeOneFolder(path) else { return }
    if error.code == ENOENT, let parent = path.parent {
      try makeFolder(parent)
      guard let error = makeOneFolder(path) else { return }
      throw folderError(error, at: path)
    }
    throw folderError(error, at: path)
  }

  /// Makes one folder; returns what kept it from being there afterwards.
  private static func makeOneFolder(_ path: FilePath) -> SystemError? {
    if mkdir(path.cString, 0o700) == 0 { return nil }
    let error = SystemError.last
    guard error.code == EEXIST else { return error }
    return FileFacts(path)?.isFolder == true ? nil : error
  }

  private static func folderError(_ error: SystemError, at path: FilePath) -> StorageError {
    switch error.code {
    case EEXIST:
      return StorageError(path: path, fault: .notAFolder)
    case ENOTDIR:
      return StorageError(path: firstNonFolder(in: path), fault: .notAFolder)
    case ENOSPC, EDQUOT:
      return StorageError(path: path, fault: .noRoom)
    default:
      return StorageError(path: path, fault: .cannotMakeFolder(error))
    }
  }

  /// The part of a path that stands in the way of the rest.
  private static func firstNonFolder(in path: FilePath) -> FilePath {
    guard let parent = path.parent, FileFacts(parent)?.isFolder != true else { return path }
    return firstNonFolder(in: parent)
  }
}
