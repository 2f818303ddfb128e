import Terminal

/// What a key asks of an editor.
///
/// Undo is ^_ (Ctrl+/ in most terminals) or Alt+U, redo ^Y or Alt+R: ^Z suspends the app.
nonisolated enum EditorCommand {
  case move(CaretMotion)
  /// Deletes what the caret would move over.
  case delete(CaretMotion)
  case insert(String)
  case undo, redo

  /// The command of a key; nil when it has none here.
  init?(_ key: Key) {
    if let character = key.typedCharacter {
      self = .insert(String(character))
    } else if let motion = CaretMotion(key) {
      self = .move(motion)
    } else if let motion = CaretMotion(deletingWith: key) {
      self = .delete(motion)
    } else {
      switch key {
      case .enter: self = .insert("\n")
      case .control("_"), Key(.character("u"), .alt): self = .undo
      case .control("y"), Key(.character("r"), .alt): self = .redo
      default: return nil
      }
    }
  }
}

nonisolated extension CaretMotion {
  fileprivate init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case Key(.left, .control), Key(.left, .alt), Key(.character("b"), .alt): self = .wordLeft
    case Key(.right, .control), Key(.right, .alt), Key(.character("f"), .alt): self = .wordRight
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home, .control("a"): self = .lineStart
    case .end, .control("e"): self = .lineEnd
    case Key(.home, .control): self = .textStart
    case Key(.end, .control): self = .textEnd
    default: return nil
    }
  }

  fileprivate init?(deletingWith key: Key) {
    switch key {
    case .backspace: self = .left
    case .delete: self = .right
    case .control("w"), Key(.backspace, .alt): self = .wordLeft
    case Key(.delete, .control), Key(.delete, .alt), Key(.character("d"), .alt): self = .wordRight
    case .control("u"): self = .paragraphStart
    case .control("k"): self = .paragraphEnd
    default: return nil
    }
  }
}
