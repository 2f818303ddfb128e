import Terminal
import TerminalUI

/// A screen of words in a flowing grid, as many as a benchmark wants.
final class WordsScreen: Screen {
  private let count: Int
  private let view: CollectionView<Int, Int>

  init(count: Int) {
    self.count = count
    view = CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: 2), animator: Animator(isEnabled: false)
    ) { WordCell(text: SampleWords.word($0)) }
  }

  func updateProperties() {
    guard view.snapshot.numberOfItems == 0 else { return }
    var snapshot = CollectionSnapshot<Int, Int>()
    do {
      try snapshot.appendSections([0])
      try snapshot.appendItems(Array(0..<count))
    } catch {
      preconditionFailure("numbers counted twice: \(error)")
    }
    view.apply(snapshot, animated: false)
  }

  var keyBindings: [KeyBinding] {
    [
      KeyBinding([.up, .down, .left, .right, .pageUp, .pageDown], title: "move") { [view] key in
        if let move = FocusMove(key) { view.moveFocus(move) }
      }
    ]
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    view.draw(on: &canvas, in: rect)
  }
}

/// A word with a mark before it.
private struct WordCell: CollectionCell {
  let text: String

  func size(fitting width: Int) -> Size {
    Size(width: text.displayWidth + 2, height: 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    canvas.write(
      "▪ " + text, at: rect.origin, style: state.isFocused ? Style(nil, .reverse) : .plain)
  }
}
