import AppText
import Lessons
import Observation
import TerminalUI
import UnicodeText

/// One word of a sentence, typed into its gap or chosen for it.
@Observable
final class GapViewModel: AnswerViewModel {
  @ObservationIgnored unowned let quiz: QuizViewModel

  /// A gap in the sentence a quiz asks.
  init(quiz: QuizViewModel) {
    self.quiz = quiz
  }

  let instruction = Message.quizGap
  var nothingGiven: Message {
    draft?.choices.isEmpty == false ? .quizNothingChosen : .quizNothingInGap
  }

  /// The sentence; nil after the check.
  var draft: GapDraft? { quiz.session.exercise?.gap }

  /// The sentence to be drawn, after the check as it was.
  var shownDraft: GapDraft? { quiz.shownExercise?.gap }

  func makeArea(
    animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) -> any AnswerArea {
    GapArea(viewModel: self, animator: animator, scrollPrompt: scrollPrompt)
  }

  /// The learner chose one of the words that are offered.
  func choiceTaken(_ place: Int) {
    guard let choices = draft?.choices, choices.indices.contains(place) else { return }
    set(choices[place])
  }

  // MARK: Typing

  /// The learner typed a letter.
  func characterTyped(_ character: Character) {
    guard let text = draft?.text, text.utf8.count < AnswerLimits.word else { return }
    set((text + String(character)).nfc)
  }

  /// The learner pasted or composed text.
  func textPasted(_ pasted: String) {
    guard let text = draft?.text else { return }
    let words = pasted.start(AnswerLimits.word).split(whereSeparator: \.isWhitespace)
    set((text + words.joined(separator: " ")).nfc)
  }

  /// The learner pressed Backspace.
  func backspacePressed() {
    guard let text = draft?.text, !text.isEmpty else {
      return quiz.context.notify(quiz.context.localization[.quizNothingToTakeBack])
    }
    set(String(text.dropLast()))
  }

  func cleared() {
    set("")
  }

  /// The first letter, then the word; names what was taken back.
  func hintRequested() {
    guard let hint = quiz.takeHint(), let word = hint.takenBack.first else { return }
    let words = quiz.context.localization
    quiz.context.confirm(words[.quizHintTookBack(words: word)])
  }

  private func set(_ text: String) {
    quiz.session.exercise?.gap?.text = text
  }
}
