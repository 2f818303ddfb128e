/// A key as the learner pressed it, with the modifiers the terminal could tell.
///
/// Terminals cannot send every combination apart: ^I is Tab, ^M is Enter, ^[ is Esc; Shift shows
/// in the letter itself. Those arrive in the first of their forms.
package struct Key: Hashable, Sendable {
  /// What was pressed.
  package enum Code: Hashable, Sendable {
    /// A character in Unicode normal form C; with Control, the lower-case letter.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// Keys held down with it.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let alt = Modifiers(rawValue: 1 << 2)
  }

  /// What was pressed.
  package var code: Code
  /// Keys held down with it.
  package var modifiers: Modifiers

  /// A key with its modifiers, none unless given.
  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key of a character: `.character("q")`.
  package static func character(_ character: Character) -> Key {
    Key(.character(character))
  }

  /// A letter with Control: `.control("s")` is ^S.
  package static func control(_ letter: Character) -> Key {
    Key(.character(letter), .control)
  }

  package static let enter = Key(.enter)
  package static let escape = Key(.escape)
  package static let tab = Key(.tab)
  package static let backspace = Key(.backspace)
  package static let delete = Key(.delete)
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let space = Key.character(" ")

  /// The character typed, when the key is one without Control or Alt.
  package var typedCharacter: Character? {
    guard case .character(let character) = code, modifiers.isSubset(of: .shift) else {
      return nil
    }
    return character
  }

  /// The second of the two keys that this may have been; nil when it can only be one.
  ///
  /// Esc and a character, fast one after the other, send what Alt with the character does. Not what
  /// begins a control sequence or a control string: a line may cut those there.
  package var followingEscape: Key? {
    guard modifiers == .alt else { return nil }
    switch code {
    case .character(let character): return "[OPX]^_".contains(character) ? nil : Key(code)
    case .enter, .tab, .backspace: return Key(code)
    default: return nil
    }
  }
}
