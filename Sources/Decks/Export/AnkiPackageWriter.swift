import CZip
import Files
import Glibc
import Lessons
import SQLite

/// Writes a package that Anki 2.1.50 and later opens: tables of version 11, the third scheduler.
package struct AnkiPackageWriter {
  /// When it is written, in seconds since 1970 UTC.
  private let now: Int64
  /// Where the days of `due` count from: the beginning of today, in seconds since 1970 UTC.
  private let today: Int64
  private let plan: StudyPlan

  /// - Parameters:
  ///   - today: when the learner's day began, in seconds since 1970 UTC.
  ///   - plan: what the learner wants of the scheduler.
  package init(now: Int64, today: Int64, plan: StudyPlan) {
    self.now = now
    self.today = today
    self.plan = plan
  }

  /// Why a package could not be written.
  package enum Failure: Error, Hashable {
    case missingLibrary(package: String)
    case file(path: String, code: Int32)
    case database
  }

  /// The bytes of a package.
  package func package(of decks: [ExportedDeck]) throws(Failure) -> [UInt8] {
    guard czip_load() else { throw .missingLibrary(package: "libzip4") }
    let folder = try Self.temporaryFolder()
    defer {
      for name in ["collection.anki2", "deck.apkg"] { RegularFile.remove("\(folder)/\(name)") }
      Folder.removeIfEmpty(FilePath(folder))
    }
    let database = "\(folder)/collection.anki2"
    do throws(SQLiteError) {
      let connection = try Connection(path: database, access: .create)
      try write(decks, to: connection)
    } catch {
      throw .database
    }
    return try Self.zip(try Self.contents(of: database), in: "\(folder)/deck.apkg")
  }

  // MARK: - The database

  private func write(_ decks: [ExportedDeck], to connection: Connection) throws(SQLiteError) {
    try connection.execute(script: AnkiSchema.tables)
    try connection.transaction { () throws(SQLiteError) in
      try connection.execute(
        """
        INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')
        """, today, now * 1_000, now * 1_000, AnkiSchema.configuration, AnkiSchema.models(at: now),
        AnkiSchema.decks(decks.map { (Self.id(of: $0.course.id), $0.course.title) }, at: now),
        AnkiSchema.deckConfiguration)
      var writer = NoteWriter(connection: connection, now: now, today: today, plan: plan)
      for deck in decks { try writer.write(deck, into: Self.id(of: deck.course.id)) }
    }
  }

  /// Looks like a time, as Anki's ids do, and is the same every time.
  private static func id(of course: CourseID) -> Int64 {
    let hash = course.rawValue.utf8.reduce(UInt64(5_381)) { $0 &* 33 &+ UInt64($1) }
    return 1_600_000_000_000 + Int64(hash % 90_000_000_000)
  }

  // MARK: - The archive

  private static func temporaryFolder() throws(Failure) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/malmoi-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw .file(path: parent, code: errno) }
    return String(cString: path)
  }

  private static func contents(of path: String) throws(Failure) -> [UInt8] {
    do throws(FileReadError) {
      return try RegularFile.contents(of: FilePath(path), limit: 1 << 30)
    } catch {
      throw .file(path: path, code: EIO)
    }
  }

  /// A zip of the database and of no media (libzip).
  private static func zip(_ database: [UInt8], in path: String) throws(Failure) -> [UInt8] {
    var code: Int32 = 0
    guard let archive = czip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw .file(path: path, code: EIO)
    }
    // libzip reads the bytes when the archive is closed.
    let isWritten = database.withUnsafeBytes { database in
      Array("{}".utf8).withUnsafeBytes { media in
        let isAdded =
          add("collection.anki2", database, to: archive) && add("media", media, to: archive)
        if isAdded, czip_close(archive) == 0 { return true }
        czip_discard(archive)
        return false
      }
    }
    guard isWritten else { throw .file(path: path, code: EIO) }
    return try contents(of: path)
  }

  private static func add(
    _ name: String, _ bytes: UnsafeRawBufferPointer, to archive: OpaquePointer
  ) -> Bool {
    guard let source = czip_source_buffer(archive, bytes.baseAddress, UInt64(bytes.count), 0) else {
      return false
    }
    if czip_file_add(archive, name, source, 0) >= 0 { return true }
    czip_source_free(source)
    return false
  }
}

/// Writes notes, cards and the log of one deck after the other.
private struct NoteWriter {
  let connection: Connection
  let now: Int64
  let today: Int64
  let plan: StudyPlan
  /// The ids of the log are times, and no two may be the same.
  private var usedTimes: Set<Int64> = []
  private var position = 0

  init(connection: Connection, now: Int64, today: Int64, plan: StudyPlan) {
    self.connection = connection
    self.now = now
    self.today = today
    self.plan = plan
  }

  mutating func write(_ deck: ExportedDeck, into id: Int64) throws(SQLiteError) {
    for sentence in deck.course.sentences {
      position += 1
      let note = now * 1_000 + Int64(position)
      let key = SentenceKey(course: deck.course.id, sentence: sentence.id)
      let fields = [
        sentence.prompt, sentence.model, sentence.otherModels.joined(separator: "\n"),
        sentence.note ?? "", key.guid,
      ].map(\.html)
      try connection.execute(
        "INSERT INTO notes VALUES (?, ?, ?, ?, -1, '', ?, ?, 0, 0, '')",
        note, key.guid, AnkiSchema.modelID, now, fields.joined(separator: "\u{1F}"), fields[0])
      try write(deck.progress[sentence.id], note, deck: id)
    }
  }

  private mutating func write(
    _ progress: ExportedDeck.Progress?, _ note: Int64, deck: Int64
  ) throws(SQLiteError) {
    let row = AnkiCardColumns(progress, position: position, today: today, plan: plan)
    try connection.execute(
      "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)",
      note, note, deck, now, row.type, row.queue, row.due, row.interval, row.factor,
      progress?.reviews.count ?? 0, progress?.lapses ?? 0, row.stepsLeft, row.data)
    var last: Int64 = 0
    for entry in progress?.reviews ?? [] {
      var time = entry.review.time * 1_000
      while !usedTimes.insert(time).inserted { time += 1 }
      let interval = AnkiCardColumns.interval(of: entry.after)
      try connection.execute(
        "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)", time, note,
        entry.review.grade.rawValue,
        interval, last, AnkiCardColumns.factor(of: entry.after), min(entry.milliseconds, 60_000),
        AnkiCardColumns.kind(of: entry.review))
      last = interval
    }
  }
}
