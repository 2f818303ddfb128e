import Terminal
import TerminalUI

extension KeyBinding {
  /// The arrows and their like: they move the focus of a view.
  static func movement<SectionID, ItemID>(
    in view: CollectionView<SectionID, ItemID>, title: String
  ) -> KeyBinding {
    KeyBinding(
      [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end], title: title, hint: .hidden
    ) { [weak view] key in
      if let move = FocusMove(key) { view?.moveFocus(move) }
    }
  }

  /// The arrows and their like in a view with one cell a row: Home and End are its ends.
  static func movement<SectionID, ItemID>(
    inList view: CollectionView<SectionID, ItemID>, title: String
  ) -> KeyBinding {
    KeyBinding(
      [.up, .down, .pageUp, .pageDown, .home, .end], title: title, hint: .hidden
    ) { [weak view] key in view?.moveFocus(inListBy: key) }
  }
}

extension CollectionView {
  /// Moves the focus in a view with one cell a row, as a key asks.
  func moveFocus(inListBy key: Key) {
    switch key {
    case .home: focusEnd(.first)
    case .end: focusEnd(.last)
    default: if let move = FocusMove(key) { moveFocus(move) }
    }
  }
}
