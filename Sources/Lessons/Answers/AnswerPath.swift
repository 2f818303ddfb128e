import UnicodeText

/// One way through an answer pattern.
package struct AnswerPath: Hashable, Sendable {
  /// A code point of the answer, or white space that keeps its words in one block.
  enum Element: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case join
  }

  private(set) var elements: [Element] = []

  mutating func append(_ part: AnswerPattern.Part) {
    switch part {
    case .text(let text): elements += text.unicodeScalars.map(Element.scalar)
    case .join: elements.append(.join)
    case .alternatives: preconditionFailure("a path takes a branch, not the choice itself")
    }
  }

  mutating func append(_ path: AnswerPath) {
    elements += path.elements
  }

  /// The answer to be shown: words parted by single spaces.
  package var text: String { words.joined(separator: " ") }

  /// The words that become blocks, with their punctuation; joined ones hold a space.
  package var words: [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for element in elements {
      switch element {
      case .join:
        word.append(" ")
      case .scalar(let scalar) where scalar.isWhitespace:
        if !word.isEmpty { words.append(String(word).nfc) }
        word.removeAll()
      case .scalar(let scalar):
        word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(String(word).nfc) }
    return words
  }
}
