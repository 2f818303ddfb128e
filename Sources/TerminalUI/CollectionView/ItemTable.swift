/// The items of a snapshot counted through all sections.
nonisolated struct ItemTable<ItemID: Hashable & Sendable> {
  /// The number of each item, by which its size is known.
  let numbers: [Int]
  private let numbering: ItemNumbering<ItemID>
  private let indexByNumber: [Int]

  /// No items.
  init() {
    numbers = []
    numbering = ItemNumbering()
    indexByNumber = []
  }

  /// The items of `snapshot`.
  init<SectionID>(_ snapshot: CollectionSnapshot<SectionID, ItemID>) {
    numbers = snapshot.numbers
    numbering = snapshot.numbering
    indexByNumber = snapshot.indexByNumber()
  }

  /// The places of all items.
  var indices: Range<Int> { numbers.indices }

  /// The item at a place.
  subscript(index: Int) -> ItemID { numbering.ids[numbers[index]] }

  /// The place of an item; nil when it is not there.
  func index(of id: ItemID) -> Int? {
    guard let number = numbering.number(of: id), indexByNumber[number] >= 0 else { return nil }
    return indexByNumber[number]
  }
}
