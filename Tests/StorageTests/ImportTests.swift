import Files
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// A deck in the learner's log and folder, and out of both again.
struct ImportTests {
  private let folder: TemporaryFolder
  private var path: FilePath { "\(folder.path)/courses/sample.json" }
  private var place: FilePath { FilePath(folder.path) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let day: Int64 = 86_400_000
  private static let start: Int64 = 1_700_000_000_000

  private func card(_ id: String, _ reviews: [(day: Int64, grade: Grade)], start: Card? = nil)
    -> ImportedCard
  {
    ImportedCard(
      sentence: SentenceID(rawValue: id),
      reviews: reviews.map {
        ImportedCard.Review(
          id: Self.start + $0.day * Self.day, grade: $0.grade, milliseconds: 2_000)
      }, start: start)
  }

  private func deck(
    _ id: String, _ days: [[String]], contents: String? = "{}", _ cards: [ImportedCard]
  ) throws -> DeckImport {
    DeckImport(
      id: ImportID(rawValue: id), origin: "anki", title: "Korean",
      courses: [
        ImportedCourse(
          course: try .sample(days: days), path: path, contents: contents.map { Array($0.utf8) },
          cards: cards)
      ])
  }

  private var now: Timestamp { .at(Self.start / 1_000 + 100 * 86_400) }

  @Test func `answers of a deck make cards, as if they had been given here`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    let reviews: [(day: Int64, grade: Grade)] = [(0, .good), (2, .good), (9, .again), (10, .good)]
    let kept = try await database.keep(
      deck("one", [["a = A", "b = B"]], [card("a", reviews)]), in: place, at: now)
    #expect(kept == KeptImport(newReviews: 4, isChange: true))
    let card = try #require(try await database.card(of: .sample("a")))
    let log = reviews.map { review -> LoggedReview in
      let id = Self.start + review.day * Self.day
      return LoggedReview(
        grade: review.grade.rawValue, time: id / 1_000, fuzzSeed: UInt64(bitPattern: id))
    }
    #expect(card == StudyPlan().scheduler.replay(log).card)
    #expect(try await database.card(of: .sample("b")) == nil)
    #expect(try await database.dueCards(at: now).map(\.id) == [.sample("a")])
    #expect(try await database.progress(in: .sample).doneAt.keys.map(\.rawValue) == ["a"])
    #expect(try RegularFile.contents(of: path, limit: 9) == Array("{}".utf8))
  }

