import Lessons
import Storage
import TerminalUI

extension QuizViewModel {
  /// The learner wants to write something down about the sentence.
  ///
  /// The time it takes is not counted as time for the sentence.
  package func memoRequested() {
    guard let item = session.current else { return }
    context.work.start { [self] in
      let began = context.clock.elapsed()
      await context.compose(on: item.id.asWritten, asking: item.sentence.prompt)
      timePassedElsewhere(context.clock.elapsed() - began)
      lookForMemos()
    }
  }

  /// The learner wants to read what was written down about the sentence.
  package func memosRequested() {
    guard !memos.isEmpty else { return }
    context.show(memos)
  }

  /// Looks for memos on the sentence just checked; going on does not wait for it.
  func lookForMemos() {
    guard let key = checked?.key else { return }
    context.work.start { [self] in
      do throws(StorageError) {
        let found = try await context.database.memos(on: key.asWritten)
        if checked?.key == key { memos = found }
      } catch {
        // Nothing is offered then; the list of memos says what is wrong when it is asked for.
      }
    }
  }
}
