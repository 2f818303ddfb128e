import AppText
import Terminal
import TerminalUI

/// How it goes, in three steps, for somebody who has not begun.
struct GuideCell: CollectionCell {
  let words: Localization

  func size(fitting width: Int) -> Size {
    Size(width: width, height: 1 + steps(width: width).height)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let place = rect.inset(by: EdgeInsets(left: 2, right: 1))
    canvas.write(
      words[.todayGuide].truncated(to: place.width, ellipsis: canvas.capabilities.ellipsis),
      at: place.origin, style: Theme.title)
    steps(width: rect.width).draw(on: &canvas, in: place.inset(by: EdgeInsets(top: 1)))
    canvas.raise(rect)
  }

  private func steps(width: Int) -> StyledText {
    let texts = [Message.todayGuideBuild, .todayGuideReview, .todayGuideMemo].map { words[$0] }
    let paragraphs = zip(1..., texts).map { number, text in
      [StyledText.Word(text: "\(number) ", style: Theme.accent)] + StyledText.words(text, .plain)
    }
    return StyledText(paragraphs, width: width - 3, indent: 3)
  }
}
