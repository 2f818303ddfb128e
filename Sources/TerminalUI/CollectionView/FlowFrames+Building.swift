import Terminal

nonisolated extension FlowFrames {
  /// Lays out one more section below the others.
  mutating func append(_ input: SectionInput, sizeOfItem: (Int, Int) -> Size) {
    let top = contentHeight
    let first = items.count
    let header = Rect(x: 0, y: top, width: width, height: input.headerHeight)
    contentHeight = header.maxY
    if input.itemCount > 0 {
      var line = LineBuilder(layout: input.layout, width: width)
      contentHeight += input.layout.sectionInset.top
      for item in first..<first + input.itemCount {
        let size =
          input.layout.rowHeight.map { Size(width: line.width, height: $0) }
          ?? sizeOfItem(item, line.width)
        if !line.hasRoom(for: size.width) { close(&line, isLast: false) }
        line.append(size, to: &items, lineNumber: lines.count)
      }
      close(&line, isLast: true)
      contentHeight += input.layout.sectionInset.bottom
    }
    sections.append(
      Section(
        header: header, pinsHeader: input.layout.sectionHeadersPinToVisibleBounds,
        direction: input.layout.direction, items: first..<items.count,
        minY: top, maxY: contentHeight))
  }

  private mutating func close(_ line: inout LineBuilder, isLast: Bool) {
    line.align(&items, isLast: isLast)
    lines.append(
      Line(
        y: contentHeight, height: line.height, items: items.count - line.count..<items.count,
        section: sections.count))
    contentHeight += line.height + (isLast ? 0 : line.layout.minimumLineSpacing)
    line.reset()
  }
}

/// The line that is being filled: its last items are the last of the layout.
nonisolated private struct LineBuilder {
  let layout: FlowLayout
  /// Columns of the line.
  let width: Int
  private(set) var count = 0
  private(set) var height = 0
  /// Columns taken by items and the spacing between them.
  private var used = 0

  init(layout: FlowLayout, width: Int) {
    self.layout = layout
    self.width = layout.lineWidth(in: width)
  }

  /// Whether one more item fits; the first always does.
  func hasRoom(for itemWidth: Int) -> Bool {
    count == 0 || itemWidth <= width - used - layout.minimumInteritemSpacing
  }

  mutating func append(_ size: Size, to items: inout [FlowFrames.Item], lineNumber: Int) {
    if count > 0 { used += layout.minimumInteritemSpacing }
    let itemWidth = min(size.width, width)
    items.append(
      FlowFrames.Item(
        x: Int32(clamping: layout.sectionInset.left + used), width: Int32(clamping: itemWidth),
        wantedWidth: Int32(clamping: size.width),
        height: Int32(clamping: size.height), line: Int32(clamping: lineNumber)))
    used += itemWidth
    height = max(height, size.height)
    count += 1
  }

  /// Moves the items of the line to where the alignment and the direction want them.
  func align(_ items: inout [FlowFrames.Item], isLast: Bool) {
    let free = max(0, width - used)
    let line = items.count - count..<items.count
    switch layout.alignment {
    case .left: break
    case .center:
      for item in line { items[item].x += Int32(clamping: free / 2) }
    case .justified where !isLast && count > 1:
      // The n-th gap ends at the n-th part of the free columns: no gap differs by more than one.
      for (number, item) in line.enumerated() {
        items[item].x += Int32(clamping: free * number / (count - 1))
      }
    case .justified: break
    }
    if layout.direction == .rightToLeft { mirror(&items, line) }
  }

  mutating func reset() {
    count = 0
    height = 0
    used = 0
  }

  private func mirror(_ items: inout [FlowFrames.Item], _ line: Range<Int>) {
    let sides = Int32(clamping: 2 * layout.sectionInset.left + width)
    for item in line {
      items[item].x = sides - items[item].x - items[item].width
    }
  }
}
