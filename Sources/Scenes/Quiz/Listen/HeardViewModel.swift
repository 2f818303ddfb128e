import AppText
import Lessons
import TerminalUI

/// A sentence that is heard instead of read, and answered in one of the other ways.
final class HeardViewModel: AnswerViewModel {
  let instruction: Message
  private let answer: any AnswerViewModel

  /// A sentence that is answered as in `answer`.
  init(_ instruction: Message, _ answer: any AnswerViewModel) {
    self.instruction = instruction
    self.answer = answer
  }

  var quiz: QuizViewModel { answer.quiz }
  var nothingGiven: Message { answer.nothingGiven }
  var question: String? { quiz.context.localization[.quizHeard] }
  var remark: String? { answer.remark }
  var looseWord: String { answer.looseWord }

  func looseWordDropped() {
    answer.looseWordDropped()
  }

  func cleared() {
    answer.cleared()
  }

  func hintRequested() {
    answer.hintRequested()
  }

  func makeArea(
    animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) -> any AnswerArea {
    HeardArea(
      answer.makeArea(animator: animator, scrollPrompt: scrollPrompt), quiz: quiz)
  }
}
