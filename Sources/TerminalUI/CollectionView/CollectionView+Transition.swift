import Terminal

/// What is seen of a collection view at one moment, and the layout it stands on.
struct SeenState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// Where cells are seen, in content coordinates.
  var cells: [ItemID: Rect] = [:]
  /// Those of them that are on their way from outside of the view.
  var flying: Set<ItemID> = []
  var headers: [SectionID: Int] = [:]
  var departures: [CellTransition<SectionID, ItemID>.Departure] = []
  var drawnCells: [ItemID: any CollectionCell] = [:]
  var frames: FlowFrames
  var items: ItemTable<ItemID>
  var contentOffset: Int
}

extension CollectionView {
  typealias Seen = SeenState<SectionID, ItemID>
  typealias Transition = CellTransition<SectionID, ItemID>

  /// What is seen now; nil before the view has a place on the screen.
  func seenState() -> Seen? {
    guard let frames = laidOut else { return nil }
    var seen = Seen(frames: frames, items: items, contentOffset: contentOffset)
    seen.drawnCells = drawnCells
    for item in frames.items(in: visibleRows) {
      seen.cells[items.ids[item]] = frames.frame(ofItem: item)
    }
    for isFlying in [false, true] {
      for moving in motions(isFlying: isFlying, in: frames) {
        seen.cells[moving.id] = moving.frame
        if isFlying { seen.flying.insert(moving.id) }
      }
    }
    for section in frames.sections(in: visibleRows) where frames.hasHeader(section) {
      seen.headers[snapshot.sections[section].id] = headerFrame(ofSection: section, in: frames).minY
    }
    if let transition {
      seen.departures = transition.departures.map { departure in
        var departure = departure
        departure.start = transition.frame(of: departure)
        return departure
      }
      // One that comes back before it is gone starts from what is left of it.
      for departure in seen.departures { seen.cells[departure.id] = departure.start }
    }
    return seen
  }

  /// The way from what was seen to what is laid out now.
  func makeTransition(
    from seen: Seen, arrivingFrom origins: [ItemID: Rect], departing: Set<ItemID>,
    in frames: FlowFrames
  ) -> Transition {
    // What stood on a row of the screen starts there, whatever was scrolled by the change.
    let shift = contentOffset - seen.contentOffset
    var transition = Transition()
    addMotions(to: &transition, from: seen, shift: shift, in: frames)
    addFlights(to: &transition, origins, in: frames)
    transition.departures =
      seen.departures.filter { items.index(of: $0.id) == nil }
      + newDepartures(from: seen, departing)
    for index in transition.departures.indices {
      transition.departures[index].start.origin.y += shift
    }
    for section in frames.sections(in: visibleRows) where frames.hasHeader(section) {
      let id = snapshot.sections[section].id
      let end = frames.headerFrame(ofSection: section, visibleRows: visibleRows).minY
      if let start = seen.headers[id], start + shift != end {
        transition.headerStarts[id] = start + shift
      }
    }
    return transition
  }

  private func addMotions(
    to transition: inout Transition, from seen: Seen, shift: Int, in frames: FlowFrames
  ) {
    let visible = frames.items(in: visibleRows)
    let seenItems = seen.cells.keys.compactMap { items.index(of: $0) }
    for item in Set(visible).union(seenItems) {
      let id = items.ids[item]
      let end = frames.frame(ofItem: item)
      if let start = seen.cells[id] ?? seen.items.index(of: id).map(seen.frames.frame) {
        let shifted = start.offsetBy(x: 0, y: shift)
        let isFlying = seen.flying.contains(id)
        if shifted != end {
          transition.motions[id] = Transition.Motion(start: shifted, isFlying: isFlying)
        }
      } else {
        transition.motions[id] = Transition.Motion(start: end.middleColumn, isAppearing: true)
      }
    }
  }

  /// Cells from elsewhere; one whose place is scrolled out of sight has nowhere to be seen going.
  private func addFlights(
    to transition: inout Transition, _ origins: [ItemID: Rect], in frames: FlowFrames
  ) {
    for (id, origin) in origins {
      guard let item = items.index(of: id),
        visibleRows.overlaps(frames.frame(ofItem: item).rows)
      else { continue }
      let start = origin.offsetBy(x: -frame.minX, y: contentOffset - frame.minY)
      transition.motions[id] = Transition.Motion(start: start, isFlying: true)
    }
  }

  /// The cells that were seen and are gone, as they were last drawn.
  private func newDepartures(
    from seen: Seen, _ departing: Set<ItemID>
  ) -> [Transition.Departure] {
    seen.cells
      .compactMap { id, rect -> Transition.Departure? in
        guard items.index(of: id) == nil, seen.items.index(of: id) != nil,
          !departing.contains(id), let cell = seen.drawnCells[id]
        else { return nil }
        return Transition.Departure(
          id: id, cell: cell, start: rect, isFlying: seen.flying.contains(id))
      }
      .sorted { (seen.items.index(of: $0.id) ?? 0) < (seen.items.index(of: $1.id) ?? 0) }
  }
}

extension FlowFrames {
  /// Whether a section has a header.
  func hasHeader(_ section: Int) -> Bool {
    sections[section].header.height > 0
  }
}
