import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Moments and counts that no memo has, as a damaged file has them.
struct ImpossibleMemoTests {
  static let extremes = [Int64.min, -1, Int64.max]

  let folder: TemporaryFolder
  let database: LearnerDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try LearnerDatabase.open(in: folder)
  }

  private func damage(_ sql: String) throws {
    let connection = try Connection.inspecting(folder)
    try connection.execute(script: "PRAGMA ignore_check_constraints = ON; \(sql)")
  }

  private func isPlausible(_ seconds: Int64) -> Bool { Card.timeRange.contains(seconds) }

  @Test(arguments: extremes)
  func `moments are read as the nearest that can be`(seconds: Int64) async throws {
    let memo = try await database.save(.new("one"), at: .at(1)).memo
    _ = try await database.save(.change(memo, to: "two"), at: .at(2))
    let gone = try await database.save(.new("gone"), at: .at(3)).memo
    try await database.delete(gone.id, at: .at(4))
    _ = try await database.keepDraft("draft", of: .new(on: nil), at: .at(5))
    try await database.reconcile(with: .sample(days: [["s = S"]]))
    try await database.recordAnswer(.sample(to: "s"))
    try damage(
      """
      UPDATE memo SET created_at = \(seconds), changed_at = \(seconds);
      UPDATE memo SET deleted_at = \(seconds) WHERE deleted_at IS NOT NULL;
      UPDATE memo_version SET changed_at = \(seconds);
      UPDATE memo_draft SET kept_at = \(seconds);
      UPDATE sentence SET done_at = \(seconds);
      """)
    let read = try await database.memos() + database.deletedMemos().map(\.memo)
    #expect(read.count == 2)
    #expect(read.allSatisfy { isPlausible($0.createdAt) && isPlausible($0.changedAt) })
    #expect(try await database.deletedMemos().allSatisfy { isPlausible($0.deletedAt) })
    #expect(try await database.versions(of: memo.id).allSatisfy { isPlausible($0.changedAt) })
    #expect(try await database.drafts().allSatisfy { isPlausible($0.keptAt) })
    let standing = try await database.courseStandings()[.sample]
    #expect(isPlausible(try #require(standing?.lastDoneAt)))
  }

  @Test(arguments: extremes)
  func `a memo of an impossible revision can still be changed`(revision: Int64) async throws {
    let memo = try await database.save(.new("text 0"), at: .at(1)).memo
    try damage("UPDATE memo SET revision = \(revision)")
    for number in 1...3 {
      let found = try #require(try await database.memo(memo.id))
      let saved = try await database.save(.change(found, to: "text \(number)"), at: .at(2))
      #expect(saved.memo.id == memo.id)
    }
    #expect(try await database.memo(memo.id)?.text.string == "text 3")
    #expect(try await database.versions(of: memo.id).first?.text.string == "text 2")
  }
}
