/// What a collection view shows: sections in order, each with items in order.
///
/// Named after UIKit's `NSDiffableDataSourceSnapshot`. Every identifier stands in it once; an edit
/// that would break this throws and leaves the snapshot as it was.
nonisolated package struct CollectionSnapshot<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// Why an edit was refused.
  package enum EditError: Error, Hashable {
    /// The section is there already, or was given twice.
    case duplicateSection(SectionID)
    /// The item is there already, or was given twice.
    case duplicateItem(ItemID)
    /// An edit names a section that is not there.
    case unknownSection(SectionID)
    /// An edit names an item that is not there.
    case unknownItem(ItemID)
    /// Items were appended to the last section of a snapshot without sections.
    case noSections
  }

  struct Section: Sendable {
    let id: SectionID
    var items: [ItemID] = []
    /// The number of each item, see `numberOfItem`.
    var numbers: [Int] = []
  }

  /// Edited by `CollectionSnapshot+Editing` alone, together with the numbers.
  var sections: [Section] = []
  /// A number for each item that it keeps while it is here, wherever it is moved.
  ///
  /// Hashing an identifier is what costs most; with the numbers all that follows one look-up is
  /// done on integers.
  var numberOfItem: [ItemID: Int] = [:]
  /// One more than the highest number given away.
  var nextNumber = 0
  /// Items whose content changed while their identity did not; see `reloadItems(_:)`.
  package internal(set) var reloadedItemIdentifiers: Set<ItemID> = []

  /// A snapshot without sections.
  package init() {}

  /// A snapshot of sections with their items, in order.
  ///
  /// - Throws: `EditError` when an identifier is given twice.
  package init(_ sections: [(section: SectionID, items: [ItemID])]) throws(EditError) {
    try appendSections(sections.map(\.section))
    for (section, items) in sections {
      try appendItems(items, toSection: section)
    }
  }

  /// The sections, in order.
  package var sectionIdentifiers: [SectionID] { sections.map(\.id) }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(1) when there is one section, else O(*n*).
  package var itemIdentifiers: [ItemID] {
    sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
  }

  /// How many sections there are.
  package var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  package var numberOfItems: Int { numberOfItem.count }

  /// The items of a section, in order; none when the section is not there.
  package func itemIdentifiers(inSection section: SectionID) -> [ItemID] {
    indexOfSection(section).map { sections[$0].items } ?? []
  }

  /// How many items a section has; 0 when it is not there.
  package func numberOfItems(inSection section: SectionID) -> Int {
    indexOfSection(section).map { sections[$0].items.count } ?? 0
  }

  /// Whether the item is there.
  package func contains(_ item: ItemID) -> Bool {
    numberOfItem[item] != nil
  }

  /// The section an item is in; nil when it is not there.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    position(of: item).map { sections[$0.section].id }
  }

  /// The place of a section among the sections, zero-based; nil when it is not there.
  package func indexOfSection(_ section: SectionID) -> Int? {
    sections.firstIndex { $0.id == section }
  }

  /// The place of an item among the items of all sections, zero-based; nil when it is not there.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package func indexOfItem(_ item: ItemID) -> Int? {
    guard let position = position(of: item) else { return nil }
    return sections[..<position.section].reduce(position.item) { $0 + $1.items.count }
  }

  /// The place of an item by section and item; nil when it is not there.
  func position(of item: ItemID) -> ItemPosition? {
    guard let number = numberOfItem[item] else { return nil }
    for (index, section) in sections.enumerated() {
      if let place = section.numbers.firstIndex(of: number) {
        return ItemPosition(section: index, item: place)
      }
    }
    return nil
  }

  /// By number, the place of each item among the items of all sections.
  func indexByNumber() -> [Int] {
    var result = Array(repeating: -1, count: nextNumber)
    var index = 0
    for section in sections {
      for number in section.numbers {
        result[number] = index
        index += 1
      }
    }
    return result
  }

  /// For each item of all sections, its place among those of `old`; nil when it is new.
  func sources(in old: Self) -> [Int?] {
    let indexByNumber = old.indexByNumber()
    var result: [Int?] = []
    result.reserveCapacity(numberOfItems)
    for section in sections {
      for item in section.items {
        result.append(old.numberOfItem[item].map { indexByNumber[$0] })
      }
    }
    return result
  }
}

extension CollectionSnapshot: Equatable {
  nonisolated package static func == (first: Self, second: Self) -> Bool {
    first.sections.elementsEqual(second.sections) { $0.id == $1.id && $0.items == $1.items }
      && first.reloadedItemIdentifiers == second.reloadedItemIdentifiers
  }
}
