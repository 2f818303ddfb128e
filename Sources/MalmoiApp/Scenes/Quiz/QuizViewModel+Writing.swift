import Lessons
import Terminal
import TerminalUI

/// Sentences that are typed, without a bank.
extension QuizViewModel {
  /// The learner typed, pasted, or moved the caret; returns whether that was of use.
  ///
  /// A sentence is one line: pasted line breaks are blanks, and what is longer than any sentence
  /// is cut.
  package func sentenceEdited(by event: Event) -> Bool {
    guard typedDraft != nil else { return false }
    var editor = editor
    guard editor.handle(event.onOneLine) else { return false }
    keep(editor)
    return true
  }

  /// The learner pressed or scrolled with the mouse in the sentence, drawn in `rect`.
  package func sentencePointed(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard typedDraft != nil else { return false }
    return editor.handle(mouse, in: rect)
  }

  /// The sentence is shown in other columns or rows from now on.
  package func sentenceLaidOut(in size: Size) {
    editor.layout(size: size)
  }

  /// The learner took all of the sentence back; undo brings it again.
  func sentenceCleared() {
    var editor = editor
    editor.setText("")
    keep(editor)
  }

  /// Corrects what is wrong, and goes on with the next word; names what was taken back.
  func sentenceHintRequested() {
    let words = context.localization
    let before = typedWords
    let count = session.hints
    session.hint()
    guard session.hints > count else { return context.notify(words[.quizNoHintNeeded]) }
    let after = typedWords
    var editor = editor
    editor.setText(after.joined(separator: " ") + (isHintLeft ? " " : ""))
    keep(editor)
    let changes = after.difference(from: before)
    // The beginning of a word that now stands there was no mistake.
    let takenBack = changes.removals.compactMap { change in
      let isBegun = changes.insertions.contains {
        $0.word.lowercased().hasPrefix(change.word.lowercased())
      }
      return isBegun ? nil : change.word
    }
    guard !takenBack.isEmpty else { return }
    context.confirm(
      words.text(.quizHintTookBackTyped, ["words": takenBack.joined(separator: " ")]))
  }

  /// Whether another hint would find something to do.
  private var isHintLeft: Bool {
    var next = session
    next.hint()
    return next.hints > session.hints
  }

  private func keep(_ editor: TextEditor) {
    self.editor = editor
    session.type(editor.text)
  }

  private var typedWords: [String] {
    typedDraft?.text.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }
}

extension Event {
  /// The event with a pasted text as it may stand in one line.
  fileprivate var onOneLine: Event {
    guard case .paste(let text) = self else { return self }
    let start = String.UnicodeScalarView(text.unicodeScalars.prefix(QuizViewModel.pasteLimit))
    let words = String(start).split(whereSeparator: \.isWhitespace)
    return .paste(words.joined(separator: " "))
  }
}

extension CollectionDifference<String>.Change {
  /// The word that goes or comes.
  fileprivate var word: String {
    switch self {
    case .insert(_, let word, _), .remove(_, let word, _): word
    }
  }
}
