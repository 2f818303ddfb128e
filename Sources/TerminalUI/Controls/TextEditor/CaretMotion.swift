/// A way the caret moves; what it moves over can be deleted too.
package nonisolated enum CaretMotion: Hashable, Sendable {
  case left, right, wordLeft, wordRight
  case up, down, pageUp, pageDown
  /// The ends of the line as it is wrapped.
  case lineStart, lineEnd
  /// The ends of what stands between two line breaks.
  case paragraphStart, paragraphEnd
  case textStart, textEnd

  /// Whether it keeps the column it came from.
  var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    default: false
    }
  }
}
