import Terminal
import UnicodeText

/// One line of text with a caret, edited character by character as a person sees characters.
///
/// A value: whoever shows it keeps it in an observed property. Text is in Unicode normal form C;
/// letters of a syllable typed one by one compose with the one before.
package struct TextField: Hashable, Sendable {
  /// The text.
  package private(set) var text: String
  /// Characters before the caret.
  package private(set) var caret: Int
  /// Shown faintly while there is no text.
  package var placeholder: String
  /// Characters there may be at most; nil is no limit.
  package var maximumLength: Int?

  /// A field with its caret after `text`.
  package init(_ text: String = "", placeholder: String = "", maximumLength: Int? = nil) {
    self.text = ""
    caret = 0
    self.placeholder = placeholder
    self.maximumLength = maximumLength
    insert(text)
  }

  /// Replaces the text and puts the caret after it.
  package mutating func setText(_ text: String) {
    clear()
    insert(text)
  }

  /// Removes the text; returns whether there was any.
  @discardableResult
  package mutating func clear() -> Bool {
    defer { self = TextField(placeholder: placeholder, maximumLength: maximumLength) }
    return !text.isEmpty
  }

  /// Inserts text at the caret: line breaks and tabs as blanks, other control characters not at
  /// all, and no more than fits the maximum length.
  package mutating func insert(_ inserted: String) {
    var line = String(limited(inserted).compactMap(\.onOneLine)).nfc
    var candidate = replacing(caret..<caret, with: line)
    while let maximumLength, candidate.text.count > maximumLength, !line.isEmpty {
      line.removeLast(min(line.count, candidate.text.count - maximumLength))
      candidate = replacing(caret..<caret, with: line)
    }
    self = candidate
  }

  /// The start of a text that may be inserted: of one that is far too long, what follows is not
  /// even looked at.
  ///
  /// By code points, since a single character may have any number of them.
  private func limited(_ text: String) -> String {
    guard let maximumLength else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumLength * 8)))
  }

  /// Takes a key or a paste, and returns whether it was of use.
  ///
  /// A key that finds nothing to move over or delete is of no use, so that it may mean something
  /// else to the screen. A typed character always is, also when the field is full.
  package mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): handle(key)
    case .paste(let pasted): insertAndSwallow(pasted)
    case .mouse, .resize, .terminate: false
    }
  }

  private mutating func handle(_ key: Key) -> Bool {
    if let character = key.typedCharacter { return insertAndSwallow(String(character)) }
    switch key {
    case .left: return move(to: caret + (runsLeft ? 1 : -1))
    case .right: return move(to: caret + (runsLeft ? -1 : 1))
    case .home, .control("a"): return move(to: 0)
    case .end, .control("e"): return move(to: text.count)
    case .backspace: return deleteLetter()
    case .delete: return delete(caret..<caret + 1)
    case .control("w"): return delete(startOfWord..<caret)
    case .control("u"): return clear()
    default: return false
    }
  }

  /// Whether the text runs from right to left: arrows follow the eye.
  private var runsLeft: Bool { CaretLine(text, caret: 0, letters: .byMalmoi).isRightToLeft }

  private mutating func insertAndSwallow(_ inserted: String) -> Bool {
    insert(inserted)
    return true
  }

  private mutating func move(to target: Int) -> Bool {
    let old = caret
    caret = min(max(0, target), text.count)
    return caret != old
  }

  private mutating func delete(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else {
      return false
    }
    self = replacing(range, with: "")
    return true
  }

  /// Deletes the letter before the caret, which may be the last of several of one character.
  private mutating func deleteLetter() -> Bool {
    guard let character = text.prefix(caret).last else { return false }
    self = replacing(caret - 1..<caret, with: character.withoutLastLetter)
    return true
  }

  /// Where the word before the caret starts, the blanks after it included.
  private var startOfWord: Int {
    text.prefix(caret).reversed()
      .drop(while: \.isWhitespace)
      .drop { !$0.isWhitespace }
      .count
  }

  /// The field with other characters in `range` and the caret after them, in normal form C.
  ///
  /// What meets anew may compose: the caret then stands after the composed character.
  private func replacing(_ range: Range<Int>, with inserted: String) -> TextField {
    let before = (String(text.prefix(range.lowerBound)) + inserted).nfc
    var field = self
    field.text = (before + text.dropFirst(range.upperBound)).nfc
    field.caret = field.text.characters(covering: before.unicodeScalars.count)
    return field
  }
}

extension Character {
  /// The character as it may stand in one line; nil when it may not.
  fileprivate var onOneLine: Character? {
    if isNewline || self == "\t" { return " " }
    let isControl = unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? nil : self
  }
}
