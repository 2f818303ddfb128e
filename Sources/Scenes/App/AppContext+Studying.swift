import AppText
import Lessons
import Storage
import TerminalUI

extension AppContext {
  func study(_ course: Course, dayIndex: Int?) async {
    await showQuiz { [self] () throws(StorageError) in
      try await QuizViewModel.open(dayIndex: dayIndex, of: course, context: self)
    }
    // Over the quiz: whoever waits for that to be shown need not wait for the answer.
    work.start { [self] in
      await askLetterOrder(before: course)
      await offerHangul(before: course)
    }
  }

  /// Shows a quiz that has to be put together first, unless there is nothing to ask.
  ///
  /// - Returns: whether there is something to ask.
  @discardableResult
  func showQuiz(
    _ make: () async throws(StorageError) -> QuizViewModel?
  ) async -> Bool {
    do throws(StorageError) {
      let showing = try await work.holdingKeys {
        () throws(StorageError) -> Task<Void, Never>? in
        try await make().map { show(.quiz($0), using: .push) }
      }
      await showing?.value
      return showing != nil
    } catch {
      notify(localization.sentence(for: error))
      return false
    }
  }

  func showResult(
    _ result: QuizResult, of subject: QuizSubject, finishedDays: Int?, returns: String?,
    canUndo: Bool
  ) async -> QuizResultViewModel.Choice? {
    work.start { [sync] in await sync.exchange() }
    return await present { dismissal in
      .quizResult(
        QuizResultViewModel(
          result: result, subject: subject, finishedDays: finishedDays, returns: returns,
          canUndo: canUndo, context: self, dismissal: dismissal))
    }
  }
}
