import Terminal

extension CollectionView {
  /// A cell on its way, where it is seen now.
  typealias MovingCell = (id: ItemID, item: Int, frame: Rect, isAppearing: Bool)

  /// Draws the cells and headers seen in `rect`, and nothing outside of it.
  ///
  /// Cells that fly here from elsewhere are left to `drawFlyingCells(on:)`.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    place(in: rect)
    drawnCells.removeAll(keepingCapacity: true)
    guard let frames = laidOut else { return }
    canvas.clipped(to: rect) { canvas in
      drawDepartures(isFlying: false, on: &canvas)
      drawStandingCells(frames, on: &canvas)
      drawMovingCells(isFlying: false, frames, on: &canvas)
      drawHeaders(frames, on: &canvas)
    }
  }

  /// Draws the cells on their way here from another view, above all that was drawn before.
  ///
  /// A screen whose cells fly between views calls it for each of them after drawing all of them.
  package func drawFlyingCells(on canvas: inout Canvas) {
    guard transition != nil, let frames = laidOut else { return }
    drawDepartures(isFlying: true, on: &canvas)
    drawMovingCells(isFlying: true, frames, on: &canvas)
  }

  /// Cells on their way, in the order of the layout.
  func motions(isFlying: Bool, in frames: FlowFrames) -> [MovingCell] {
    guard let transition else { return [] }
    return transition.motions
      .compactMap { id, motion -> MovingCell? in
        guard motion.isFlying == isFlying, let item = items.index(of: id) else { return nil }
        let end = frames.frame(ofItem: item)
        return (id, item, transition.frame(of: motion, end: end), motion.isAppearing)
      }
      .sorted { $0.item < $1.item }
  }

  /// Where a header is seen, in content coordinates; empty when there is none.
  func headerFrame(ofSection section: Int, in frames: FlowFrames) -> Rect {
    var place = frames.headerFrame(ofSection: section, visibleRows: visibleRows)
    if let transition, let start = transition.headerStarts[snapshot.sections[section].id] {
      place.origin.y = start.interpolated(to: place.minY, progress: transition.progress)
    }
    return place
  }

  /// A rectangle of the content where it is on the screen.
  func screenRect(_ rect: Rect) -> Rect {
    rect.offsetBy(x: frame.minX, y: frame.minY - contentOffset)
  }

  private func drawStandingCells(_ frames: FlowFrames, on canvas: inout Canvas) {
    for item in frames.items(in: visibleRows) {
      let id = items.ids[item]
      let place = screenRect(frames.frame(ofItem: item))
      switch transition?.motions[id] {
      case nil:
        drawCell(cellProvider(id), id, item: item, in: place, seen: place, on: &canvas)
      case let motion? where motion.isFlying:
        let placeholder = placeholderProvider(id)
        canvas.clipped(to: place) {
          placeholder?.draw(on: &$0, in: place, state: CellState(isEnabled: false))
        }
      case _?: break
      }
    }
  }

  private func drawMovingCells(isFlying: Bool, _ frames: FlowFrames, on canvas: inout Canvas) {
    for moving in motions(isFlying: isFlying, in: frames) {
      let seen = screenRect(moving.frame)
      let size = frames.frame(ofItem: moving.item).size
      // A growing cell stands where it will be and is uncovered; one on its way is carried along.
      let origin =
        moving.isAppearing
        ? screenRect(frames.frame(ofItem: moving.item)).origin : seen.origin
      guard !seen.intersection(canvas.clip).isEmpty else { continue }
      canvas.fill(seen)
      drawCell(
        cellProvider(moving.id), moving.id, item: moving.item,
        in: Rect(origin: origin, size: size), seen: seen, on: &canvas)
      if moving.isAppearing, transition?.isFaint(isAppearing: true) == true {
        canvas.restyle(seen) { $0.adding(.dim) }
      }
    }
  }

  private func drawDepartures(isFlying: Bool, on canvas: inout Canvas) {
    guard let transition else { return }
    for departure in transition.departures where departure.isFlying == isFlying {
      let seen = screenRect(transition.frame(of: departure))
      let place = screenRect(departure.start)
      canvas.clipped(to: seen) {
        departure.cell.draw(on: &$0, in: place, state: CellState(isEnabled: false))
      }
      canvas.restyle(seen) { $0.adding(.dim) }
    }
  }

  /// Draws one cell into `place`, of which `seen` is uncovered.
  private func drawCell(
    _ cell: any CollectionCell, _ id: ItemID, item: Int, in place: Rect, seen: Rect,
    on canvas: inout Canvas
  ) {
    drawnCells[id] = cell
    let state = CellState(
      isFocused: isFocused && id == focusedItem, isSelected: selectedItems.contains(id),
      isEnabled: isItemEnabled(id))
    canvas.clipped(to: place.intersection(seen)) { canvas in
      // First, so that a cell with a caret of its own may put the cursor there.
      if state.isFocused, !canvas.clip.isEmpty { canvas.cursor = canvas.clip.origin }
      if let wanted = items.wantedWidth(ofItem: item), wanted > place.width {
        canvas.drawCut(to: place, wantedWidth: wanted) {
          cell.draw(on: &$0, in: $1, state: state)
        }
      } else {
        cell.draw(on: &canvas, in: place, state: state)
      }
    }
  }

  private func drawHeaders(_ frames: FlowFrames, on canvas: inout Canvas) {
    for section in frames.sections(in: visibleRows) {
      let place = screenRect(headerFrame(ofSection: section, in: frames))
      guard !place.intersection(canvas.clip).isEmpty,
        let header = headerProvider(snapshot.sections[section].id)
      else { continue }
      canvas.clipped(to: place) { canvas in
        canvas.fill(place)
        header.draw(on: &canvas, in: place, state: CellState())
      }
      if let cursor = canvas.cursor, place.contains(cursor) { canvas.cursor = nil }
    }
  }
}
