import AppText
import Terminal
import TerminalUI

extension KeyBinding {
  /// The keys of a text editor, for the help: it has had them before they come to a binding.
  ///
  /// - Parameters:
  ///   - heading: the one they stand under; nil for one for what moves and one for what changes.
  ///   - taken: keys that mean something else on the screen.
  static func ofEditor(
    in words: Localization, under heading: String? = nil, besides taken: Set<Key> = []
  ) -> [KeyBinding] {
    EditorCommand.keys.compactMap { row in
      guard let first = row.first, taken.isDisjoint(with: row.map(\.key)) else { return nil }
      return KeyBinding(
        row.map(\.key), title: words[first.command.title],
        group: heading ?? words[first.command.heading], hint: .hidden
      ) { _ in }
    }
  }
}

extension EditorCommand {
  /// The heading of commands like this one.
  fileprivate var heading: Message {
    if case .move = self { .helpMoving } else { .helpChanging }
  }

  /// What the command is called, with the one that leads the other way.
  fileprivate var title: Message {
    switch self {
    case .move(let motion): motion.title
    case .delete(let motion): motion.titleOfDeleting
    case .insert: .keyNewLine
    case .undo: .keyUndo
    case .redo: .keyRedo
    }
  }
}

extension CaretMotion {
  fileprivate var title: Message {
    switch self {
    case .left, .right, .up, .down: .keyMove
    case .pageUp, .pageDown: .keyMoveByPage
    case .wordLeft, .wordRight: .keyMoveByWord
    case .lineStart, .paragraphStart: .keyToLineStart
    case .lineEnd, .paragraphEnd: .keyToLineEnd
    case .textStart, .textEnd: .keyToTextEnds
    }
  }

  fileprivate var titleOfDeleting: Message {
    switch self {
    case .left, .up, .pageUp: .keyDeleteBefore
    case .right, .down, .pageDown: .keyDeleteAfter
    case .wordLeft: .keyDeleteWord
    case .wordRight: .keyDeleteNextWord
    case .lineStart, .paragraphStart, .textStart: .keyDeleteToStart
    case .lineEnd, .paragraphEnd, .textEnd: .keyDeleteToEnd
    }
  }
}
