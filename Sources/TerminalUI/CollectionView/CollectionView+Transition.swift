import Terminal

/// What was seen of a collection view before a change.
struct SeenState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The layout it stood on.
  let shown: ShownState<SectionID, ItemID>
  /// Where cells were seen, in content coordinates.
  var cells: [ItemID: Rect] = [:]
  /// Those of them that were on their way from outside of the view.
  var flying: Set<ItemID> = []
  /// The rows where headers were seen.
  var headers: [SectionID: Int] = [:]
  /// Cells on their way out, from where they were.
  var departures: [CellTransition<SectionID, ItemID>.Departure] = []
  /// What the cells looked like.
  let drawnCells: [ItemID: any CollectionCell]

  init(_ shown: ShownState<SectionID, ItemID>, drawnCells: [ItemID: any CollectionCell]) {
    self.shown = shown
    self.drawnCells = drawnCells
    for item in shown.visibleItems {
      cells[shown.items[item]] = shown.seenFrame(ofItem: item)
    }
    for moving in shown.movingCells(isFlying: false) { cells[moving.id] = moving.frame }
    for moving in shown.movingCells(isFlying: true) {
      cells[moving.id] = moving.frame
      flying.insert(moving.id)
    }
    for section in shown.visibleSections where shown.frames.hasHeader(section) {
      headers[shown.section(section)] = shown.headerFrame(ofSection: section).minY
    }
    guard let transition = shown.transition else { return }
    for var departure in transition.departures {
      departure.start = transition.frame(of: departure)
      departures.append(departure)
      // One that comes back before it is gone starts from what is left of it.
      cells[departure.id] = departure.start
    }
  }

  /// Where an item was, seen or not, in content coordinates.
  func start(of id: ItemID) -> Rect? {
    cells[id] ?? shown.items.index(of: id).map(shown.frames.frame)
  }
}

extension CollectionView {
  typealias Seen = SeenState<SectionID, ItemID>
  typealias Transition = CellTransition<SectionID, ItemID>

  /// The way from what was seen to what is shown now.
  func makeTransition(
    from seen: Seen, to shown: Shown, arrivingFrom origins: [ItemID: Rect],
    departing: Set<ItemID>
  ) -> Transition {
    // What stood on a row of the screen starts there, whatever was scrolled by the change.
    let shift = shown.contentOffset - seen.shown.contentOffset
    var transition = Transition()
    addMotions(to: &transition, from: seen, shift: shift, shown)
    addFlights(to: &transition, origins, shown)
    transition.departures = departures(from: seen, departing, in: shown).map { departure in
      var departure = departure
      departure.start.origin.y += shift
      return departure
    }
    for section in shown.visibleSections where shown.frames.hasHeader(section) {
      let end = shown.frames.headerFrame(ofSection: section, visibleRows: shown.visibleRows).minY
      let id = shown.section(section)
      if let start = seen.headers[id], start + shift != end {
        transition.headerStarts[id] = start + shift
      }
    }
    return transition
  }

  private func addMotions(
    to transition: inout Transition, from seen: Seen, shift: Int, _ shown: Shown
  ) {
    let stillThere = seen.cells.keys.compactMap { shown.items.index(of: $0) }
    for item in Set(shown.visibleItems).union(stillThere) {
      let id = shown.items[item]
      let end = shown.frames.frame(ofItem: item)
      guard let start = seen.start(of: id)?.offsetBy(x: 0, y: shift) else {
        transition.motions[id] = CellMotion(start: end.middleColumn, isAppearing: true)
        continue
      }
      if start != end {
        transition.motions[id] = CellMotion(
          start: start, isFlying: seen.flying.contains(id))
      }
    }
  }

  /// Cells from elsewhere; one whose place is scrolled out of sight has nowhere to be seen going.
  private func addFlights(
    to transition: inout Transition, _ origins: [ItemID: Rect], _ shown: Shown
  ) {
    for (id, origin) in origins {
      guard let item = shown.items.index(of: id),
        shown.visibleRows.overlaps(shown.frames.frame(ofItem: item).rows)
      else { continue }
      let start = origin.offsetBy(
        x: -shown.frame.minX, y: shown.contentOffset - shown.frame.minY)
      transition.motions[id] = CellMotion(start: start, isFlying: true)
    }
  }

  /// The cells that were seen and are gone, as they were last drawn, in their order.
  private func departures(
    from seen: Seen, _ departing: Set<ItemID>, in shown: Shown
  ) -> [Transition.Departure] {
    let earlier = seen.departures.filter { shown.items.index(of: $0.id) == nil }
    let gone = seen.cells
      .compactMap { id, rect -> (Int, Transition.Departure)? in
        guard shown.items.index(of: id) == nil, !departing.contains(id),
          let place = seen.shown.items.index(of: id), let cell = seen.drawnCells[id]
        else { return nil }
        let isFlying = seen.flying.contains(id)
        return (place, Transition.Departure(id: id, cell: cell, start: rect, isFlying: isFlying))
      }
      .sorted { $0.0 < $1.0 }
    return earlier + gone.map(\.1)
  }
}

extension FlowFrames {
  /// Whether a section has a header.
  func hasHeader(_ section: Int) -> Bool {
    sections[section].header.height > 0
  }
}
