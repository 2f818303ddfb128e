import Terminal

/// What a key asks of an editor.
package nonisolated enum EditorCommand: Hashable, Sendable {
  case move(CaretMotion)
  /// Deletes what the caret would move over; to the left, the last letter of it.
  case delete(CaretMotion)
  case insert(String)
  case undo, redo

  /// The command of a key; nil when it has none here.
  init?(_ key: Key) {
    if let character = key.typedCharacter {
      self = .insert(String(character))
    } else if let command = Self.commands[key] {
      self = command
    } else {
      return nil
    }
  }

  private static let commands = Dictionary(uniqueKeysWithValues: keys.joined().map { ($0, $1) })
}

nonisolated extension EditorCommand {
  /// A key with what it does.
  package typealias KeyCommand = (key: Key, command: EditorCommand)

  /// All keys but those of characters: what decodes them, and what help lists.
  ///
  /// Those of one row lead two ways, and have one name.
  /// Undo is ^_ (Ctrl+/ in most terminals) or Alt+U, redo ^Y or Alt+R: ^Z suspends the app.
  package static let keys: [[KeyCommand]] = [
    [
      (.left, .move(.left)), (.right, .move(.right)), (.up, .move(.up)), (.down, .move(.down)),
    ],
    [(.pageUp, .move(.pageUp)), (.pageDown, .move(.pageDown))],
    [(Key(.left, .control), .move(.wordLeft)), (Key(.right, .control), .move(.wordRight))],
    [(Key(.left, .alt), .move(.wordLeft)), (Key(.right, .alt), .move(.wordRight))],
    [(Key(.character("b"), .alt), .move(.wordLeft))],
    [(Key(.character("f"), .alt), .move(.wordRight))],
    [(.home, .move(.lineStart))], [(.control("a"), .move(.lineStart))],
    [(.end, .move(.lineEnd))], [(.control("e"), .move(.lineEnd))],
    [(Key(.home, .control), .move(.textStart)), (Key(.end, .control), .move(.textEnd))],
    [(.enter, .insert("\n"))],
    [(.backspace, .delete(.left))],
    [(.delete, .delete(.right))],
    [(.control("w"), .delete(.wordLeft))],
    [(Key(.backspace, .alt), .delete(.wordLeft))],
    [(Key(.delete, .control), .delete(.wordRight))],
    [(Key(.delete, .alt), .delete(.wordRight))],
    [(Key(.character("d"), .alt), .delete(.wordRight))],
    [(.control("u"), .delete(.paragraphStart))],
    [(.control("k"), .delete(.paragraphEnd))],
    [(.control("_"), .undo)], [(Key(.character("u"), .alt), .undo)],
    [(.control("y"), .redo)], [(Key(.character("r"), .alt), .redo)],
  ]
}
