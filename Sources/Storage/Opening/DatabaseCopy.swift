import Files
import Glibc
import SQLite

/// A whole copy of a database on its way to a name of its own in the data folder.
///
/// A name ending in `.db` is a whole copy, whatever happens meanwhile, and no file that is there
/// is ever replaced by one.
struct DatabaseCopy {
  private let connection: Connection
  private let folder: DataFolder

  /// A copy of what a connection has committed; the file itself need not be there any more.
  init(of connection: Connection, in folder: DataFolder) {
    self.connection = connection
    self.folder = folder
  }

  /// Keeps it as `name.db` in the folder, else `name-2.db` and so on; returns the path.
  @discardableResult
  func keep(as name: String) throws(SQLiteError) -> FilePath {
    try withPartialCopy(name) { partial throws(SQLiteError) in
      var path: FilePath = "\(folder.path)/\(name).db"
      var number = 2
      while try !self.name(partial, path) {
        path = "\(folder.path)/\(name)-\(number).db"
        number += 1
      }
      return path
    }
  }

  /// Puts it in the place of the folder's database; false when something is there.
  func putInPlace() throws(SQLiteError) -> Bool {
    try withPartialCopy("malmoi") { partial throws(SQLiteError) in
      try name(partial, folder.database)
    }
  }

  /// Makes a copy that has no name yet that counts, and lets `body` give it one; on the disk when
  /// this returns.
  private func withPartialCopy<Result>(
    _ name: String, _ body: (FilePath) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let partial: FilePath = "\(folder.path)/\(name).partial"
    // What a kill left of an earlier copy: SQLite refuses to write into a file with contents.
    unlink(partial.cString)
    // SQLite would let everybody read it. When this fails, the copy says why.
    mknod(partial.cString, S_IFREG | 0o600, 0)
    defer { unlink(partial.cString) }
    try connection.copy(to: partial.cString)
    try synchronize(partial)
    let result = try body(partial)
    try synchronize(folder.path)
    return result
  }

  /// Gives a file its name; false when something has it by now.
  private func name(_ partial: FilePath, _ path: FilePath) throws(SQLiteError) -> Bool {
    guard FileFacts(path) == nil else { return false }
    if link(partial.cString, path.cString) == 0 { return true }
    if errno == EEXIST { return false }
    // A disk that knows no links, where nothing stood a moment ago.
    if rename(partial.cString, path.cString) == 0 { return true }
    throw SQLiteError(code: .inputOutput, message: "\(SystemError.last)")
  }

  /// Waits until the disk has a file or folder.
  private func synchronize(_ path: FilePath) throws(SQLiteError) {
    let descriptor = open(path.cString, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    // Some disks cannot write a folder out (EINVAL); names are there at once on them, or never.
    guard descriptor >= 0, fsync(descriptor) == 0 || [EINVAL, ENOTSUP, ENOSYS].contains(errno)
    else {
      throw SQLiteError(code: .inputOutput, message: "\(SystemError.last)")
    }
  }
}
