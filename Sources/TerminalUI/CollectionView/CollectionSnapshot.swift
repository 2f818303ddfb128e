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
    /// The items, by their numbers.
    var numbers: [Int] = []
  }

  /// Edited by `CollectionSnapshot+Editing` alone, together with what follows.
  var sections: [Section] = []
  /// What the numbers stand for; also identifiers that are not there any more.
  var numbering = ItemNumbering<ItemID>()
  /// The numbers of the items that are there.
  var present = NumberSet()
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
  /// - Complexity: O(*n*).
  package var itemIdentifiers: [ItemID] { sections.flatMap(identifiers) }

  /// How many sections there are.
  package var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  package var numberOfItems: Int { sections.reduce(0) { $0 + $1.numbers.count } }

  /// The items of a section, in order; none when the section is not there.
  ///
  /// - Complexity: O(*n*) in the number of its items.
  package func itemIdentifiers(inSection section: SectionID) -> [ItemID] {
    indexOfSection(section).map { identifiers(of: sections[$0]) } ?? []
  }

  /// Whether the item is there.
  package func contains(_ item: ItemID) -> Bool {
    number(of: item) != nil
  }

  /// The place of a section among the sections, zero-based; nil when it is not there.
  package func indexOfSection(_ section: SectionID) -> Int? {
    sections.firstIndex { $0.id == section }
  }

  /// The place of an item among the items of all sections, zero-based; nil when it is not there.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package func indexOfItem(_ item: ItemID) -> Int? {
    position(of: item).map(index)
  }
}

// MARK: - Numbers

nonisolated extension CollectionSnapshot {
  /// The numbers of all items, in order.
  var numbers: [Int] {
    sections.count == 1 ? sections[0].numbers : sections.flatMap(\.numbers)
  }

  /// The number of an item; nil when it is not there.
  func number(of item: ItemID) -> Int? {
    numbering.number(of: item).flatMap { present.contains($0) ? $0 : nil }
  }

  /// The place of an item by section and item; nil when it is not there.
  func position(of item: ItemID) -> ItemPosition? {
    guard let number = number(of: item) else { return nil }
    for (index, section) in sections.enumerated() {
      if let place = section.numbers.firstIndex(of: number) {
        return ItemPosition(section: index, item: place)
      }
    }
    return nil
  }

  /// The item at a place.
  func item(at position: ItemPosition) -> ItemID {
    numbering.ids[sections[position.section].numbers[position.item]]
  }

  /// A place counted through all sections.
  func index(of position: ItemPosition) -> Int {
    sections[..<position.section].reduce(position.item) { $0 + $1.numbers.count }
  }

  /// By number, the place of each item among the items of all sections; -1 for what is not there.
  func indexByNumber() -> [Int] {
    var result = Array(repeating: -1, count: numbering.count)
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
  ///
  /// - Complexity: O(*n*); hashes nothing where one snapshot was made from the other.
  func sources(in old: Self) -> [Int?] {
    let indexByNumber = old.indexByNumber()
    let isCopy = numbering.isCopy(of: old.numbering)
    return numbers.map { number in
      let known = isCopy ? number : old.numbering.number(of: numbering.ids[number])
      return known.flatMap { indexByNumber[$0] < 0 ? nil : indexByNumber[$0] }
    }
  }

  func identifiers(of section: Section) -> [ItemID] {
    section.numbers.map { numbering.ids[$0] }
  }
}

extension CollectionSnapshot: Equatable {
  nonisolated package static func == (first: Self, second: Self) -> Bool {
    let haveSameNumbers = first.numbering.hasSameNumbers(as: second.numbering)
    return first.reloadedItemIdentifiers == second.reloadedItemIdentifiers
      && first.sections.elementsEqual(second.sections) {
        guard $0.id == $1.id, $0.numbers.count == $1.numbers.count else { return false }
        return haveSameNumbers
          ? $0.numbers == $1.numbers : first.identifiers(of: $0) == second.identifiers(of: $1)
      }
  }
}
