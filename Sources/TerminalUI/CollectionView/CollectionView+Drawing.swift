import Terminal

extension CollectionView {
  /// Draws the cells and headers seen in `rect`, and nothing outside of it.
  ///
  /// Cells that fly here from elsewhere are left to `drawFlyingCells(on:)`.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    place(in: rect)
    drawnCells.removeAll(keepingCapacity: true)
    guard let shown else { return }
    let marks = marks
    canvas.clipped(to: rect) { canvas in
      drawDepartures(shown, isFlying: false, on: &canvas)
      drawStandingCells(shown, marks, on: &canvas)
      drawMovingCells(shown, marks, isFlying: false, on: &canvas)
      drawHeaders(shown, on: &canvas)
    }
  }

  /// Draws the cells on their way here from another view, above all that was drawn before.
  ///
  /// A screen whose cells fly between views calls it for each of them after drawing all of them.
  package func drawFlyingCells(on canvas: inout Canvas) {
    guard let shown, shown.transition != nil else { return }
    drawDepartures(shown, isFlying: true, on: &canvas)
    drawMovingCells(shown, marks, isFlying: true, on: &canvas)
  }

  /// Which cells are drawn as focused and chosen.
  private typealias Marks = (focused: ItemID?, selected: Set<ItemID>)

  private var marks: Marks { (isFocused ? focusedItem : nil, selectedItems) }

  private func drawStandingCells(_ shown: Shown, _ marks: Marks, on canvas: inout Canvas) {
    let motions = shown.transition?.motions ?? [:]
    for item in shown.visibleItems {
      let id = shown.items.ids[item]
      let place = shown.screenRect(shown.frames.frame(ofItem: item))
      if let motion = motions[id] {
        if motion.isFlying, let placeholder = placeholderProvider(id) {
          canvas.clipped(to: place) {
            placeholder.draw(on: &$0, in: place, state: CellState(isEnabled: false))
          }
        }
      } else {
        drawCell(id, cutFrom: shown.frames.cutWidth(ofItem: item), marks, in: place, on: &canvas)
      }
    }
  }

  private func drawMovingCells(
    _ shown: Shown, _ marks: Marks, isFlying: Bool, on canvas: inout Canvas
  ) {
    for moving in shown.movingCells(isFlying: isFlying) {
      let seen = shown.screenRect(moving.frame)
      guard !seen.intersection(canvas.clip).isEmpty else { continue }
      // A growing cell stands where it will be and is uncovered; another is carried along.
      let end = shown.screenRect(shown.frames.frame(ofItem: moving.item))
      let place = moving.isAppearing ? end : Rect(origin: seen.origin, size: end.size)
      canvas.clipped(to: seen) { canvas in
        canvas.fill(seen)
        drawCell(
          moving.id, cutFrom: shown.frames.cutWidth(ofItem: moving.item), marks, in: place,
          on: &canvas)
      }
      if moving.isAppearing, shown.transition?.isFadingIn == true {
        canvas.restyle(seen) { $0.adding(.dim) }
      }
    }
  }

  private func drawDepartures(_ shown: Shown, isFlying: Bool, on canvas: inout Canvas) {
    guard let transition = shown.transition else { return }
    for departure in transition.departures where departure.isFlying == isFlying {
      let seen = shown.screenRect(transition.frame(of: departure))
      let place = shown.screenRect(departure.start)
      canvas.clipped(to: seen) {
        departure.cell.draw(on: &$0, in: place, state: CellState(isEnabled: false))
      }
      canvas.restyle(seen) { $0.adding(.dim) }
    }
  }

  /// Draws one cell into `place`, cut when it wanted the more columns of `cutWidth`.
  private func drawCell(
    _ id: ItemID, cutFrom cutWidth: Int?, _ marks: Marks, in place: Rect,
    on canvas: inout Canvas
  ) {
    let cell = cellProvider(id)
    drawnCells[id] = cell
    let state = CellState(
      isFocused: id == marks.focused, isSelected: marks.selected.contains(id),
      isEnabled: isItemEnabled(id))
    canvas.clipped(to: place) { canvas in
      // First, so that a cell with a caret of its own may put the cursor there.
      if state.isFocused, !canvas.clip.isEmpty { canvas.cursor = canvas.clip.origin }
      if let cutWidth {
        canvas.drawCut(to: place, wantedWidth: cutWidth) {
          cell.draw(on: &$0, in: $1, state: state)
        }
      } else {
        cell.draw(on: &canvas, in: place, state: state)
      }
    }
  }

  private func drawHeaders(_ shown: Shown, on canvas: inout Canvas) {
    for section in shown.visibleSections {
      let place = shown.screenRect(shown.headerFrame(ofSection: section))
      guard !place.intersection(canvas.clip).isEmpty,
        let header = headerProvider(shown.sections[section])
      else { continue }
      canvas.clipped(to: place) { canvas in
        canvas.fill(place)
        header.draw(on: &canvas, in: place, state: CellState())
      }
      if let cursor = canvas.cursor, place.contains(cursor) { canvas.cursor = nil }
    }
  }
}
