/// An answer in the making.
package enum Draft: Hashable, Sendable {
  case blocks(BlockDraft)
  case typed(TypedDraft)

  /// The answer as it would be checked now.
  package var given: String {
    switch self {
    case .blocks(let draft): draft.given
    case .typed(let draft): draft.given
    }
  }

  /// How it is judged.
  var mode: AnswerMode {
    switch self {
    case .blocks: .bank
    case .typed: .typed
    }
  }

  /// Whether there is nothing to check yet; signs that nobody sees are nothing.
  package var isEmpty: Bool {
    switch self {
    case .blocks(let draft): draft.selected.isEmpty
    case .typed(let draft):
      draft.text.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