  @Test func `a second time nothing is doubled, and nothing is written`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    _ = try await database.keep(
      deck("one", [["a = A"]], [card("a", [(0, .good)])]), in: place, at: now)
    let again = try await database.keep(
      deck("two", [["a = A"]], contents: nil, [card("a", [(0, .good)])]), in: place, at: now)
    #expect(again == KeptImport(newReviews: 0, isChange: false))
    let more = try await database.keep(
      deck("three", [["a = A"]], contents: nil, [card("a", [(0, .good), (3, .good)])]),
      in: place, at: now)
    #expect(more == KeptImport(newReviews: 1, isChange: true))
    #expect(try await database.answers(to: .sample("a")).count == 2)
    #expect(try await database.imports().map(\.id.rawValue) == ["three", "one"])
  }

  @Test func `a card can begin with what was known elsewhere`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    let begin = Card(
      stage: .review, memory: Memory(stability: 61.25, difficulty: 5.5),
      due: now.seconds + 86_400, lastReview: now.seconds - 10 * 86_400)
    _ = try await database.keep(
      deck("one", [["a = A"]], [card("a", [], start: begin)]), in: place, at: now)
    #expect(try await database.card(of: .sample("a")) == begin)
    try await database.recordAnswer(.sample(to: "a", at: now.seconds))
    let after = try #require(try await database.card(of: .sample("a")))
    #expect(after.memory.stability > begin.memory.stability)
    _ = try await database.adopt(StudyPlan())
    #expect(try await database.card(of: .sample("a")) == after)
  }

  @Test func `what a card begins with is a change that other machines can be told`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    let begin = Card(
      stage: .review, memory: Memory(stability: 61.25, difficulty: 5.5), due: 1_700_086_400,
      lastReview: 1_690_000_000)
    _ = try await database.keep(
      deck("one", [["a = A"]], [card("a", [(0, .good)], start: begin)]), in: place, at: now)
    let changes = try await database.changes(on: database.device())
    let told = try #require(changes.first { $0.kind == "h" })
    #expect(
      told.body.hasPrefix(
        #"{"course":"sample","sentence":"a","origin":"anki","stability":61.25,"difficulty":5.5,"#
          + #""last":1690000000,"due":1700086400,"#))
    #expect(told.clock == 1_690_000_000_000_000)
    // One of the numbers that the import tells of, so that its undoing takes this back too.
    let range = try #require(changes.first { $0.kind == "i+" }).body
    #expect(range.contains(#""first":\#(told.sequence),"last":\#(told.sequence + 1)"#))
    _ = try await database.undoImport(ImportID(rawValue: "one"), in: place, at: now)
    let left = try await database.changes(on: database.device()).map(\.kind)
    #expect(!left.contains("h") && left.contains("i-"))
  }

  @Test func `an import of another process that goes on is let alone`() async throws {
    let files = ImportFiles(dataFolder: place, ImportID(rawValue: "x"))
    let lock = try files.lock()
    try RegularFile.replace(path, with: [49])
    try files.begin([
      ImportJournal.Entry(
        course: .sample, path: path, isReplaced: false, checksum: Checksum.text(of: [49]))
    ])
    _ = try LearnerDatabase.open(in: folder)
    #expect(try RegularFile.contents(of: path, limit: 9) == [49])
    withExtendedLifetime(lock) {}
  }

  @Test func `an import whose end is lost is put back at the next start`() async throws {
    for isEdited in [false, true] {
      let files = ImportFiles(dataFolder: place, ImportID(rawValue: "x"))
      try RegularFile.replace(path, with: isEdited ? [50] : [49])
      try RegularFile.replace("\(folder.path)/courses/.malmoi-77-1.tmp", with: [])
      try files.lock()
      try ImportFiles.write([48], to: files.copy(of: .sample))
      let journal = ImportJournal(
        process: 77,
        [
          ImportJournal.Entry(
            course: .sample, path: path, isReplaced: true, checksum: Checksum.text(of: [49]))
        ])
      try ImportFiles.write(journal.bytes, to: "\(files.folder)/journal")
      _ = try LearnerDatabase.open(in: folder)
      #expect(try RegularFile.contents(of: path, limit: 9) == (isEdited ? [50] : [48]))
      #expect(try Folder.names(in: "\(folder.path)/courses") == ["sample.json"])
      #expect(try !Folder.names(in: place).contains("imports"))
    }
  }

  @Test func `a journal is read as it was written, or not at all`() {
    let journal = ImportJournal([
      ImportJournal.Entry(
        course: .sample, path: "/a\nb\tc.json", isReplaced: true, checksum: "1f"),
      ImportJournal.Entry(course: .other, path: "/é", isReplaced: false, checksum: ""),
    ])
    let bytes = journal.bytes
    #expect(ImportJournal(bytes)?.entries == journal.entries)
    #expect(ImportJournal(bytes)?.process == journal.process)
    #expect(ImportJournal(ImportJournal([]).bytes)?.entries == [])
    for length in 0..<bytes.count {
      let part = ImportJournal(Array(bytes.prefix(length)))
      #expect(part == nil || (part?.entries.count ?? 9) < journal.entries.count)
    }
  }

  @Test func `an import is taken back whole`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    try await database.reconcile(with: .sample(.other, days: [["x = X"]]))
    try await database.recordAnswer(
      GivenAnswer(
        to: SentenceKey(course: .other, sentence: "x"), text: "X", kind: .build, verdict: .exact,
        grade: .good, took: .seconds(1), time: .at(50)))
    let before = try await database.overview(at: now)
    _ = try await database.keep(
      deck("one", [["a = A"]], [card("a", [(0, .good), (4, .good)])]), in: place, at: now)
    #expect(try await database.overview(at: now) != before)
    let kept = try await database.undoImport(
      ImportID(rawValue: "one"), in: place, at: now)
    #expect(kept == [])
    #expect(try await database.overview(at: now) == before)
    #expect(throws: FileReadError(path: path, reason: .missing)) {
      try RegularFile.contents(of: path, limit: 9)
    }
    await #expect(throws: ImportError.unknown(ImportID(rawValue: "one"))) {
      try await database.undoImport(ImportID(rawValue: "one"), in: place, at: now)
    }
  }

  @Test func `what an import made known is asked both ways as long as it is there`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    _ = try await database.keep(deck("one", [["a = A", "b = B"]], []), in: place, at: now)
    try await database.askBothWays(.sample, at: now)
    _ = try await database.keep(
      deck("two", [["a = A", "b = B"]], [card("a", [(0, .good), (4, .good)])]), in: place, at: now)
    let later = Timestamp.at(now.seconds + 86_400)
    #expect(
      try await database.dueCards(at: later).map(\.id.sentence.rawValue) == ["a"],
      "it is overdue, and goes first")
    try await database.recordAnswer(.graded(.easy, to: "a", at: now.seconds))
    #expect(try await database.dueCards(at: later).map(\.id.sentence.isTurned) == [true])
    let other = try LearnerDatabase.inMemory()
    _ = try await other.keep(
      deck("three", [["a = A"]], [card("a", [(0, .good), (4, .good)])]), in: place, at: now)
    try await other.askBothWays(.sample, at: now)
    #expect(try await other.forecast(at: now, days: 3).counts == [1, 1, 0])
    _ = try await other.undoImport(ImportID(rawValue: "three"), in: place, at: now)
    #expect(try await other.forecast(at: now, days: 3).counts == [0, 0, 0])
  }

  @Test func `a replaced file comes back, an edited one is kept beside it`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    _ = try await database.keep(
      deck("one", [["a = A"]], contents: "1", []), in: place, at: now)
    _ = try await database.keep(
      deck("two", [["a = A", "b = B"]], contents: "2", []), in: place, at: now)
    try RegularFile.replace(path, with: Array("edited".utf8))
    let kept = try await database.undoImport(
      ImportID(rawValue: "two"), in: place, at: now)
    #expect(kept == ["\(path).edited"])
    #expect(try RegularFile.contents(of: path, limit: 9) == Array("1".utf8))
    #expect(try RegularFile.contents(of: kept[0], limit: 9) == Array("edited".utf8))
    #expect(try Folder.names(in: place).contains("imports") == false)
  }

  @Test func `what cannot be written leaves all as it was`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    let before = try await database.overview(at: now)
    try RegularFile.replace("\(folder.path)/courses", with: [])
    await #expect(throws: ImportError.self) {
      try await database.keep(
        deck("one", [["a = A"]], [card("a", [(0, .good)])]), in: place, at: now)
    }
    #expect(try await database.overview(at: now) == before)
    #expect(try await database.imports() == [])
  }
}

extension CourseID {
  fileprivate static let other = CourseID(rawValue: "other")
}

extension ImportTests {
  /// A kill in the middle of a write leaves a file that is not finished; while it stood, the folder of
  /// the import did too, and each start took the import back once more, with whatever course had
  /// its file by then.
  @Test func `an import that was taken back is left alone, with all that a kill left`()
    async throws
  {
    let database = try LearnerDatabase.open(in: folder)
    _ = try await database.keep(
      deck("one", [["a = A"]], [card("a", [(0, .good)])]), in: place, at: now)
    try RegularFile.replace("\(place)/imports/one/.malmoi-1-0", with: Array("unfin".utf8))
    _ = try await database.undoImport(ImportID(rawValue: "one"), in: place, at: now)
    _ = try await database.keep(
      deck("two", [["a = A"]], contents: "{ }", [card("a", [(0, .good)])]), in: place, at: now)
    _ = try LearnerDatabase.open(in: folder)
    #expect(try RegularFile.contents(of: path, limit: 9) == Array("{ }".utf8))
    #expect(try Folder.names(in: place).contains("imports") == false)
  }
}
