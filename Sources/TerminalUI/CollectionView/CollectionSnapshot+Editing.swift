/// Each edit checks all of its input first: one that throws has changed nothing.
nonisolated extension CollectionSnapshot {
  // MARK: Sections

  /// Adds empty sections at the end.
  ///
  /// - Throws: `EditError.duplicateSection`.
  package mutating func appendSections(_ identifiers: [SectionID]) throws(EditError) {
    var seen = Set(sections.map(\.id))
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw .duplicateSection(identifier)
    }
    sections += identifiers.map { Section(id: $0) }
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
      identifiers, at: ItemPosition(section: index, item: sections[index].numbers.count))
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
    let doomed = Set(identifiers.compactMap(number))
    guard !doomed.isEmpty else { return }
    for index in sections.indices where sections[index].numbers.contains(where: doomed.contains) {
      sections[index].numbers.removeAll(where: doomed.contains)
    }
    forget(doomed)
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

  fileprivate mutating func insertItems(
    _ identifiers: [ItemID], at position: ItemPosition
  ) throws(EditError) {
    if numbering.count > 2 * numberOfItems + 64 { renumber() }
    let numbers = numbering.numbers(for: identifiers)
    for (offset, number) in numbers.enumerated() where !present.insert(number) {
      for earlier in numbers[..<offset] { present.remove(earlier) }
      throw .duplicateItem(identifiers[offset])
    }
    sections[position.section].numbers.insert(contentsOf: numbers, at: position.item)
  }

  /// Forgets the identifiers of items that are not there any more.
  private mutating func renumber() {
    let items = sections.map(identifiers)
    numbering = ItemNumbering()
    present = NumberSet(count: numberOfItems)
    for index in sections.indices {
      sections[index].numbers = numbering.numbers(for: items[index])
      for number in sections[index].numbers { _ = present.insert(number) }
    }
  }

  fileprivate mutating func moveItem(
    _ identifier: ItemID, besides other: ItemID, offset: Int
  ) throws(EditError) {
    let source = try requireItem(identifier)
    _ = try requireItem(other)
    guard identifier != other else { return }
    let number = sections[source.section].numbers.remove(at: source.item)
    let target = try requireItem(other)
    sections[target.section].numbers.insert(number, at: target.item + offset)
  }

  private mutating func forget(_ numbers: some Sequence<Int>) {
    for number in numbers {
      present.remove(number)
      let identifier = numbering.ids[number]
      numbering.forget(identifier)
      reloadedItemIdentifiers.remove(identifier)
    }
  }
}
