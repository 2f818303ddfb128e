import Lessons
import Observation
import Storage
import TerminalUI

/// Keeps what the learner answered in step with the database.
///
/// What should be stored is set at once; writing follows, one transaction after the other. When
/// writing fails nothing is forgotten: the next attempt writes what should be stored by then.
@Observable
final class AnswerKeeper {
  /// Whether the database has everything.
  enum State: Hashable {
    case saved
    case saving
    case failed(StorageError)
  }

  /// What should be stored about the sentence that was just checked.
  private struct Entry: Hashable {
    var answer: GivenAnswer
    /// Whether the learner says that the answer was right.
    var isOwnAnswer = false
    /// Answers the learner said to be right once, and does not any more.
    var forgotten: [String] = []
  }

  /// Whether the database has everything.
  private(set) var state = State.saved
  /// What the card of the sentence would be with each grade; empty until the answer is stored.
  private(set) var outlook: [Grade: Card] = [:]

  @ObservationIgnored private var wanted: Entry?
  @ObservationIgnored private var stored: Entry?
  @ObservationIgnored private var storedID: AnswerID?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let database: LearnerDatabase
  @ObservationIgnored private let work: BackgroundWork

  init(database: LearnerDatabase, work: BackgroundWork) {
    self.database = database
    self.work = work
  }

  /// Stores the answer of a sentence; the one before is in the database already.
  ///
  /// - Precondition: `state` is `.saved`.
  func keep(_ answer: GivenAnswer) {
    precondition(state == .saved, "an answer before the one before was saved")
    wanted = Entry(answer: answer)
    forgetStored()
    save()
  }

  /// Stores another judgement of the same answer.
  ///
  /// - Parameter forgotten: earlier own answers of the sentence that are none any more.
  func revise(
    verdict: VerdictKind, grade: Grade, isOwnAnswer: Bool, forgetting forgotten: [String] = []
  ) {
    guard var entry = wanted else { return }
    let answer = entry.answer
    entry.answer = GivenAnswer(
      to: answer.sentence, text: answer.text, kind: answer.kind, verdict: verdict, grade: grade,
      hints: answer.hints, took: answer.took, time: answer.time)
    entry.isOwnAnswer = isOwnAnswer
    entry.forgotten += forgotten
    wanted = entry
    save()
  }

  /// Takes the last answer back, as if it had never been given.
  ///
  /// - Throws: when the database refuses; all is as before then.
  func undo() async throws(StorageError) {
    while let task { await task.value }
    if let storedID, let stored {
      if stored.isOwnAnswer {
        try await database.removeOwnAnswer(stored.answer.text, from: stored.answer.sentence)
        self.stored?.isOwnAnswer = false
      }
      for text in stored.forgotten {
        try await database.addOwnAnswer(
          text, to: stored.answer.sentence, at: stored.answer.time)
      }
      self.stored?.forgotten = []
      try await database.undoAnswer(storedID)
    }
    wanted = nil
    forgetStored()
    state = .saved
  }

  private func forgetStored() {
    stored = nil
    storedID = nil
    outlook = [:]
  }

  /// Writes what is not written yet; returns whether the database has everything then.
  func saved() async -> Bool {
    save()
    while let task { await task.value }
    return state == .saved
  }

  private func save() {
    guard task == nil, wanted != stored else { return }
    state = .saving
    task = work.start { [self] in
      do throws(StorageError) {
        while let entry = wanted, entry != stored { try await write(entry) }
        state = .saved
      } catch {
        state = .failed(error)
      }
      task = nil
    }
  }

  private func write(_ entry: Entry) async throws(StorageError) {
    let answer = entry.answer
    if let storedID {
      try await database.revise(storedID, verdict: answer.verdict, grade: answer.grade)
    } else {
      let id = try await database.recordAnswer(answer)
      storedID = id
      outlook = try await database.outlook(of: id)
    }
    for text in entry.forgotten.dropFirst(stored?.forgotten.count ?? 0) {
      try await database.removeOwnAnswer(text, from: answer.sentence)
    }
    switch (stored?.isOwnAnswer ?? false, entry.isOwnAnswer) {
    case (false, true):
      try await database.addOwnAnswer(answer.text, to: answer.sentence, at: answer.time)
    case (true, false):
      try await database.removeOwnAnswer(answer.text, from: answer.sentence)
    case (true, true), (false, false):
      break
    }
    stored = entry
  }
}
