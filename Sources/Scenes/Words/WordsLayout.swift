import AppText
import Terminal

/// Where the parts of the words' screen stand; what there is no room for takes no rows.
struct WordsLayout {
  /// Where one is and how many words there are.
  let head: Rect
  /// Below the head; nil where there is no room.
  let rule: Int?
  /// The words.
  let grid: Rect
  /// What is known of the focused word.
  let about: Rect
  /// What the marks mean.
  let legend: Rect

  /// The parts of a screen in `place`.
  init(in place: Rect) {
    let hasRule = place.height >= 8
    let aboutRows = place.height >= 5 ? 1 : 0
    let legendRows = place.height >= 14 ? 1 : 0
    head = Rect(x: place.minX, y: place.minY, width: place.width, height: min(1, place.height))
    rule = hasRule ? place.minY + 1 : nil
    legend = Rect(
      x: place.minX + 1, y: place.maxY - legendRows, width: max(0, place.width - 2),
      height: legendRows)
    about = Rect(
      x: place.minX + 1, y: legend.minY - aboutRows, width: max(0, place.width - 2),
      height: aboutRows)
    let top = head.maxY + (hasRule ? 1 : 0)
    // A blank row parts the words from what is said of them, where there are enough rows.
    let bottom = about.minY - legendRows
    grid = Rect(
      x: place.minX + 1, y: top, width: max(0, place.width - 2), height: max(0, bottom - top))
  }
}
