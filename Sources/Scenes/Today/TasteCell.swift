import AppText
import Lessons
import Terminal
import TerminalUI

/// A sentence of the course that is suggested, with the blocks of its answer in no order: what
/// somebody who has not begun is about to do.
struct Taste: Hashable {
  /// What is to be translated.
  let prompt: String
  /// The blocks by their letters, which gives nothing away.
  let blocks: [String]

  /// The first sentence that makes something of its blocks; nil when the course has none.
  init?(of course: Course) {
    let vocabulary = CourseVocabulary(course)
    let sentences = course.days.first?.sentences ?? []
    let built = sentences.lazy.map { ($0.prompt, vocabulary.modelBlocks(of: $0)) }
    guard let (prompt, blocks) = built.first(where: { (4...9).contains($0.1.count) }) else {
      return nil
    }
    self.prompt = prompt
    self.blocks = blocks.sorted()
  }
}

/// Shows a taste: the sentence, below it the blocks as the quiz has them.
struct TasteCell: CollectionCell {
  let taste: Taste
  let words: Localization

  func size(fitting width: Int) -> Size {
    let (prompt, blocks) = texts(width: width, isOnTiles: false)
    return Size(width: width, height: 1 + prompt.height + 1 + blocks.height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let place = rect.inset(by: EdgeInsets(left: 2, right: 1))
    let (prompt, blocks) = texts(width: rect.width, isOnTiles: canvas.capabilities.hasGrounds)
    canvas.write(
      words[.todayTaste].truncated(to: place.width, ellipsis: canvas.capabilities.ellipsis),
      at: place.origin, style: Theme.title)
    prompt.draw(on: &canvas, in: place.inset(by: EdgeInsets(top: 1)))
    blocks.draw(on: &canvas, in: place.inset(by: EdgeInsets(top: 2 + prompt.height)))
    canvas.raise(rect)
  }

  private func texts(width: Int, isOnTiles: Bool) -> (prompt: StyledText, blocks: StyledText) {
    let columns = max(1, width - 3)
    let tiles = taste.blocks.map { block in
      StyledText.Word(text: isOnTiles ? " \(block) " : "[\(block)]", style: Theme.block)
    }
    return (
      StyledText([StyledText.words(taste.prompt, .plain)], width: columns),
      StyledText([tiles], width: columns)
    )
  }
}
