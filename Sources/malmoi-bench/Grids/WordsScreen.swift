import Terminal
import TerminalUI

/// A screen of words in a flowing grid.
final class WordsScreen: Screen {
  /// The words, each behind its mark.
  private let words: [String]
  private let view: CollectionView<Int, Int>

  init(words: [String]) {
    let marked = words.map { "▪ \($0)" }
    self.words = marked
    view = CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: 2), animator: Animator(isEnabled: false)
    ) { WordCell(text: marked[$0]) }
  }

  func updateProperties() {
    guard view.snapshot.numberOfItems == 0 else { return }
    var snapshot = CollectionSnapshot<Int, Int>()
    do {
      try snapshot.appendSections([0])
      try snapshot.appendItems(Array(words.indices))
    } catch {
      preconditionFailure("numbers counted twice: \(error)")
    }
    view.apply(snapshot, animated: false)
    if !words.isEmpty { view.focusItem(0) }
  }

  var keyBindings: [KeyBinding] {
    let keys: [Key] = [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
    return [
      KeyBinding(keys, title: "move") { [view] key in
        if let move = FocusMove(key) { view.moveFocus(move) }
      }
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    view.draw(on: &canvas, in: rect)
  }
}

/// Where the words are.
struct WordsScene: SceneDescription {
  let words: [String]

  func instantiate() -> any Screen { WordsScreen(words: words) }
}

/// A word with its mark before it.
private struct WordCell: CollectionCell {
  let text: String

  func size(fitting width: Int) -> Size {
    Size(width: text.displayWidth, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    canvas.write(
      text, at: rect.origin, style: state.isFocused ? Style(nil, .reverse) : .plain)
  }
}
