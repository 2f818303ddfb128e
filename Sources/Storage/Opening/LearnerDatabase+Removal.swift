import Files
import SQLite

extension LearnerDatabase {
  /// Sees to it that what is committed is where the learner's data is looked for.
  ///
  /// A file that was removed or moved away meanwhile is open still, whole and unseen: a copy of it
  /// is put back, and used from then on. Another file in its place is left alone.
  ///
  /// Costs some microseconds when all is well.
  ///
  /// - Throws: `.removed` when it cannot be put back; the next call tries again. `.replaced` when
  ///   another file is in its place.
  func keepInPlace() throws(StorageError) {
    guard let opening else { return }
    guard try read({ tables throws(SQLiteError) in try tables.connection.hasFileMoved() }) else {
      return try keepWithoutLog(in: opening.folder)
    }
    do throws(StorageError) {
      guard try putBack(opening) else {
        throw StorageError(path: path, fault: .replaced(copy: copyAside(in: opening.folder)))
      }
    } catch {
      if case .replaced = error.fault { throw error }
      throw StorageError(path: path, fault: .removed(because: error.fault))
    }
    restored.yield()
  }

  /// Puts the database back and goes on with it; false when something is in its place.
  private func putBack(_ opening: Opening) throws(StorageError) -> Bool {
    let folder = opening.folder
    try folder.prepareFolder()
    return try read { tables throws(SQLiteError) in
      // What is left of ours would be taken for the log of the file that is put back.
      if let left = FileFacts(folder.log) {
        guard left.id == log else { return false }
        folder.removeLog()
      }
      guard try DatabaseCopy(of: tables.connection, in: folder).putInPlace() else { return false }
      let reopened = try opening.reopen()
      try tables.connection.setCheckpointsOnClose(false)
      connection = reopened
      log = FileFacts(folder.log)?.id
      return true
    }
  }

  /// Keeps a copy beside the file that took the database's place; nil when that is not possible.
  private func copyAside(in folder: DataFolder) -> FilePath? {
    if let copy { return copy }
    // That another file is in its place is what is told; that this failed too is part of it.
    copy = try? DatabaseCopy(of: connection, in: folder).keep(as: "malmoi-kept")
    return copy
  }

  /// Without its log, which somebody removed, what is committed is whole in the database file
  /// alone.
  private func keepWithoutLog(in folder: DataFolder) throws(StorageError) {
    guard log != nil, FileFacts(folder.log)?.id != log else { return }
    try read { tables throws(SQLiteError) in try tables.connection.moveLogIntoFile() }
  }
}
