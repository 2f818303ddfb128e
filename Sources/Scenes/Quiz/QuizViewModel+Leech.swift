import AppText
import Lessons
import Storage
import TerminalUI

/// Sentences that are forgotten again and again.
extension QuizViewModel {
  /// Looks whether the sentence just checked was forgotten too often; going on does not wait for it.
  func lookForLapses() {
    guard let checked, checked.grade == .again, session.current?.card?.stage == .review else {
      return
    }
    let key = checked.key
    context.work.start { [self] in
      do throws(StorageError) {
        guard await keeper.saved() else { return }
        let lapses = try await context.database.lapses(of: key)
        if self.checked?.key == key, Leech.isWorthAWord(lapses: lapses) { leechLapses = lapses }
      } catch {
        // It is said the next time; what the learner answered is stored.
      }
    }
  }

  /// The learner wants the sentence to be asked no more, or asks for it again.
  package func leavingOutRequested() {
    guard let checked, leechLapses != nil else { return }
    context.work.start { [self] in
      do throws(StorageError) {
        try await context.database.leaveOut(checked.key)
        leechLapses = nil
        context.confirm(context.localization[.quizLeftOutSentence])
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }
}
