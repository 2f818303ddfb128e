import Terminal
import TerminalUI
import TestSupport

/// What a hand does that has no script: arrows towards a block that is seen, and clicks.
extension StudyApp {
  /// Moves the focus to a block of the bank with the arrows alone; false when it is not reached.
  @discardableResult
  func moveToBlock(_ word: String) async -> Bool {
    for _ in 0..<60 {
      guard let target = place(ofBlock: word), let cursor = terminal.cursor else { return false }
      if target == cursor { return true }
      if cursor.y != target.y {
        await type(cursor.y < target.y ? "<Down>" : "<Up>")
      } else {
        await type(cursor.x < target.x ? "<Right>" : "<Left>")
      }
    }
    return false
  }

  /// Builds a sentence by moving to each of its blocks and pressing Space.
  func build(_ words: String...) async {
    for word in words {
      await moveToBlock(word)
      await type("<Space>")
    }
  }

  /// Clicks on each of these blocks.
  func clickBlocks(_ words: String...) async {
    for word in words {
      guard let place = place(ofBlock: word) else { continue }
      terminal.click(x: place.x, y: place.y)
      await settle()
    }
  }

  /// Where a block of the bank begins; nil when none with that word is seen.
  func place(ofBlock word: String) -> Point? {
    let word = drawn(word)
    for (y, line) in screen.enumerated() {
      for end in line.ranges(of: word + "]") {
        let head = line[..<end.lowerBound]
        guard let bracket = head.lastIndex(of: "["), head[bracket...].count <= 3 else { continue }
        return Point(x: line[..<bracket].displayWidth, y: y)
      }
    }
    return nil
  }

  /// A word as terminals draw it.
  private func drawn(_ word: String) -> String {
    var canvas = Canvas(size: Size(width: word.displayWidth, height: 1))
    canvas.write(word, at: .zero)
    return canvas.text.joined()
  }
}
