import Terminal

/// The items of a snapshot counted through all sections, each with the size it asked for.
nonisolated struct ItemTable<ItemID: Hashable & Sendable> {
  /// What an item answered when it was asked for its size.
  private struct Measure {
    var fitting: Int
    var size: Size
  }

  let ids: [ItemID]
  private let index: [ItemID: Int]
  private var measures: [Measure?]

  /// A table of `ids`, which are unique; the sizes of items known to `old` are kept, but for those
  /// in `updated`.
  init(ids: [ItemID] = [], keepingSizesOf old: ItemTable? = nil, updated: Set<ItemID> = []) {
    self.ids = ids
    index = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    measures = ids.map { id in
      guard let old, let place = old.index[id], !updated.contains(id) else { return nil }
      return old.measures[place]
    }
  }

  /// The place of an item; nil when it is not there.
  func index(of id: ItemID) -> Int? {
    index[id]
  }

  /// The size an item asked for when it was given `width` columns; nil when it was not asked.
  func size(ofItem item: Int, fitting width: Int) -> Size? {
    measures[item].flatMap { $0.fitting == width ? $0.size : nil }
  }

  /// Keeps what an item answered.
  mutating func setSize(_ size: Size, ofItem item: Int, fitting width: Int) {
    measures[item] = Measure(fitting: width, size: size)
  }

  /// The columns an item asked for when it was last measured.
  func wantedWidth(ofItem item: Int) -> Int? {
    measures[item]?.size.width
  }

  /// Has every item asked for its size again.
  mutating func forgetSizes() {
    measures = Array(repeating: nil, count: ids.count)
  }
}
