import Files
import SQLite

/// Reads a collection of Anki's: a package of whatever layout, or the database alone.
struct AnkiReader {
  let path: String
  let title: String
  let options: DeckOptions
  let watch: ReadingWatch

  func deck() throws(DeckError) -> Deck {
    let connection = try open()
    let collection = try AnkiCollection(connection)
    return try collection.deck(title: title, options: options, watch: watch)
  }

  private func open() throws(DeckError) -> Connection {
    let file = try TemporaryFile()
    if try isDatabase {
      // Changes that Anki has not moved into the file yet stand beside it.
      guard hasLog else { return try connection(to: path) }
      try copy(path, to: file)
      return try openWithLog(file)
    }
    try watch.advance(.unpacking, 0)
    try AnkiPackage(ZipArchive(path: path)).unpackCollection(into: file)
    return try connection(to: file.path)
  }

  /// Opens a database and reads its head, so that it may lose its name then.
  private func connection(
    to path: String, _ access: Connection.Access = .readUnchanging
  ) throws(DeckError) -> Connection {
    do throws(SQLiteError) {
      let connection = try Connection(path: path, access: access)
      _ = try connection.value("SELECT count(*) FROM sqlite_schema", as: Int.self)
      return connection
    } catch {
      throw .damagedDatabase
    }
  }

  private func openWithLog(_ file: borrowing TemporaryFile) throws(DeckError) -> Connection {
    let log = "\(file.path)-wal"
    defer {
      for end in ["-wal", "-shm"] { RegularFile.remove("\(file.path)\(end)") }
    }
    do throws(FileReadError) {
      let bytes = try RegularFile.contents(of: "\(path)-wal", limit: 1 << 30)
      do throws(FileWriteError) {
        try RegularFile.replace(FilePath(log), with: bytes)
      } catch {
        throw FileReadError(path: FilePath(log), code: error.code)
      }
    } catch {
      throw .unreadable(error)
    }
    return try connection(to: file.path, .write)
  }

  private func copy(_ path: String, to file: borrowing TemporaryFile) throws(DeckError) {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: FilePath(path), limit: UnpackingLimits.collection.size)
    } catch {
      throw .unreadable(error)
    }
    let written = bytes.withUnsafeBytes { bytes in
      Result { () throws(DeckError) in try file.write(bytes) }
    }
    try written.get()
  }

  private var hasLog: Bool {
    // Without a log there is nothing to read.
    (try? RegularFile.signature(of: "\(path)-wal").size) ?? 0 > 0
  }

  private var isDatabase: Bool {
    get throws(DeckError) {
      do throws(FileReadError) {
        let start = try RegularFile.beginning(of: path, count: 16)
        return start.starts(with: "SQLite format 3\0".utf8)
      } catch {
        throw .unreadable(error)
      }
    }
  }
}
