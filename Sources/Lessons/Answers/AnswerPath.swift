import UnicodeText

/// One way through an answer pattern.
package struct AnswerPath: Hashable, Sendable {
  /// A stretch of the answer, or white space that keeps its words in one block.
  enum Element: Hashable, Sendable {
    case text(String)
    case join
  }

  private(set) var elements: [Element] = []

  mutating func append(_ part: AnswerPattern.Part) {
    switch part {
    case .text(let text): elements.append(.text(text))
    case .join: elements.append(.join)
    case .alternatives: preconditionFailure("a path takes a branch, not the choice itself")
    }
  }

  mutating func append(_ path: AnswerPath) {
    elements += path.elements
  }

  /// The answer to be shown: words parted by single spaces.
  package var text: String { words.joined(separator: " ") }

  /// The words as blocks show them, without punctuation at their edges.
  package var blocks: [String] { AnswerWords(self).words.map(\.text) }

  /// The words that become blocks, with their punctuation; joined ones hold a space.
  package var words: [String] {
    var words: [String] = []
    var word = ""
    func finish() {
      if !word.isEmpty { words.append(word.nfc) }
      word = ""
    }
    for element in elements {
      guard case .text(let text) = element else {
        word += " "
        continue
      }
      let (pieces, startsWithSpace, endsWithSpace) = text.piecesBetweenSpaces
      if startsWithSpace { finish() }
      for (index, piece) in pieces.enumerated() {
        if index > 0 { finish() }
        word += piece
      }
      if endsWithSpace, !pieces.isEmpty { finish() }
    }
    finish()
    return words
  }
}
