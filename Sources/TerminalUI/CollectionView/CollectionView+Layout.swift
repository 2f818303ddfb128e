import Terminal

extension CollectionView {
  /// The layout of what is there, for the width the view was last drawn in; nil before the view
  /// has a place on the screen.
  ///
  /// It is made when a change has asked for it.
  var laidOut: FlowFrames? {
    let requests = layoutRequests
    guard !frame.isEmpty else { return nil }
    if requests != answeredLayoutRequests || frames.width != frame.width {
      answeredLayoutRequests = requests
      layOut()
    }
    return frames
  }

  /// The rows all of it would take in `width` columns: for a screen that gives a view the room it
  /// needs.
  ///
  /// - Complexity: O(1) for the width it is drawn in, else that of a layout.
  package func contentHeight(fitting width: Int) -> Int {
    if width == frame.width, let frames = laidOut { return frames.contentHeight }
    _ = layoutRequests
    return makeFrames(width: width).contentHeight
  }

  /// Takes the place the view is drawn in, and keeps what is looked at in sight when its size
  /// changed.
  func place(in rect: Rect) {
    guard rect != frame else { return }
    guard rect.size != frame.size else {
      frame = rect
      return
    }
    let anchor = laidOut.flatMap(currentAnchor)
    if rect.width != frame.width { goalColumn = nil }
    frame = rect
    if let frames = laidOut { restore(anchor, in: frames) }
  }

  private func layOut() {
    layoutCount += 1
    frames = makeFrames(width: frame.width)
    areItemsLaidOut = true
    clampOffset(in: frames)
    if let item = pendingScrollItem {
      pendingScrollItem = nil
      reveal(item, in: frames)
    }
  }

  private func makeFrames(width: Int) -> FlowFrames {
    let numbers = items.numbers
    return FlowFrames(sections: sectionInputs(width: width), width: width) { [sizes] item, width in
      sizes.size(ofItem: numbers[item], fitting: width) {
        cellProvider(items[item]).size(fitting: width)
      }
    }
  }

  private func sectionInputs(width: Int) -> [FlowFrames.SectionInput] {
    snapshot.sections.map { section in
      let layout = layoutProvider(section.id) ?? layout
      return FlowFrames.SectionInput(
        layout: layout, headerHeight: headerHeight(of: section.id, layout: layout, width: width),
        itemCount: section.numbers.count)
    }
  }

  private func headerHeight(of section: SectionID, layout: FlowLayout, width: Int) -> Int {
    guard let header = headerProvider(section) else { return 0 }
    guard layout.headerReferenceSize == .zero else { return layout.headerReferenceSize.height }
    return header.size(fitting: width).height
  }

  // MARK: What is looked at

  /// What the eye holds on to when the size changes: an item and its row in the view.
  private typealias Anchor = (item: ItemID, row: Int)

  /// The focused item when it is seen, else the first that is.
  private func currentAnchor(in frames: FlowFrames) -> Anchor? {
    let seen = frames.items(in: visibleRows)
    guard let first = seen.first else { return nil }
    let focused = focusedItem.flatMap { items.index(of: $0) }
    let item = focused.flatMap { seen.contains($0) ? $0 : nil } ?? first
    return (items[item], frames.frame(ofItem: item).minY - contentOffset)
  }

  private func restore(_ anchor: Anchor?, in frames: FlowFrames) {
    if let anchor, let item = items.index(of: anchor.item), contentOffset > 0 {
      setOffset(frames.frame(ofItem: item).minY - anchor.row, in: frames)
    } else {
      clampOffset(in: frames)
    }
    if let anchor, anchor.item == focusedItem { reveal(anchor.item, in: frames) }
  }
}
