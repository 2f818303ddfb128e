/// Something that happened to the terminal.
package enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted: line breaks are `\n`, tabs stay, no other control characters, NFC.
  case paste(String)
  /// The terminal has another size now.
  case resize(Size)
  /// The program is asked to end (^C, a signal, a hang-up); what is unsaved must be saved now.
  case terminate(TerminationReason)
}

/// Why the program is asked to end.
package enum TerminationReason: Hashable, Sendable {
  /// SIGINT: ^C.
  case interrupt
  /// SIGTERM.
  case terminate
  /// SIGHUP, or the terminal is gone (end of file on its input).
  case hangUp
}

/// What the mouse did, and where.
package struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  package enum Action: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button came up.
    case release
    /// The wheel turned by one notch.
    case scrollUp, scrollDown
  }

  /// What the mouse did.
  package var action: Action
  /// The cell under the pointer.
  package var position: Point

  /// An action at a cell.
  package init(_ action: Action, at position: Point) {
    self.action = action
    self.position = position
  }
}
