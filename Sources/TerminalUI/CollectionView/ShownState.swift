import Terminal

/// What a collection view shows at one moment: its layout, how far it is scrolled, what moves.
///
/// Taken once for a drawing or a look at it. Observed properties of a generic class are costly to
/// read, so they are not read for each cell.
struct ShownState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A cell on its way, where it is seen now in content coordinates.
  typealias MovingCell = (id: ItemID, item: Int, frame: Rect, isAppearing: Bool)

  let frames: FlowFrames
  let items: ItemTable<ItemID>
  let snapshot: CollectionSnapshot<SectionID, ItemID>
  let transition: CellTransition<SectionID, ItemID>?
  let contentOffset: Int
  /// Where the view is on the screen.
  let frame: Rect

  /// The rows of the content that are seen.
  var visibleRows: Range<Int> { contentOffset..<contentOffset + frame.height }

  /// The items on lines that are seen.
  var visibleItems: Range<Int> { frames.items(in: visibleRows) }

  /// The sections of which something is seen.
  var visibleSections: Range<Int> { frames.sections(in: visibleRows) }

  /// The identifier of a section.
  func section(_ index: Int) -> SectionID { snapshot.sections[index].id }

  /// A rectangle of the content where it is on the screen.
  func screenRect(_ rect: Rect) -> Rect {
    rect.offsetBy(x: frame.minX, y: frame.minY - contentOffset)
  }

  /// How an item comes to its place; nil when it stands there.
  func motion(ofItem item: Int) -> CellMotion? {
    transition.flatMap { $0.motions[items[item]] }
  }

  /// How items come to their places; none when all stand.
  var motionsByItem: [Int: CellMotion] {
    guard let transition else { return [:] }
    let motions = transition.motions.compactMap { id, motion in
      items.index(of: id).map { ($0, motion) }
    }
    return Dictionary(uniqueKeysWithValues: motions)
  }

  /// Where an item is seen, in content coordinates, also on its way.
  func seenFrame(ofItem item: Int) -> Rect {
    let end = frames.frame(ofItem: item)
    guard let transition, let motion = motion(ofItem: item) else { return end }
    return transition.frame(of: motion, end: end)
  }

  /// Cells on their way, in the order of the layout.
  func movingCells(isFlying: Bool) -> [MovingCell] {
    guard let transition else { return [] }
    return transition.motions
      .compactMap { id, motion -> MovingCell? in
        guard motion.isFlying == isFlying, let item = items.index(of: id) else { return nil }
        return (id, item, seenFrame(ofItem: item), motion.isAppearing)
      }
      .sorted { $0.item < $1.item }
  }

  /// Where a header is seen, in content coordinates, also on its way; empty when there is none.
  func headerFrame(ofSection section: Int) -> Rect {
    var place = frames.headerFrame(ofSection: section, visibleRows: visibleRows)
    if let transition, let start = transition.headerStarts[self.section(section)] {
      place.origin.y = start.interpolated(to: place.minY, progress: transition.progress)
    }
    return place
  }
}

extension CollectionView {
  typealias Shown = ShownState<SectionID, ItemID>

  /// What is shown now; nil before the view has a place on the screen.
  var shown: Shown? {
    guard let frames = laidOut else { return nil }
    return Shown(
      frames: frames, items: items, snapshot: snapshot,
      transition: transition, contentOffset: contentOffset, frame: frame)
  }
}
