import Files
import FoundationEssentials
import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

extension Migrator {
  /// A malmoi of the future.
  static let withOneMoreStep = Migrator(
    Migrator.learner.migrations + [
      Migration("wishes", script: "CREATE TABLE wish (text TEXT NOT NULL) STRICT")
    ])
}

struct MigrationTests {
  let folder: TemporaryFolder
  /// The version that is up to date.
  private let known = Migrator.learner.migrations.count

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a database of version 1 is read with all that is in it`() async throws {
    try makeFixture()
    let database = try LearnerDatabase.open(in: folder)
    let standing = try await database.courseStandings()[.sample]
    #expect(standing?.isCurrent == true)
    #expect(standing?.enrolledAt == 100)
    #expect(standing?.totalDays == 2)
    #expect(standing?.doneDays == 1)
    #expect(standing?.nextDay == 1)
    #expect(try await database.progress(in: .sample).doneAt == ["hello": 110])
    let answer = GivenAnswer(
      to: .sample("hello"), text: "Hi.", kind: .type, verdict: .accepted, grade: .hard, hints: 2,
      took: .milliseconds(4_321), time: Timestamp(seconds: 110, utcOffset: -3_600))
    #expect(try await database.answers(to: .sample("hello")) == [answer])
    #expect(try await database.ownAnswers(in: .sample) == ["hello": ["Hi there."]])
    #expect(
      try await database.sources()
        == [SavedSource(address: "https://courses.example.org", kind: .server, addedAt: 101)])
    #expect(try await database.setting(SettingKey(rawValue: "language")) == "ko")
  }

  @Test func `the first step makes what version 1 was released with`() throws {
    try makeFixture()
    let fixture = try Connection.inspecting(folder).schema()
    let made = try TemporaryFolder()
    _ = try LearnerDatabase(
      DataFolder(path: FilePath(made.path)), migrator: Migrator([Migrator.learner.migrations[0]]),
      now: .at(0))
    #expect(try Connection.inspecting(made).schema() == fixture)
  }

  @Test func `a database of version 1 gets memos, and is kept as it was`() async throws {
    try makeFixture()
    let database = try LearnerDatabase.open(in: folder, at: 7)
    #expect(try await database.memos().isEmpty)
    let memo = try await database.save(.new("은/는", on: .sample("hello")), at: .at(8)).memo
    #expect(try await database.memos(on: .sample("hello")) == [memo])
    let copy = try Connection(path: folder.file("malmoi-v1.db"), access: .read)
    #expect(try Migrator.learner.version(of: copy) == 1)
    #expect(try copy.value("SELECT given FROM answer") == "Hi.")
    let steps = try Connection.inspecting(folder).values(
      "SELECT applied_at FROM migration ORDER BY version", as: Int64.self)
    #expect(steps == [99] + Array(repeating: 7, count: known - 1))
  }

  @Test func `the answers of a database of version 1 become cards and days`() async throws {
    try makeFixture()
    try Connection.inspecting(folder).execute(
      """
      INSERT INTO answer VALUES (2, 1, 'Hi.', 'typed', 'exact', 3, 0, 2000, 800, -3600),
        (3, 2, 'By.', 'bank', 'wrong', 1, 0, 3000, 900, -3600)
      """)
    let database = try LearnerDatabase.open(in: folder)
    let log = [(1, 2, 110), (2, 3, 800)].map {
      LoggedReview(grade: $1, time: Int64($2), fuzzSeed: UInt64($0))
    }
    #expect(try await database.card(of: .sample("hello")) == Scheduler().replay(log).card)
    #expect(try await database.card(of: .sample("bye"))?.stage == .learning(step: 0))
    let tally = try #require(try await database.dayTallies().values.first)
    #expect(tally.answers == 3)
    #expect(tally.right == 2)
    #expect(tally.newSentences == 2)
    #expect(tally.milliseconds == 9_321)
    #expect(try await database.dueCount(at: .at(3_600)) == 2)
  }

  @Test func `cards of older rules are worked out anew`() async throws {
    try await LearnerDatabase.open(in: folder).recordAnswer(.sample(to: "s", at: 1_000))
    let connection = try Connection.inspecting(folder)
    try connection.execute("UPDATE plan SET revision = 0")
    try connection.execute("DELETE FROM card")
    #expect(try await LearnerDatabase.open(in: folder).card(of: .sample("s")) != nil)
    #expect(try LearnerTables(connection: connection).areCardsUpToDate())
  }

  @Test func `what older rules counted in full is counted anew`() async throws {
    let database = try LearnerDatabase.open(in: folder)
    try await database.recordAnswer(
      .graded(.good, to: "s", at: 1_000, took: .seconds(7_260)))
    let connection = try Connection.inspecting(folder)
    try connection.execute("UPDATE plan SET revision = 1")
    try connection.execute("UPDATE study_day SET milliseconds = 7260000")
    let reopened = try LearnerDatabase.open(in: folder)
    #expect(try await reopened.dayTallies().values.map(\.milliseconds) == [60_000])
    #expect(try await reopened.answers(to: .sample("s")).map(\.took) == [.seconds(7_260)])
    #expect(try await reopened.takeDamageReport() == nil)
  }

  @Test func `a copy of the old version is kept, for the learner's eyes only`() async throws {
    try await LearnerDatabase.open(in: folder).recordAnswer(.sample(to: "s"))
    let newer = try LearnerDatabase(
      DataFolder(path: FilePath(folder.path)), migrator: .withOneMoreStep, now: .at(9))
    try await newer.recordAnswer(.sample(to: "s"))
    let copy = try Connection(path: folder.file("malmoi-v\(known).db"), access: .read)
    #expect(try Migrator.learner.version(of: copy) == known)
    #expect(try copy.value("SELECT count(*) FROM answer") == 1)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.file("malmoi-v\(known).db"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try Connection.inspecting(folder).value("SELECT count(*) FROM answer") == 2)
  }

  @Test func `an earlier copy is never replaced`() throws {
    _ = try LearnerDatabase.open(in: folder)
    let precious = Data("an earlier copy".utf8)
    try precious.write(to: URL(filePath: folder.file("malmoi-v\(known).db")))
    try Data("broken off".utf8).write(to: URL(filePath: folder.file("malmoi-v\(known).partial")))
    _ = try LearnerDatabase(
      DataFolder(path: FilePath(folder.path)), migrator: .withOneMoreStep, now: .at(9))
    #expect(try folder.bytes(of: "malmoi-v\(known).db") == precious)
    #expect(try folder.names() == ["malmoi-v\(known)-2.db", "malmoi-v\(known).db", "malmoi.db"])
  }

  @Test func `opening what is up to date makes no copy`() throws {
    _ = try LearnerDatabase.open(in: folder)
    _ = try LearnerDatabase.open(in: folder)
    #expect(try folder.names() == ["malmoi.db"])
  }

  private func makeFixture() throws {
    let connection = try Connection(path: folder.file("malmoi.db"), access: .create)
    try connection.execute(script: Fixture.version1)
  }
}

extension Connection {
  /// The schema as text, without comments and layout.
  fileprivate func schema() throws -> [String] {
    try values("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name", as: String.self)
      .map { sql in
        sql.split(separator: "\n")
          .map { $0.prefix(upTo: $0.firstRange(of: "--")?.lowerBound ?? $0.endIndex) }
          .joined(separator: " ").split(separator: " ").joined(separator: " ")
      }
  }
}
