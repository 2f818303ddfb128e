import AppText
import Lessons
import TerminalUI

/// What the learner does to answer a sentence, in one kind of exercise.
///
/// Each sentence has a new one; it stays as it was until the next sentence is shown.
protocol AnswerViewModel: AnyObject {
  /// The quiz that asks.
  var quiz: QuizViewModel { get }
  /// Says what is to be done.
  var instruction: Message { get }
  /// What is asked in place of the sentence; nil is the sentence itself.
  var question: String? { get }
  /// Says what to do first, when there is nothing to check.
  var nothingGiven: Message { get }
  /// What became of what was typed, to stand beside the instruction; nil when there is nothing to
  /// say.
  var remark: String? { get }
  /// A word that is typed and not in the answer yet; empty when there is none.
  var looseWord: String { get }

  /// The answer is checked: a word that is not in it goes.
  func looseWordDropped()
  /// The learner took everything back.
  func cleared()
  /// The learner asked for the next right word.
  func hintRequested()

  /// Makes the part of the screen where all this is done.
  ///
  /// - Parameter scrollPrompt: scrolls the sentence that is asked, for keys that mean it.
  func makeArea(
    animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) -> any AnswerArea
}

extension AnswerViewModel {
  var question: String? { nil }
  var remark: String? { nil }
  var looseWord: String { "" }
  func looseWordDropped() {}
}

extension Exercise {
  /// Who answers to the learner in an exercise of this kind.
  func makeViewModel(for quiz: QuizViewModel) -> any AnswerViewModel {
    switch self {
    case .build: BuildViewModel(quiz: quiz)
    case .gap: GapViewModel(quiz: quiz)
    case .type: TypeViewModel(quiz: quiz)
    case .choose: ChoiceViewModel(quiz: quiz)
    case .hearAndBuild: HeardViewModel(.quizHearAndBuild, BuildViewModel(quiz: quiz))
    case .hearAndType: HeardViewModel(.quizHearAndType, TypeViewModel(quiz: quiz))
    }
  }
}
