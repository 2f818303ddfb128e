import Terminal

/// A step of the focus over what is laid out.
nonisolated package enum FocusMove: Hashable, Sendable, CaseIterable {
  /// To the line above or below, as near to the goal column as it gets.
  case up, down
  /// To the neighbour on the line, as it is seen: also where rows run from right to left.
  case left, right
  /// To the first or last item of the line, in reading order.
  case lineStart, lineEnd
  /// Up or down by what the view shows at a time.
  case pageUp, pageDown

  /// The step a key stands for: arrows, Home, End, PageUp, PageDown, without modifiers.
  package init?(_ key: Key) {
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .lineStart
    case .end: self = .lineEnd
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    default: return nil
    }
  }

  /// Whether the goal column decides where it arrives.
  var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    case .left, .right, .lineStart, .lineEnd: false
    }
  }
}
