import AppText
import Lessons
import Storage
import TerminalUI

extension AppContext {
  /// Shows a sitting of reviews, and returns when it is shown; says so when there is nothing to
  /// ask.
  ///
  /// - Returns: whether there is something to ask.
  @discardableResult
  func review() async -> Bool {
    await showQuiz { [self] () throws(StorageError) in
      let now = clock.now()
      var picker = ReviewPicker(self, at: now)
      let sitting = try await picker.sitting()
      if !sitting.missing.isEmpty {
        notify(sentence(forMissing: sitting.missing))
      } else if sitting.items.isEmpty {
        notify(localization[.todayNothingDue])
      }
      return sitting.items.isEmpty ? nil : QuizViewModel(sitting, at: now, context: self)
    }
  }

  /// Says what cannot be asked now, and why; it stays due.
  private func sentence(forMissing missing: [WaitingCourse]) -> String {
    localization.text(
      .reviewMissingCourse,
      [
        "reviews": localization.count(.reviews, missing.reduce(0) { $0 + $1.count }),
        "courses": missing.map(\.name).joined(separator: ", "),
      ])
  }
}
