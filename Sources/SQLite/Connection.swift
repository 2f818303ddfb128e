import CSQLite
import Glibc

/// One connection to a database file.
///
/// It is closed when the last reference goes. Not thread-safe: it belongs to one actor.
/// Statements are compiled once and kept, so SQL is to be written with parameters, never put
/// together from values.
package final class Connection: StatementRunner {
  /// What a connection may do with the file.
  package enum Access: Sendable {
    /// Read; the file must exist.
    case read
    /// Read a file that nobody writes: without locks, and without touching what lies beside it
    /// (`immutable=1`, sqlite.org/uri.html). Changes made meanwhile may look like damage.
    case readUnchanging
    /// Read and write; the file must exist.
    case write
    /// Read and write; a missing file is created.
    case create

    fileprivate var flags: Int32 {
      switch self {
      case .read: SQLITE_OPEN_READONLY
      case .readUnchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .write: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }

    /// What SQLite is told to open, ended by NUL.
    fileprivate func address(of path: UnsafePointer<CChar>) -> [CChar] {
      let bytes = UnsafeBufferPointer(start: path, count: strlen(path))
      return switch self {
      case .readUnchanging: Array("file:\(percentEncoded(bytes))?immutable=1".utf8CString)
      case .read, .write, .create: bytes + [0]
      }
    }
  }

  /// How connections keep out of each other's way.
  package enum Locking: Sendable {
    /// By locks of the system, on the file.
    case system
    /// By a folder beside the file, where the system knows no locks: one connection at a time may
    /// read or write (`unix-dotfile`, sqlite.org/vfs.html).
    case folder

    fileprivate var vfs: String? {
      switch self {
      case .system: nil
      case .folder: "unix-dotfile"
      }
    }
  }

  let handle: DatabaseHandle
  /// In milliseconds.
  let busyTimeout: Int
  /// Compiled statements that are not running, by their SQL.
  private(set) var idleStatements: [String: StatementHandle] = [:]

  /// Opens the database file at a path.
  ///
  /// SQLite reads the file only when the first statement runs: a damaged one is noticed then.
  /// Double quotes mean identifiers only, and SQL cannot damage the file itself.
  ///
  /// - Parameters:
  ///   - path: the bytes of the file's name, ended by NUL; `":memory:"` is a new database that goes with the connection.
  ///   - locking: how to keep out of the way of other connections.
  ///   - milliseconds: how long to wait while another connection holds the lock.
  package init(
    path: UnsafePointer<CChar>, access: Access, locking: Locking = .system,
    busyTimeout milliseconds: Int = 5_000
  ) throws(SQLiteError) {
    busyTimeout = milliseconds
    handle = try DatabaseHandle(
      path: access.address(of: path), flags: access.flags, vfs: locking.vfs)
    try handle.setBusyTimeout(milliseconds: Int32(clamping: milliseconds))
    try handle.set(option: SQLITE_DBCONFIG_DEFENSIVE, to: true)
    try handle.set(option: SQLITE_DBCONFIG_TRUSTED_SCHEMA, to: false)
    try handle.set(option: SQLITE_DBCONFIG_DQS_DML, to: false)
    try handle.set(option: SQLITE_DBCONFIG_DQS_DDL, to: false)
  }

  /// Opens a new database in memory that goes with the connection.
  package static func inMemory() throws(SQLiteError) -> Connection {
    try Connection(path: ":memory:", access: .create)
  }

  /// Whether the last connection to close moves the log into the database file; true at first.
  ///
  /// Without it, closing leaves a file that was only read as it was, byte for byte
  /// (`SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE`).
  package func setCheckpointsOnClose(_ isOn: Bool) throws(SQLiteError) {
    try handle.set(option: SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, to: !isOn)
  }

  /// Whether the file can be read only, though more may have been asked for.
  package var isReadOnly: Bool { handle.isReadOnly }

  /// Whether the file was removed, renamed or replaced since it was opened: what is written goes
  /// on into a file that nobody finds.
  ///
  /// Costs a microsecond.
  ///
  /// - Precondition: the database is in a file.
  package func hasFileMoved() throws(SQLiteError) -> Bool { try handle.hasFileMoved() }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { handle.isInTransaction }

  /// Itself.
  package var connection: Connection { self }

  /// Runs several statements, separated by semicolons and without parameters, for their effect.
  package func execute(script: String) throws(SQLiteError) {
    try handle.execute(script: script)
  }

  /// Lends a compiled statement with its values bound, and takes it back whatever happens.
  ///
  /// A statement that is running is not in the cache, so the same SQL may run again meanwhile.
  func run<T>(
    _ sql: String, _ arguments: [any ValueConvertible],
    body: (StatementHandle) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    let cached = idleStatements.removeValue(forKey: sql)
    let statement = if let cached { cached } else { try handle.prepare(sql) }
    defer {
      statement.reset()
      idleStatements[sql] = statement
    }
    try statement.bind(arguments)
    return try body(statement)
  }
}

/// A path as it stands in a URI: only what no URI gives a meaning to is left as it is.
private func percentEncoded(_ path: some Sequence<CChar>) -> String {
  path.map(UInt8.init(bitPattern:)).reduce(into: "") { result, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16)
      result += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
