import Files
import Lessons
import Storage

/// A learner who has used everything, by chance: what there is to be lost.
@MainActor
struct SampleLearner {
  /// The folder of the database.
  let folder: String

  /// Makes a database of so many steps of `WritingScript`.
  init(in folder: String, seed: UInt64, steps: Int) async throws {
    self.folder = folder
    let database = try LearnerDatabase(folder: FilePath(folder), now: WritingScript.start)
    var script = WritingScript(seed: seed)
    for number in 0..<steps { try await script.perform(number, in: database) }
  }

  /// The file of the database.
  var file: String { "\(folder)/malmoi.db" }
}

extension LearnerDatabase {
  /// Reads all that the scenes show, and writes an answer and a memo.
  func readAndWriteAll() async throws(StorageError) {
    let now = WritingScript.start
    for (course, _) in try courseStandings() {
      _ = try progress(in: course)
      _ = try cards(in: course)
      _ = try ownAnswers(in: course)
    }
    for memo in try memos() { _ = try versions(of: memo.id) }
    _ = (try deletedMemos(), try drafts(), try settings(), try sources())
    _ = (try studySummary(at: now), try dueCards(at: now), try studiedSentences())
    _ = (try dayTallies(from: StudyDay(rawValue: 0)), try streak(at: now))
    try reconcile(with: WritingScript.course)
    try recordAnswer(WritingScript.answer(to: 0, number: 0))
    _ = try save(
      MemoEdit(.new(on: nil), text: WritingScript.memoText("after all")), at: now)
  }
}
