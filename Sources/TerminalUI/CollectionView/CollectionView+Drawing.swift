import Terminal

extension CollectionView {
  /// Draws the cells and headers seen in `rect`, and nothing outside of it.
  ///
  /// Cells that fly here from elsewhere are left to `drawFlyingCells(on:)`.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    place(in: rect)
    drawnCells.removeAll(keepingCapacity: true)
    guard let shown else { return }
    drawnItems = shown.items
    let marks = marks
    canvas.clipped(to: rect) { canvas in
      if keepsPicture {
        drawKeptCells(shown, marks, on: &canvas)
      } else {
        drawDepartures(shown, isFlying: false, on: &canvas)
        drawStandingCells(shown, marks, on: &canvas)
        drawMovingCells(shown, marks, isFlying: false, on: &canvas)
      }
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

  private var marks: CellMarks {
    CellMarks(
      focused: isFocused ? focusedItem.flatMap { items.index(of: $0) } : nil,
      selected: Set(selectedItems.compactMap { items.index(of: $0) }))
  }

  private func drawStandingCells(_ shown: Shown, _ marks: CellMarks, on canvas: inout Canvas) {
    let motions = shown.motionsByItem
    for item in shown.visibleItems {
      let place = shown.screenRect(shown.frames.frame(ofItem: item))
      guard !motions.isEmpty, let motion = motions[item] else {
        drawnCells.append(drawCell(item, shown, marks, in: place, on: &canvas))
        continue
      }
      if motion.isFlying, let placeholder = placeholderProvider(shown.items[item]) {
        canvas.clipped(to: place) {
          placeholder.draw(on: &$0, in: place, state: CellState(isEnabled: false))
        }
      }
    }
  }

  private func drawMovingCells(
    _ shown: Shown, _ marks: CellMarks, isFlying: Bool, on canvas: inout Canvas
  ) {
    for moving in shown.movingCells(isFlying: isFlying) {
      let seen = shown.screenRect(moving.frame)
      guard !seen.intersection(canvas.clip).isEmpty else { continue }
      // A growing cell stands where it will be and is uncovered; another is carried along.
      let end = shown.screenRect(shown.frames.frame(ofItem: moving.item))
      let place = moving.isAppearing ? end : Rect(origin: seen.origin, size: end.size)
      canvas.clipped(to: seen) { canvas in
        canvas.fill(seen)
        drawnCells.append(drawCell(moving.item, shown, marks, in: place, on: &canvas))
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

  /// Draws the cell of an item, and returns it.
  @discardableResult
  func drawCell(
    _ item: Int, _ shown: Shown, _ marks: CellMarks, in place: Rect, on canvas: inout Canvas
  ) -> DrawnCell {
    let id = shown.items[item]
    let cell = cellProvider(id)
    canvas.drawCell(
      cell, in: place, cutFrom: shown.frames.cutWidth(ofItem: item),
      state: marks.state(ofItem: item, isEnabled: isItemEnabled(id)))
    return DrawnCell(item: item, cell: cell)
  }

  private func drawHeaders(_ shown: Shown, on canvas: inout Canvas) {
    for section in shown.visibleSections {
      let place = shown.screenRect(shown.headerFrame(ofSection: section))
      guard !place.intersection(canvas.clip).isEmpty,
        let header = headerProvider(shown.section(section))
      else { continue }
      canvas.clipped(to: place) { canvas in
        canvas.fill(place)
        header.draw(on: &canvas, in: place, state: CellState())
      }
      if let cursor = canvas.cursor, place.contains(cursor) { canvas.cursor = nil }
    }
  }
}

// What follows knows items by their places and nothing of the type of their identifiers. Code that
// does is compiled once for all types, and looks up at each step what it deals with.

/// A cell as it was drawn, by the place of its item.
struct DrawnCell {
  let item: Int
  let cell: any CollectionCell
}

/// Which cells are drawn as focused and chosen, by the places of their items.
struct CellMarks {
  let focused: Int?
  let selected: Set<Int>

  func state(ofItem item: Int, isEnabled: Bool) -> CellState {
    CellState(
      isFocused: item == focused, isSelected: !selected.isEmpty && selected.contains(item),
      isEnabled: isEnabled)
  }
}

extension Canvas {
  /// Draws one cell into `place`, cut when it wanted the more columns of `cutWidth`.
  fileprivate mutating func drawCell(
    _ cell: any CollectionCell, in place: Rect, cutFrom cutWidth: Int?, state: CellState
  ) {
    clipped(to: place) { canvas in
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
}
