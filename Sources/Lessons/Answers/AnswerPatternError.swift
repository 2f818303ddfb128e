/// Why a text is no answer pattern, and where.
package struct AnswerPatternError: Error, Hashable, Sendable {
  /// The kinds of mistake.
  package enum Kind: Hashable, Sendable {
    /// A `{` that no `}` closes.
    case unclosedBrace
    /// A `}` that no `{` opened.
    case unopenedBrace
    /// A `|` outside of braces.
    case barOutsideBraces
    /// A `\` before something that needs none, or at the end.
    case unknownEscape
    /// Braces inside braces beyond the limit.
    case nestedTooDeep(limit: Int)
    /// Some way through the pattern leaves no word at all.
    case acceptsNothing
    /// A `~` that stands beside white space, another `~` or the end: it has nothing to join.
    case danglingJoin
    /// A combining mark, or a vowel or a last consonant of Hangul spelt in letters, whose
    /// character begins on the other side of a sign.
    case cutCharacter
  }

  package let kind: Kind
  /// Where in the pattern: a count of UTF-8 bytes from its start.
  package let utf8Offset: Int

  package init(kind: Kind, utf8Offset: Int) {
    self.kind = kind
    self.utf8Offset = utf8Offset
  }
}
