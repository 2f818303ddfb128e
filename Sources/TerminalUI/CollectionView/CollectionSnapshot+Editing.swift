/// Each edit checks all of its input first: one that throws has changed nothing.
nonisolated extension CollectionSnapshot {
  // MARK: Sections

  /// Adds empty sections at the end.
  ///
  /// - Throws: `EditError.duplicateSection`.
  package mutating func appendSections(_ identifiers: [SectionID]) throws(EditError) {
    try insertSections(identifiers, at: sections.count)
  }

  /// Adds empty sections before another.
  ///
  /// - Throws: `EditError.duplicateSection` or `.unknownSection`.
  package mutating func insertSections(
    _ identifiers: [SectionID], beforeSection other: SectionID
  ) throws(EditError) {
    try insertSections(identifiers, at: requireSection(other))
  }

  /// Adds empty sections after another.
  ///
  /// - Throws: `EditError.duplicateSection` or `.unknownSection`.
  package mutating func insertSections(
    _ identifiers: [SectionID], afterSection other: SectionID
  ) throws(EditError) {
    try insertSections(identifiers, at: requireSection(other) + 1)
  }

  /// Takes sections out, with their items, where they are there.
  package mutating func deleteSections(_ identifiers: [SectionID]) {
    let doomed = Set(identifiers)
    for section in sections where doomed.contains(section.id) {
      forget(section.items)
    }
    sections.removeAll { doomed.contains($0.id) }
  }

  /// Puts a section, with its items, before another.
  ///
  /// - Throws: `EditError.unknownSection`.
  package mutating func moveSection(
    _ identifier: SectionID, beforeSection other: SectionID
  ) throws(EditError) {
    try moveSection(identifier, besides: other, offset: 0)
  }

  /// Puts a section, with its items, after another.
  ///
  /// - Throws: `EditError.unknownSection`.
  package mutating func moveSection(
    _ identifier: SectionID, afterSection other: SectionID
  ) throws(EditError) {
    try moveSection(identifier, besides: other, offset: 1)
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one when none is named.
  ///
  /// - Throws: `EditError.duplicateItem`, `.unknownSection` or `.noSections`.
  package mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(EditError) {
    guard let target = section ?? sections.last?.id else { throw .noSections }
    let index = try requireSection(target)
    try insertItems(
      identifiers, at: ItemPosition(section: index, item: sections[index].items.count))
  }

  /// Adds items before another.
  ///
  /// - Throws: `EditError.duplicateItem` or `.unknownItem`.
  package mutating func insertItems(
    _ identifiers: [ItemID], beforeItem other: ItemID
  ) throws(EditError) {
    try insertItems(identifiers, at: requireItem(other))
  }

  /// Adds items after another.
  ///
  /// - Throws: `EditError.duplicateItem` or `.unknownItem`.
  package mutating func insertItems(
    _ identifiers: [ItemID], afterItem other: ItemID
  ) throws(EditError) {
    var position = try requireItem(other)
    position.item += 1
    try insertItems(identifiers, at: position)
  }

  /// Takes items out, where they are there.
  package mutating func deleteItems(_ identifiers: [ItemID]) {
    let doomed = Set(identifiers)
    let numbers = Set(identifiers.compactMap { numberOfItem[$0] })
    guard !numbers.isEmpty else { return }
    for index in sections.indices where sections[index].numbers.contains(where: numbers.contains) {
      sections[index].items.removeAll { doomed.contains($0) }
      sections[index].numbers.removeAll { numbers.contains($0) }
    }
    forget(identifiers)
  }

  /// Takes all items out, and all sections.
  package mutating func deleteAllItems() {
    self = CollectionSnapshot()
  }

  /// Puts an item before another, in the other's section.
  ///
  /// - Throws: `EditError.unknownItem`.
  package mutating func moveItem(
    _ identifier: ItemID, beforeItem other: ItemID
  ) throws(EditError) {
    try moveItem(identifier, besides: other, offset: 0)
  }

  /// Puts an item after another, in the other's section.
  ///
  /// - Throws: `EditError.unknownItem`.
  package mutating func moveItem(
    _ identifier: ItemID, afterItem other: ItemID
  ) throws(EditError) {
    try moveItem(identifier, besides: other, offset: 1)
  }

  /// Says that the content of items changed, so that they are measured and drawn anew.
  ///
  /// - Throws: `EditError.unknownItem`.
  package mutating func reloadItems(_ identifiers: [ItemID]) throws(EditError) {
    for identifier in identifiers where !contains(identifier) { throw .unknownItem(identifier) }
    reloadedItemIdentifiers.formUnion(identifiers)
  }
}

nonisolated extension CollectionSnapshot {
  fileprivate func requireSection(_ identifier: SectionID) throws(EditError) -> Int {
    guard let index = indexOfSection(identifier) else { throw .unknownSection(identifier) }
    return index
  }

  fileprivate func requireItem(_ identifier: ItemID) throws(EditError) -> ItemPosition {
    guard let position = position(of: identifier) else { throw .unknownItem(identifier) }
    return position
  }

  fileprivate mutating func insertSections(
    _ identifiers: [SectionID], at index: Int
  ) throws(EditError) {
    var seen = Set(sections.map(\.id))
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw .duplicateSection(identifier)
    }
    sections.insert(contentsOf: identifiers.map { Section(id: $0) }, at: index)
  }

  fileprivate mutating func insertItems(
    _ identifiers: [ItemID], at position: ItemPosition
  ) throws(EditError) {
    let first = nextNumber
    try number(identifiers)
    if sections[position.section].items.isEmpty {
      // Shares the storage: copying costs a count of references for each item.
      sections[position.section].items = identifiers
    } else {
      sections[position.section].items.insert(contentsOf: identifiers, at: position.item)
    }
    sections[position.section].numbers.insert(contentsOf: first..<nextNumber, at: position.item)
    if nextNumber > 2 * numberOfItems + 64 { renumber() }
  }

  /// Gives the next numbers to items; to none of them when one is there already.
  private mutating func number(_ identifiers: [ItemID]) throws(EditError) {
    numberOfItem.reserveCapacity(numberOfItem.count + identifiers.count)
    for (offset, identifier) in identifiers.enumerated() {
      guard let known = numberOfItem.updateValue(nextNumber + offset, forKey: identifier) else {
        continue
      }
      numberOfItem[identifier] = known
      for earlier in identifiers.prefix(offset) { numberOfItem[earlier] = nil }
      throw .duplicateItem(identifier)
    }
    nextNumber += identifiers.count
  }

  /// Closes the gaps that deleted items left among the numbers.
  private mutating func renumber() {
    nextNumber = 0
    for index in sections.indices {
      let count = sections[index].items.count
      sections[index].numbers = Array(nextNumber..<nextNumber + count)
      for (item, number) in zip(sections[index].items, sections[index].numbers) {
        numberOfItem[item] = number
      }
      nextNumber += count
    }
  }

  fileprivate mutating func moveSection(
    _ identifier: SectionID, besides other: SectionID, offset: Int
  ) throws(EditError) {
    let source = try requireSection(identifier)
    _ = try requireSection(other)
    guard identifier != other else { return }
    let section = sections.remove(at: source)
    try sections.insert(section, at: requireSection(other) + offset)
  }

  fileprivate mutating func moveItem(
    _ identifier: ItemID, besides other: ItemID, offset: Int
  ) throws(EditError) {
    let source = try requireItem(identifier)
    _ = try requireItem(other)
    guard identifier != other else { return }
    sections[source.section].items.remove(at: source.item)
    let number = sections[source.section].numbers.remove(at: source.item)
    let target = try requireItem(other)
    sections[target.section].items.insert(identifier, at: target.item + offset)
    sections[target.section].numbers.insert(number, at: target.item + offset)
  }

  private mutating func forget(_ identifiers: [ItemID]) {
    for identifier in identifiers { numberOfItem[identifier] = nil }
    reloadedItemIdentifiers.subtract(identifiers)
  }
}
