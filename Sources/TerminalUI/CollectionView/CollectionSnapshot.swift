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

  struct Section: Hashable, Sendable {
    let id: SectionID
    var items: [ItemID]
  }

  /// Edited by `CollectionSnapshot+Editing` alone, together with `sectionOfItem`.
  var sections: [Section] = []
  var sectionOfItem: [ItemID: SectionID] = [:]
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
  package var itemIdentifiers: [ItemID] { sections.flatMap(\.items) }

  /// How many sections there are.
  package var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  package var numberOfItems: Int { sectionOfItem.count }

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
    sectionOfItem[item] != nil
  }

  /// The section an item is in; nil when it is not there.
  package func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    sectionOfItem[item]
  }

  /// The place of a section among the sections, zero-based; nil when it is not there.
  package func indexOfSection(_ section: SectionID) -> Int? {
    sections.firstIndex { $0.id == section }
  }

  /// The place of an item among the items of all sections, zero-based; nil when it is not there.
  ///
  /// - Complexity: O(*n*) in the number of items of its section.
  package func indexOfItem(_ item: ItemID) -> Int? {
    guard let position = position(of: item) else { return nil }
    return sections[..<position.section].reduce(position.item) { $0 + $1.items.count }
  }

  /// The place of an item by section and item; nil when it is not there.
  func position(of item: ItemID) -> ItemPosition? {
    guard let section = sectionOfItem[item], let sectionIndex = indexOfSection(section),
      let itemIndex = sections[sectionIndex].items.firstIndex(of: item)
    else { return nil }
    return ItemPosition(section: sectionIndex, item: itemIndex)
  }
}

extension CollectionSnapshot: Equatable {
  nonisolated package static func == (first: Self, second: Self) -> Bool {
    first.sections == second.sections
      && first.reloadedItemIdentifiers == second.reloadedItemIdentifiers
  }
}
