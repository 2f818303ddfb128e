import AppText
import Lessons
import Storage
import TerminalUI

extension QuizViewModel {
  /// The learner wants the sentence just checked to say something else from now on.
  ///
  /// The time it takes is not counted as time for the sentence.
  package func mendingRequested() {
    guard checked != nil, let item = session.current else { return }
    context.work.start { [self] in
      let began = context.clock.elapsed()
      let mended = await context.mend(item.sentence, of: item.id.course)
      timePassedElsewhere(context.clock.elapsed() - began)
      guard let mended else { return }
      session.mend(mended, in: item.id.course)
      undoable?.before.mend(mended, in: item.id.course)
    }
  }
}
