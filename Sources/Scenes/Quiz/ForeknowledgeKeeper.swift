import Lessons
import Storage
import TerminalUI

/// Keeps what the learner has seen of answers in step with the database.
///
/// Nothing waits for it, and a failure is not told: at worst a later grade is kinder than it should
/// be, and an answer that cannot be stored says what is wrong. What was not written is tried again
/// with the next note.
final class ForeknowledgeKeeper {
  private var stored: [SentenceKey: Foreknowledge]
  private var wanted: [SentenceKey: (seen: Foreknowledge, time: Timestamp)] = [:]
  private var task: Task<Void, Never>?
  private let database: LearnerDatabase
  private let work: BackgroundWork

  /// A keeper that knows what the database has of some sentences.
  init(_ items: [QuizItem], database: LearnerDatabase, work: BackgroundWork) {
    stored = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.foreknowledge) })
    self.database = database
    self.work = work
  }

  /// Notes what has been seen of an answer by now.
  func note(_ seen: Foreknowledge, of sentence: SentenceKey, at time: Timestamp) {
    guard seen != (wanted[sentence]?.seen ?? stored[sentence]) else { return }
    wanted[sentence] = (seen, time)
    guard task == nil else { return }
    task = work.start { [self] in
      await write()
      task = nil
    }
  }

  private func write() async {
    while let (sentence, note) = wanted.first {
      do throws(StorageError) {
        try await database.note(note.seen, of: sentence, at: note.time)
      } catch {
        return
      }
      stored[sentence] = note.seen
      if wanted[sentence]?.seen == note.seen { wanted[sentence] = nil }
    }
  }
}
