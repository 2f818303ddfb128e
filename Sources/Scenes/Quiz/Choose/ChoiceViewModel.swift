import AppText
import Lessons
import Observation
import TerminalUI

/// A word to be chosen for its meaning, or the meaning for the word.
@Observable
final class ChoiceViewModel: AnswerViewModel {
  @ObservationIgnored unowned let quiz: QuizViewModel

  /// A choice about the sentence a quiz asks.
  init(quiz: QuizViewModel) {
    self.quiz = quiz
  }

  var instruction: Message {
    shownDraft?.wanted == .word ? .quizChooseWord : .quizChooseMeaning
  }
  let nothingGiven = Message.quizNothingChosen
  var question: String? { draft?.question }

  /// The choice; nil after the check.
  var draft: ChoiceDraft? { quiz.session.exercise?.choice }

  /// The choice to be drawn, after the check as it was.
  var shownDraft: ChoiceDraft? { quiz.shownExercise?.choice }

  func makeArea(
    animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) -> any AnswerArea {
    ChoiceArea(viewModel: self, animator: animator)
  }

  /// The learner chooses one.
  func chosen(_ place: Int) {
    quiz.session.exercise?.choice?.choose(place)
  }

  func cleared() {
    quiz.session.exercise?.choice?.clear()
  }

  func hintRequested() {
    _ = quiz.takeHint()
  }
}
