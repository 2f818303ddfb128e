import AppText
import Lessons
import Storage
import TerminalUI

extension AppContext {
  /// Shows the quiz of a day, and returns when it is shown.
  ///
  /// What is typed before it shows is for the quiz.
  ///
  /// - Parameter dayIndex: counted from zero; nil is the next one.
  func study(_ course: Course, dayIndex: Int? = nil) async {
    await showQuiz { [self] () throws(StorageError) in
      try await QuizViewModel.open(dayIndex: dayIndex, of: course, context: self)
    }
    // Over the quiz: whoever waits for that to be shown need not wait for the answer.
    work.start { await offerHangul(before: course) }
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
}
