/// A sentence that was answered, as far as its words are asked for.
package struct StudiedSentence: Hashable, Sendable {
  /// The sentence.
  package let id: SentenceKey
  /// How it is remembered.
  package let card: Card
  private let model: Model

  private enum Model: Hashable, Sendable {
    case path(AnswerPath)
    /// A pattern as an author writes it, which is not read before it is asked for.
    case pattern(String)
  }

  /// A sentence of these parts.
  package init(id: SentenceKey, answer: AnswerPath, card: Card) {
    self.id = id
    self.card = card
    model = .path(answer)
  }

  /// A sentence whose answer is the first way through a pattern.
  ///
  /// - Parameter pattern: as it was written from one; of what is none nothing is known.
  package init(id: SentenceKey, pattern: String, card: Card) {
    self.id = id
    self.card = card
    model = .pattern(pattern)
  }

  /// The answer its blocks are made from.
  ///
  /// - Complexity: linear in its length, each time.
  package var answer: AnswerPath {
    switch model {
    case .path(let path): path
    // Only a damaged file has what is no pattern.
    case .pattern(let text):
      (try? AnswerPattern(text))?.firstPath ?? AnswerPattern(parts: [.text(text)]).firstPath
    }
  }

  /// The answer as it is written, where that is known: most have no signs of patterns in them.
  var pattern: String? {
    if case .pattern(let text) = model { text } else { nil }
  }
}
