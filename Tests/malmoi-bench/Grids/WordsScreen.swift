import Scenes
import Terminal
import TerminalUI

/// The words of a file in the grid that the app shows words in.
final class WordsScreen: Screen {
  private let words: [String]
  private let grid: WordGrid
  private var isShown = false

  init(words: [String]) {
    self.words = words
    grid = WordGrid(animator: Animator(isEnabled: false)) { WordCell(words[$0]) }
  }

  func updateProperties() {
    guard !isShown else { return }
    isShown = true
    grid.renumber(count: words.count)
    grid.show(Array(words.indices))
  }

  var keyBindings: [KeyBinding] { [grid.movement(title: "move")] }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    grid.draw(on: &canvas, in: rect)
  }
}

/// Where the words are.
struct WordsScene: SceneDescription {
  let words: [String]

  func instantiate() -> any Screen { WordsScreen(words: words) }
}
