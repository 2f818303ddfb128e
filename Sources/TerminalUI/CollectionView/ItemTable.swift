import Terminal

/// The items of a snapshot counted through all sections, each with the size it asked for.
nonisolated struct ItemTable<ItemID: Hashable & Sendable> {
  let ids: [ItemID]
  private let numberOfItem: [ItemID: Int]
  private let indexByNumber: [Int]
  private var measures: [ItemMeasure?]

  /// No items.
  init() {
    ids = []
    numberOfItem = [:]
    indexByNumber = []
    measures = []
  }

  /// The items of `snapshot`, none of them measured but those that stood in `old`: at `sources`,
  /// in order.
  init<SectionID>(
    _ snapshot: CollectionSnapshot<SectionID, ItemID>, keepingSizesOf old: ItemTable,
    sources: [Int?]
  ) {
    ids = snapshot.itemIdentifiers
    numberOfItem = snapshot.numberOfItem
    indexByNumber = snapshot.indexByNumber()
    measures = sources.map { $0.flatMap { old.measures[$0] } }
  }

  /// The place of an item; nil when it is not there.
  func index(of id: ItemID) -> Int? {
    numberOfItem[id].map { indexByNumber[$0] }
  }

  /// Has items asked for their size again.
  mutating func forgetSizes(of ids: some Sequence<ItemID>) {
    for id in ids {
      if let item = index(of: id) { measures[item] = nil }
    }
  }

  /// The size an item asked for when it was given `width` columns; nil when it was not asked.
  func size(ofItem item: Int, fitting width: Int) -> Size? {
    measures[item].flatMap { $0.fitting == width ? $0.size : nil }
  }

  /// Keeps what an item answered.
  mutating func setSize(_ size: Size, ofItem item: Int, fitting width: Int) {
    measures[item] = ItemMeasure(fitting: width, size: size)
  }

  /// Has every item asked for its size again.
  mutating func forgetSizes() {
    measures = Array(repeating: nil, count: ids.count)
  }
}

/// What an item answered when it was asked for its size.
///
/// Not nested in the table: of a type with parameters of its own, Swift would look up the table's
/// for each item that is laid out.
nonisolated private struct ItemMeasure {
  var fitting: Int
  var size: Size
}
