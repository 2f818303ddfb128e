import Terminal

/// The cells of a view as they were drawn last, without the headers that stand over them.
struct KeptPicture {
  fileprivate var canvas: Canvas
  /// Which layout the cells stand on; see `CollectionView.layoutCount`.
  fileprivate let layoutCount: Int
  /// The row of the content that the first row of the picture shows.
  fileprivate var contentOffset: Int
  fileprivate var marks: CellMarks
}

extension CollectionView {
  /// Draws those cells that have come into sight or changed their state since the last time, and
  /// shows all of them.
  func drawKeptCells(_ shown: Shown, _ marks: CellMarks, on canvas: inout Canvas) {
    var picture = takeKeptPicture(shown, canvas.capabilities)
    let exposed = shown.frames.items(in: picture.scroll(to: shown.contentOffset))
    let visible = shown.visibleItems
    let changed = marks.changes(since: picture.marks).filter {
      visible.contains($0) && !exposed.contains($0)
    }
    picture.marks = marks
    picture.canvas.cursor = nil
    for items in [Array(exposed), changed] {
      for item in items { drawCell(item, shown, marks, on: &picture) }
    }
    canvas.draw(picture.canvas, at: shown.frame.origin)
    placeCursor(of: picture, shown, on: &canvas)
    keptPicture = picture
  }

  /// Puts the cursor where the focused cell has it, or on what is seen of the cell.
  private func placeCursor(of picture: KeptPicture, _ shown: Shown, on canvas: inout Canvas) {
    guard let cursor = picture.canvas.cursor, let focused = picture.marks.focused else { return }
    let cell = shown.screenRect(shown.frames.frame(ofItem: focused)).intersection(canvas.clip)
    let origin = shown.frame.origin
    let place = Point(x: origin.x + cursor.x, y: origin.y + cursor.y)
    if !cell.isEmpty { canvas.cursor = canvas.clip.contains(place) ? place : cell.origin }
  }

  private func drawCell(
    _ item: Int, _ shown: Shown, _ marks: CellMarks, on picture: inout KeptPicture
  ) {
    let place = shown.frames.frame(ofItem: item).offsetBy(x: 0, y: -shown.contentOffset)
    picture.canvas.fill(place)
    drawCell(item, shown, marks, in: place, on: &picture.canvas)
  }

  /// The picture to go on from, without a cell where the last one is of no use.
  private func takeKeptPicture(
    _ shown: Shown, _ capabilities: TerminalCapabilities
  ) -> KeptPicture {
    // Held once only while it is drawn on: else all of it would be copied.
    defer { keptPicture = nil }
    if let kept = keptPicture, kept.layoutCount == layoutCount,
      kept.canvas.size == shown.frame.size, kept.canvas.capabilities == capabilities
    {
      return kept
    }
    return KeptPicture(
      canvas: Canvas(size: shown.frame.size, capabilities: capabilities), layoutCount: layoutCount,
      contentOffset: shown.contentOffset - shown.frame.height,
      marks: CellMarks(focused: nil, selected: []))
  }
}

extension KeptPicture {
  /// Moves the cells to where they stand when `offset` is the first row that is seen, and returns
  /// the rows of the content that are blank then.
  fileprivate mutating func scroll(to offset: Int) -> Range<Int> {
    let height = canvas.size.height
    let distance = max(-height, min(offset - contentOffset, height))
    contentOffset = offset
    canvas.moveRows(up: distance)
    return distance < 0 ? offset..<offset - distance : offset + height - distance..<offset + height
  }
}

extension CellMarks {
  /// The items that look other than under the marks before, and the focused one, which has to put
  /// the cursor where it is.
  fileprivate func changes(since before: CellMarks) -> [Int] {
    let items = selected.symmetricDifference(before.selected)
    return Array(items.union([focused, before.focused].compactMap(\.self)))
  }
}
