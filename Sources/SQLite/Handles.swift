import CSQLite

/// The owner of a database's `sqlite3 *`.
///
/// This file makes the calls into SQLite; no other does. Not thread-safe: SQLite is opened without
/// its mutexes, the owner keeps it on one executor.
final class DatabaseHandle {
  private let pointer: OpaquePointer

  /// Opens a database (`sqlite3_open_v2`); what a failed open leaves behind is closed.
  init(path: UnsafePointer<CChar>, flags: Int32, vfs: String?) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &opened, flags, vfs)
    guard code == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      throw Self.error(code, in: opened, sql: nil)
    }
    pointer = opened
  }

  deinit {
    // Waits for statements that still live, so it cannot fail.
    sqlite3_close_v2(pointer)
  }

  /// How long a call waits for another connection's lock (`sqlite3_busy_timeout`).
  func setBusyTimeout(milliseconds: Int32) throws(SQLiteError) {
    try check(sqlite3_busy_timeout(pointer, milliseconds))
  }

  /// Waits (`sqlite3_sleep`).
  static func sleep(milliseconds: Int32) {
    sqlite3_sleep(milliseconds)
  }

  /// Turns one of the `SQLITE_DBCONFIG_…` switches on or off (`sqlite3_db_config`).
  func set(option: Int32, to isOn: Bool) throws(SQLiteError) {
    try check(malmoi_sqlite3_set_option(pointer, option, isOn ? 1 : 0))
  }

  /// Runs statements separated by semicolons, ignoring their rows (`sqlite3_exec`).
  func execute(script: String) throws(SQLiteError) {
    try check(sqlite3_exec(pointer, script, nil, nil, nil), sql: script)
  }

  /// Compiles one statement (`sqlite3_prepare_v3`).
  func prepare(_ sql: String) throws(SQLiteError) -> StatementHandle {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try check(sqlite3_prepare_v3(pointer, sql, -1, flags, &prepared, nil), sql: sql)
    guard let prepared else { preconditionFailure("a statement without SQL: \(sql)") }
    return StatementHandle(prepared, sql: sql, of: self)
  }

  /// Whether a transaction is open (`sqlite3_get_autocommit`); some errors end one by themselves.
  var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

  /// Whether the file could be opened for reading only (`sqlite3_db_readonly`).
  var isReadOnly: Bool { sqlite3_db_readonly(pointer, "main") == 1 }

  /// Whether the file does not stand at its path any more (`SQLITE_FCNTL_HAS_MOVED`).
  func hasFileMoved() throws(SQLiteError) -> Bool {
    var hasMoved: Int32 = 0
    try check(sqlite3_file_control(pointer, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved))
    return hasMoved != 0
  }

  /// Rows the last statement inserted, updated or deleted (`sqlite3_changes64`).
  var changes: Int { Int(sqlite3_changes64(pointer)) }

  /// The row id of the last insertion (`sqlite3_last_insert_rowid`).
  var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(pointer) }

  /// Throws unless a call went well: the one place where result codes are judged.
  fileprivate func check(_ code: Int32, sql: String? = nil) throws(SQLiteError) {
    if code != SQLITE_OK {
      throw Self.error(code, in: pointer, sql: sql)
    }
  }

  private static func error(_ code: Int32, in pointer: OpaquePointer?, sql: String?) -> SQLiteError
  {
    let message = sqlite3_errmsg(pointer) ?? sqlite3_errstr(code)
    return SQLiteError(
      code: ResultCode(rawValue: code),
      message: message.map { String(cString: $0) } ?? "",
      sql: sql)
  }
}

/// The owner of a compiled statement's `sqlite3_stmt *`, used again and again.
final class StatementHandle {
  let sql: String
  private let pointer: OpaquePointer
  private let database: DatabaseHandle

  fileprivate init(_ pointer: OpaquePointer, sql: String, of database: DatabaseHandle) {
    self.pointer = pointer
    self.sql = sql
    self.database = database
  }

  deinit {
    // Repeats the error of the last step, which has been thrown already.
    sqlite3_finalize(pointer)
  }

  /// Gives the parameters their values, first to last (`sqlite3_bind_…`).
  ///
  /// - Precondition: one value for each parameter of the statement.
  func bind(_ values: [any ValueConvertible]) throws(SQLiteError) {
    precondition(
      values.count == sqlite3_bind_parameter_count(pointer),
      "\(values.count) values for the parameters of: \(sql)")
    for (index, value) in values.enumerated() {
      try database.check(bind(value.value, at: Int32(index + 1)), sql: sql)
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null:
      sqlite3_bind_null(pointer, index)
    case .integer(let number):
      sqlite3_bind_int64(pointer, index, number)
    case .real(let number):
      sqlite3_bind_double(pointer, index, number)
    case .text(let text):
      text.withCString {
        malmoi_sqlite3_bind_text(pointer, index, $0, UInt64(text.utf8.count))
      }
    case .blob(let bytes) where bytes.isEmpty:
      // An empty buffer may have no address, and no address would be stored as null.
      sqlite3_bind_zeroblob(pointer, index, 0)
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        malmoi_sqlite3_bind_blob(pointer, index, $0.baseAddress, UInt64($0.count))
      }
    }
  }

  /// Goes on to the next row (`sqlite3_step`); false after the last one.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW:
      return true
    case SQLITE_DONE:
      return false
    case let code:
      try database.check(code, sql: sql)
      return false
    }
  }

  /// Makes the statement ready to run again and lets go of its values and locks.
  func reset() {
    // Repeats the error of the last step, which has been thrown already.
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }

  /// The value in a column of the current row (`sqlite3_column_…`), counted from zero.
  ///
  /// - Precondition: the last `step` returned true, and there is such a column.
  func value(at column: Int) -> Value {
    precondition(
      (0..<Int(sqlite3_data_count(pointer))).contains(column), "no column \(column) in: \(sql)")
    let column = Int32(column)
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(pointer, column))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(pointer, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(pointer, column)
      return .text(String(decoding: bytes(from: start, at: column), as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(pointer, column)?.assumingMemoryBound(to: UInt8.self)
      return .blob(Array(bytes(from: start, at: column)))
    default:
      return .null
    }
  }

  /// The integer in a column of the current row; nil when it holds something else, or there is no
  /// such column.
  func integer(at column: Int) -> Int64? {
    let column = Int32(column)
    guard sqlite3_column_type(pointer, column) == SQLITE_INTEGER else { return nil }
    return sqlite3_column_int64(pointer, column)
  }

  /// The bytes of a text or blob; its length is known only once the start was asked for.
  private func bytes(
    from start: UnsafePointer<UInt8>?, at column: Int32
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, column)))
  }
}
