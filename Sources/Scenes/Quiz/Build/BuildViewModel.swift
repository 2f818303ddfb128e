import AppText
import Lessons
import Observation
import TerminalUI
import UnicodeText

/// A sentence built from the blocks of a bank: the word that is typed, and what it means there.
@Observable
final class BuildViewModel: AnswerViewModel {
  /// What is typed of the next word, in normal form C.
  var typed = ""
  /// A word that was ended though no block is meant by it; it stays typed until another one begins.
  var refusedWord: String?
  /// The words that made way for others like that.
  var leftOutWords: [String] = []
  @ObservationIgnored unowned let quiz: QuizViewModel

  /// Blocks for the sentence a quiz asks.
  init(quiz: QuizViewModel) {
    self.quiz = quiz
  }

  var instruction: Message { .quizPutInto(language: quiz.answerLanguage) }
  let nothingGiven = Message.quizNothingPlaced
  var looseWord: String { typed }

  func looseWordDropped() {
    typed = ""
  }

  func makeArea(
    animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) -> any AnswerArea {
    BuildArea(viewModel: self, animator: animator, scrollPrompt: scrollPrompt)
  }

  // MARK: State

  /// The answer under construction; nil after the check.
  var draft: BlockDraft? { quiz.session.exercise?.build }

  /// The answer to be drawn: under construction, or as it was checked.
  var shownDraft: BlockDraft? { quiz.shownExercise?.build }

  /// What typing means for the bank.
  var filter: BankFilter { BankFilter(typed: typed) }

  /// Whether the word that is typed was ended in vain: the next letter begins another one.
  var isRefused: Bool { !typed.isEmpty && refusedWord == typed }

  /// What stays bright in the bank: all of it again after a word in vain.
  var shownFilter: BankFilter { isRefused ? BankFilter(typed: "") : filter }

  /// Whether something is typed that no block of the bank starts with, and that is no word of a
  /// right answer either.
  var isUnmatched: Bool {
    guard let draft, !filter.isEmpty, !draft.isOtherWord(typed) else { return false }
    return filter.matches(in: draft.candidates).isEmpty
  }

  /// The words that were typed and left out, as no block is meant by them.
  var remark: String? {
    guard !leftOutWords.isEmpty else { return nil }
    return context.localization[.quizLeftOut(words: leftOutWords.joined(separator: ", "))]
  }

  /// Whether it is said how a sentence is built: to somebody who never did it and has not begun.
  var showsHowTo: Bool {
    quiz.isBeginner && typed.isEmpty && draft?.selected.isEmpty == true
  }

  var context: any QuizContext { quiz.context }
}
