import UnicodeText

/// An accepted answer with its alternatives: `"{I am|I'm} {really|}ready."`.
///
/// Braces hold alternatives, an empty one makes the rest optional, and they may nest. `~` joins
/// words into one block. `\` takes the meaning from `{ } | ~ \`. Alternatives are never
/// multiplied out: a pattern is kept as the tree it was written as, and checking walks it.
package struct AnswerPattern: Hashable, Sendable {
  /// A piece of a pattern.
  package indirect enum Part: Hashable, Sendable {
    /// Plain text in normal form C.
    case text(String)
    /// White space that does not part blocks.
    case join
    /// One of these, in the author's order.
    case alternatives([[Part]])
  }

  /// The pattern as a sequence.
  package let parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads a pattern.
  ///
  /// - Throws: The first mistake in it.
  package init(_ source: String) throws(AnswerPatternError) {
    var parser = AnswerPatternParser(source)
    parts = try parser.parse()
  }

  /// A pattern of one path, where braces and the like stand for themselves.
  package init(literal text: String) {
    parts = [.text(text.nfc)]
  }

  /// How many ways lead through it; `Int.max` when they are more.
  package var alternativeCount: Int { Self.count(parts) }

  private static func count(_ parts: [Part]) -> Int {
    parts.reduce(1) { product, part in
      guard case .alternatives(let branches) = part else { return product }
      let sum = branches.reduce(0) { saturating($0.addingReportingOverflow(count($1))) }
      return saturating(product.multipliedReportingOverflow(by: sum))
    }
  }

  private static func saturating(_ result: (partialValue: Int, overflow: Bool)) -> Int {
    result.overflow ? .max : result.partialValue
  }
}
