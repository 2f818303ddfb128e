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
}
