import Terminal
import TerminalUI

extension Canvas {
  /// Shows in the column right of `rect` that a view drawn in it goes on above or below.
  mutating func drawScrollMarks<SectionID, ItemID>(
    of view: CollectionView<SectionID, ItemID>, besides rect: Rect
  ) {
    let seen = view.visibleRows
    drawScrollMarks(
      besides: rect, isMoreAbove: seen.lowerBound > 0,
      isMoreBelow: seen.upperBound < view.contentHeight)
  }

  /// Shows in the column right of `rect` that something shown in it goes on above or below: at its
  /// first or last row, or in its only one.
  mutating func drawScrollMarks(besides rect: Rect, isMoreAbove: Bool, isMoreBelow: Bool) {
    guard !rect.isEmpty else { return }
    let marks = Marks(capabilities)
    if rect.height == 1 {
      let mark = marks.more(isAbove: isMoreAbove, isBelow: isMoreBelow)
      write(mark ?? "", at: Point(x: rect.maxX, y: rect.minY), style: Theme.accent)
    } else {
      let above = marks.more(isAbove: isMoreAbove, isBelow: false)
      write(above ?? "", at: Point(x: rect.maxX, y: rect.minY), style: Theme.accent)
      let below = marks.more(isAbove: false, isBelow: isMoreBelow)
      write(below ?? "", at: Point(x: rect.maxX, y: rect.maxY - 1), style: Theme.accent)
    }
  }
}
