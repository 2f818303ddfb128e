import UnicodeText

extension TextEditor {
  /// Inserts text at the caret, as a paste does: one step to undo.
  ///
  /// Line breaks of every kind are taken as `\n`, a tab as four blanks, other control characters
  /// not at all.
  package mutating func insert(_ text: String) {
    _ = insertAndSwallow(text, as: .whole)
  }

  /// Puts another text in place of all there is, and the caret after it: one step to undo.
  package mutating func setText(_ text: String) {
    replace(0..<count, with: text.editable, as: .whole)
  }

  /// Takes the last step back; returns whether there was one.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    apply(step.change.inverted, caret: step.caretBefore)
    return true
  }

  /// Does again what was undone last; returns whether there was something.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    apply(step.change, caret: step.caretAfter)
    return true
  }

  mutating func insertAndSwallow(_ text: String, as kind: EditHistory.Kind) -> Bool {
    let text = text.editable
    if !text.isEmpty { replace(caret..<caret, with: text, as: kind) }
    return true
  }

  /// Deletes what the caret would move over, to the left only a letter of it; at the end of a
  /// paragraph the line break, when that is what it would move to.
  mutating func delete(_ motion: CaretMotion) -> Bool {
    if motion == .left { return deleteLetter() }
    var target = place(after: motion).offset
    if motion == .paragraphEnd, target == caret { target = min(caret + 1, count) }
    guard target != caret else { return false }
    replace(min(caret, target)..<max(caret, target), with: "", as: .deleting)
    return true
  }

  /// Deletes the letter before the caret, which may be the last of several of one character.
  private mutating func deleteLetter() -> Bool {
    guard caret > 0, let character = content.substring(caret - 1..<caret).first else {
      return false
    }
    replace(caret - 1..<caret, with: character.withoutLastLetter, as: .deleting)
    return true
  }

  private mutating func replace(
    _ range: Range<Int>, with inserted: String, as kind: EditHistory.Kind
  ) {
    let (change, caretAfter) = content.change(replacing: range, with: inserted)
    history.record(
      EditHistory.Step(
        change: change, caretBefore: caret, caretAfter: caretAfter, kind: kind))
    apply(change, caret: caretAfter)
  }

  private mutating func apply(_ change: TextChange, caret newCaret: Int) {
    content.replaceSubrange(change.oldRange, with: change.new)
    lines.update(after: change, in: content)
    if anchor >= change.oldRange.upperBound {
      anchor += change.new.count - change.old.count
    } else {
      anchor = min(anchor, change.newRange.upperBound)
    }
    revision += 1
    goalColumn = nil
    put(caretAt: Place(offset: newCaret))
  }
}
