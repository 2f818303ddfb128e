import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct ReconcileTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  /// Edits of a course file after sentence `a` (of `[a b] [c]`) was done, and what is done then.
  static let edits: [(String, [[String]], [SentenceID])] = [
    ("nothing changed", [["a = A", "b = B"], ["c = C"]], ["a"]),
    ("the answers changed", [["a = A! / Ah", "b = B"], ["c = C"]], ["a"]),
    ("the prompt changed", [["a new = A", "b = B"], ["c = C"]], ["a new"]),
    ("an id was given", [["id: a = A", "b = B"], ["c = C"]], ["id"]),
    ("both changed: another sentence", [["x = X", "b = B"], ["c = C"]], []),
    ("moved within the day", [["b = B", "a = A"], ["c = C"]], ["a"]),
    ("moved to another day", [["b = B"], ["c = C", "a = A"]], ["a"]),
    ("moved and prompt changed", [["b = B"], ["c = C", "a new = A"]], ["a new"]),
    ("gone", [["b = B"], ["c = C"]], []),
    ("a day put in front", [["z = Z"], ["a = A", "b = B"], ["c = C"]], ["a"]),
    ("a second sentence with its answer", [["a = A", "a too = A"], ["c = C"]], ["a"]),
    ("prompt changed, twice its answer", [["x = B", "a new = A", "far = A"], []], ["a new"]),
    ("prompt changed, other days ambiguous", [["b = B"], ["x = A", "y = A"]], []),
    ("prompt changed in letters only", [["가 = A", "b = B"], ["c = C"]], ["가"]),
  ]

  @Test(arguments: edits)
  func `progress follows an edit`(
    name: String, days: [[String]], done: [SentenceID]
  ) async throws {
    try await database.reconcile(with: .sample(days: [["a = A", "b = B"], ["c = C"]]))
    try await database.recordAnswer(.sample(to: "a", at: 5))
    try await database.addOwnAnswer("Aha", to: .sample("a"), at: .at(6))
    let edited = try Course.sample(days: days)
    try await database.reconcile(with: edited)
    let progress = try await database.progress(in: .sample)
    #expect(edited.sentences.map(\.id).filter(progress.isDone) == done)
    let own = try await database.ownAnswers(in: .sample)
    #expect(edited.sentences.map(\.id).filter { own[$0] == ["Aha"] } == done)
    let standing = try await database.courseStandings()[.sample]
    #expect(standing?.totalDays == edited.totalDays)
    #expect(standing?.totalSentences == edited.sentences.count)
    #expect(standing?.doneSentences == done.count)
  }

  @Test func `first the answers change, then the prompt: still the same sentence`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A"]]))
    try await database.recordAnswer(.sample(to: "a"))
    try await database.reconcile(with: .sample(days: [["a = A / Ah"]]))
    try await database.reconcile(with: .sample(days: [["a new = A / Ah"]]))
    #expect(try await database.progress(in: .sample).isDone("a new"))
  }

  @Test func `what comes back finds its progress`() async throws {
    let full = try Course.sample(days: [["a = A"], ["b = B"]])
    try await database.reconcile(with: full)
    try await database.recordAnswer(.sample(to: "a"))
    try await database.reconcile(with: .sample(days: [["b = B"]]))
    #expect(try await database.courseStandings()[.sample]?.doneSentences == 0)
    try await database.reconcile(with: full)
    #expect(try await database.courseStandings()[.sample]?.doneSentences == 1)
    #expect(try await database.progress(in: .sample).isDone("a"))
  }

  @Test func `two prompts with one answer, both edited, keep their order`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A", "b = A", "c = A"]]))
    try await database.recordAnswer(.sample(to: "a", at: 1))
    try await database.recordAnswer(.sample(to: "b", at: 2))
    try await database.reconcile(with: .sample(days: [["a2 = A", "b2 = A", "c = A"]]))
    #expect(try await database.progress(in: .sample).doneAt == ["a2": 1, "b2": 2])
  }

  @Test func `a quiz that runs on with the old prompt still means the sentence`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A"]]))
    try await database.recordAnswer(.sample(to: "a", verdict: .wrong, at: 1))
    try await database.reconcile(with: .sample(days: [["a new = A"]]))
    try await database.recordAnswer(.sample(to: "a", at: 2))
    #expect(try await database.progress(in: .sample).doneAt == ["a new": 2])
    #expect(try await database.answers(to: .sample("a new")).count == 2)
  }

  @Test func `a course that is as it was is not written`() async throws {
    let folder = try TemporaryFolder()
    let database = try LearnerDatabase.open(in: folder)
    let observer = try LearnerDatabase.open(in: folder)
    let course = try Course.sample(days: [["a = A / {Ah|Aha}", "b~c = New~York \\{x"]])
    let before = try await observer.currentDataVersion()
    try await database.reconcile(with: course)
    let written = try await observer.currentDataVersion()
    #expect(written != before)
    try await database.reconcile(with: course)
    #expect(try await observer.currentDataVersion() == written)
  }

  @Test func `sentences nobody answered leave nothing behind`() async throws {
    try await database.reconcile(with: .sample(days: [["a = A", "b = B"]]))
    try await database.reconcile(with: .sample(days: [["c = C"]]))
    let count = try await database.read { tables throws(SQLiteError) in
      try tables.value("SELECT count(*) FROM sentence", as: Int.self)
    }
    #expect(count == 1)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `through random edits no progress is lost or invented`(seed: UInt64) async throws {
    var random = TestSupport.SeededGenerator(seed: seed)
    // A sentence is its answer; prompts and places change, and it is done or not.
    var prompts = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, "p\($0)") })
    var order = Array(0..<12)
    var done: Set<Int> = []
    for edit in 0..<8 {
      let lines = order.map { "\(prompts[$0, default: ""]) = answer \($0)" }
      try await database.reconcile(with: .sample(days: [Array(lines[..<6]), Array(lines[6...])]))
      let progress = try await database.progress(in: .sample)
      let found = order.filter { progress.isDone(SentenceID(rawValue: prompts[$0, default: ""])) }
      #expect(Set(found) == done, "edit \(edit)")
      let next = Int.random(in: 0..<12, using: &random)
      try await database.recordAnswer(.sample(to: prompts[next, default: ""]))
      done.insert(next)
      for sentence in order where Bool.random(using: &random) {
        prompts[sentence] = "p\(sentence), edit \(edit)"
      }
      order.shuffle(using: &random)
    }
  }
}
