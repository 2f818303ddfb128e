import AppText
import Terminal
import TerminalUI

/// Words in a flowing grid, each behind its mark: what the Words screen shows, and what the
/// benchmarks set beside other programs.
package final class WordGrid {
  /// The words by their numbers.
  private let view: CollectionView<Int, Int>
  private var all = CollectionSnapshot<Int, Int>()

  /// A grid without words.
  ///
  /// - Parameter cell: makes the cell of a word from its number; called while drawing.
  package init(animator: Animator, cell: @escaping (Int) -> WordCell) {
    view = CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: 2), animator: animator, cellProvider: cell)
    view.keepsPicture = true
  }

  /// Called when a word was chosen by the mouse or `selectFocusedWord()`.
  package var didSelectWord: (Int) -> Void {
    get { view.didSelectItem }
    set { view.didSelectItem = newValue }
  }

  /// The word that has the focus; nil when there is none.
  package var focusedWord: Int? { view.focusedItem }

  /// Lets the numbers from 0 on stand for other words, of which none shows yet.
  package func renumber(count: Int) {
    all = CollectionSnapshot(distinct: [(0, Array(0..<count))])
    view.invalidateLayout()
  }

  /// Shows these words in this order; the focus stays with its word, else goes to the first one.
  ///
  /// - Precondition: No number stands twice.
  package func show(_ numbers: [Int]) {
    view.apply(all.narrowed(to: [(0, numbers)]), animated: false)
    if view.focusedItem == nil, let first = numbers.first { view.focusItem(first) }
  }

  /// Gives a word the focus, where it is shown.
  package func focus(_ word: Int) {
    view.focusItem(word)
  }

  /// Chooses the word that has the focus.
  package func selectFocusedWord() {
    view.selectFocusedItem()
  }

  /// The keys that move the focus.
  package func movement(title: String) -> KeyBinding {
    .movement(in: view, title: title)
  }

  /// Draws the words that are seen.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    view.draw(on: &canvas, in: rect)
  }

  /// Shows in the column right of `rect` that there are more words above or below.
  package func drawScrollMarks(on canvas: inout Canvas, besides rect: Rect) {
    canvas.drawScrollMarks(of: view, besides: rect)
  }

  /// Takes the mouse; false when it is of no use here.
  package func handle(_ mouse: MouseEvent) -> Bool {
    view.handle(mouse)
  }
}
