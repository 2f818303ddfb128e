import AppText
import Lessons
import Storage
import TerminalUI

extension AppContext {
  @discardableResult
  func review() async -> Bool {
    await showQuiz { [self] () throws(StorageError) in
      let now = clock.now()
      var picker = ReviewPicker(self, at: now)
      let session = try await picker.session()
      if !session.missing.isEmpty {
        notify(sentence(forMissing: session.missing))
      } else if session.items.isEmpty {
        notify(localization[.todayNothingDue])
      }
      return session.items.isEmpty ? nil : QuizViewModel(session, at: now, context: self)
    }
  }

  /// Says what cannot be asked now, and why; it stays due.
  private func sentence(forMissing missing: [WaitingCourse]) -> String {
    localization[
      .reviewMissingCourse(
        reviews: localization.count(.reviews, missing.reduce(0) { $0 + $1.count }),
        courses: missing.map(\.name).joined(separator: ", "))]
  }
}
