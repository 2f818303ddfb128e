import AppText
import Lessons
import Observation
import Terminal
import TerminalUI

/// A sentence that is typed as a whole.
@Observable
final class TypeViewModel: AnswerViewModel {
  /// The sentence as it is typed; after the check as it was.
  private(set) var editor: TextEditor
  @ObservationIgnored unowned let quiz: QuizViewModel

  /// An editor for the sentence a quiz asks, with what is typed of it.
  init(quiz: QuizViewModel) {
    self.quiz = quiz
    editor = TextEditor(quiz.session.exercise?.type?.text ?? "")
  }

  var instruction: Message { .quizTypeIn(language: quiz.answerLanguage) }
  let nothingGiven = Message.quizNothingTyped

  func makeArea(
    animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) -> any AnswerArea {
    TypeArea(viewModel: self, scrollPrompt: scrollPrompt)
  }

  /// What is typed; nil after the check.
  var draft: TypedDraft? { quiz.session.exercise?.type }

  // MARK: Typing

  /// The learner typed, pasted, or moved the caret; returns whether that was of use.
  ///
  /// A sentence is one line: pasted line breaks are blanks, and what is longer than any sentence
  /// is cut.
  func edited(by event: Event) -> Bool {
    guard draft != nil else { return false }
    var editor = editor
    guard editor.handle(event.onOneLine) else { return false }
    keep(editor)
    return true
  }

  /// The learner pressed or scrolled with the mouse in the sentence, drawn in `rect`.
  func pointed(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard draft != nil else { return false }
    return editor.handle(mouse, in: rect)
  }

  /// The sentence is shown in other columns or rows from now on.
  func laidOut(in size: Size) {
    if editor.size != size { editor.layout(size: size) }
  }

  /// Undo in the editor brings it again.
  func cleared() {
    set("")
  }

  /// Corrects what is wrong, and goes on with the next word; names what was taken back.
  func hintRequested() {
    guard let hint = quiz.takeHint(), let text = draft?.text else { return }
    set(text + (isHintLeft ? " " : ""))
    guard !hint.takenBack.isEmpty else { return }
    let words = quiz.context.localization
    quiz.context.confirm(
      words[.quizHintTookBackTyped(words: hint.takenBack.joined(separator: " "))])
  }

  /// Whether another hint would find something to do.
  private var isHintLeft: Bool {
    var next = quiz.session
    return next.hint() != nil
  }

  private func set(_ text: String) {
    guard draft != nil else { return }
    var editor = editor
    editor.setText(text)
    keep(editor)
  }

  private func keep(_ editor: TextEditor) {
    self.editor = editor
    quiz.session.exercise?.type?.text = editor.text
  }
}

extension Event {
  /// The event with a pasted text as it may stand in one line.
  fileprivate var onOneLine: Event {
    guard case .paste(let text) = self else { return self }
    let words = text.start(AnswerLimits.paste).split(whereSeparator: \.isWhitespace)
    return .paste(words.joined(separator: " "))
  }
}
