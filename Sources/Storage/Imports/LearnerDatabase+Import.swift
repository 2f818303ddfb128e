import Files
import Lessons
import SQLite

extension LearnerDatabase {
  /// Keeps a deck: its course files, and its answers as if they had been given here.
  ///
  /// All of it or nothing. Answers that are there already are not doubled. When nothing is other
  /// than before, nothing is written.
  ///
  /// - Parameter dataFolder: where copies of the files are kept that it replaces.
  package func keep(
    _ deck: DeckImport, in dataFolder: FilePath, at time: Timestamp
  ) throws(ImportError) -> KeptImport {
    let files = ImportFiles(dataFolder: dataFolder, deck.id)
    let news = try stored { () throws(StorageError) in
      try read { tables throws(SQLiteError) in try tables.news(in: deck) }
    }
    let isChange = news.isChange || deck.courses.contains { $0.contents != nil }
    guard isChange else { return KeptImport(newReviews: 0, isChange: false) }
    var lock: FolderLock?
    do throws(ImportError) {
      lock = try files.lock()
      let entries = try files.entries(for: deck.courses)
      try files.begin(entries)
      try files.put(deck.courses)
      try stored { () throws(StorageError) in
        try write { tables throws(SQLiteError) in
          try ImportWriter(tables: tables, log: changeLog(tables), time: time)
            .write(deck, news, entries)
        }
      }
    } catch {
      files.rollBack()
      throw error
    }
    files.endJournal()
    files.removeFolder()
    withExtendedLifetime(lock) {}
    return KeptImport(newReviews: news.reviewCount, isChange: true)
  }

  /// The imports that can be taken back, the latest first.
  package func imports() throws(StorageError) -> [ImportRecord] {
    try read { tables throws(SQLiteError) in
      try tables.rows(
        """
        SELECT subject, ifnull(body ->> 'title', ''), CAST(ifnull(body ->> 'at', 0) AS INTEGER)
        FROM change AS made WHERE kind = ? AND NOT EXISTS (
          SELECT 1 FROM change AS undone WHERE undone.subject = made.subject AND undone.kind = ?)
        ORDER BY clock DESC
        """, ChangeKind.import.rawValue, ChangeKind.noImport.rawValue,
        as: (String, String, Int64).self
      )
      .map { ImportRecord(id: ImportID(rawValue: $0), title: $1, time: $2) }
    }
  }

  func stored<T>(
    _ body: () throws(StorageError) -> T
  ) throws(ImportError) -> T {
    do throws(StorageError) {
      return try body()
    } catch {
      throw .storage(error)
    }
  }
}

/// What of a deck is not in the log yet.
struct ImportNews {
  /// By the number of the course and the sentence.
  fileprivate(set) var cards: [(course: CourseID, card: ImportedCard)] = []

  var reviewCount: Int { cards.reduce(0) { $0 + $1.card.reviews.count } }
  var isChange: Bool { !cards.isEmpty }
}

extension LearnerTables {
  /// Leaves out the answers and memories that were imported before.
  fileprivate func news(in deck: DeckImport) throws(SQLiteError) -> ImportNews {
    var news = ImportNews()
    for course in deck.courses {
      for card in course.cards {
        let key = SentenceKey(course: course.course.id, sentence: card.sentence)
        let row = try existingSentenceRow(of: key)
        let reviews = try row.map { row throws(SQLiteError) in
          let known = Set(
            try values(
              "SELECT seed FROM answer WHERE sentence = ? AND origin = ?", row, deck.origin,
              as: Int64.self))
          return card.reviews.filter { !known.contains($0.id) }
        }
        let start = try row.map { row throws(SQLiteError) in try memoryStart(of: row) } ?? nil
        let own = ImportedCard(
          sentence: card.sentence, reviews: reviews ?? card.reviews,
          start: start == nil || start != card.start ? card.start : nil)
        if !own.reviews.isEmpty || own.start != nil {
          news.cards.append((course.course.id, own))
        }
      }
    }
    return news
  }
}
