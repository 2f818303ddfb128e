import Terminal

extension CollectionView {
  /// The rows of the content that are seen.
  package var visibleRows: Range<Int> { contentOffset..<contentOffset + frame.height }

  /// The rows of the whole content; 0 before it is laid out.
  package var contentHeight: Int { laidOut?.contentHeight ?? 0 }

  /// Scrolls as little as shows all of an item, not at all when it is seen; the nearer edge of an
  /// item taller than the view.
  ///
  /// Before the view is first drawn, it does so then.
  package func scrollToItem(_ item: ItemID) {
    if let frames = laidOut { reveal(item, in: frames) } else { pendingScrollItem = item }
  }

  /// Scrolls by rows, down when positive, as far as the content goes; false when it is at that
  /// end already.
  @discardableResult
  package func scroll(by rows: Int) -> Bool {
    guard let frames = laidOut else { return false }
    return setOffset(contentOffset + rows, in: frames)
  }

  func reveal(_ item: ItemID, in frames: FlowFrames) {
    guard let index = items.index(of: item) else { return }
    let line = frames.lines[Int(frames.items[index].line)]
    let section = frames.sections[line.section]
    let pinned = frames.pinnedHeight(ofSection: line.section, viewportHeight: frame.height)
    let place = frames.frame(ofItem: index)
    let bottom = place.maxY - frame.height
    let isFirstLine = line.items.lowerBound == section.items.lowerBound
    // The header belongs to the top of an item that cannot be seen as a whole.
    let isHeadSeen = place.minY - section.minY < frame.height
    let bringsTop = place.height > frame.height && isFirstLine && isHeadSeen
    let top = bringsTop ? section.minY : place.minY - pinned
    // An item taller than the room stays where it fills it; another, where all of it is seen.
    let offset = min(max(contentOffset, min(top, bottom)), max(top, bottom))
    // Coming from below, the first line brings the header and the inset above it.
    let bringsHead = offset < contentOffset && isFirstLine && section.minY >= bottom
    setOffset(bringsHead ? section.minY : offset, in: frames)
  }

  func clampOffset(in frames: FlowFrames) {
    setOffset(contentOffset, in: frames)
  }

  /// Shows the content from a row on, as far as there is content; false when that changes
  /// nothing, which is then not observed either.
  @discardableResult
  func setOffset(_ offset: Int, in frames: FlowFrames) -> Bool {
    let offset = max(0, min(offset, frames.contentHeight - frame.height))
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }
}
