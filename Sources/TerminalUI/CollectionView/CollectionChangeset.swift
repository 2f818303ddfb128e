/// How one snapshot becomes another: by sections, and by items within them.
///
/// The items of a section that moves as a whole do not count as moved; those of a section that is
/// deleted or inserted count as deleted or inserted each.
nonisolated package struct CollectionChangeset<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Hashable, Sendable {
  /// What became of the sections.
  package let sections: Changeset<SectionID, Int>
  /// What became of the items.
  package let items: Changeset<ItemID, ItemPosition>

  /// Whether both snapshots are the same.
  package var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// The changes from `old` to `new`.
  ///
  /// The old identifiers are looked up in a table, as in Paul Heckel's "A technique for isolating
  /// differences between files" (1978), which is linear; what stays in place among the rest is
  /// their longest increasing run, so that the fewest are moved.
  ///
  /// - Complexity: O(*n*) hashes; O(*n* log *n*) comparisons of integers at worst, O(*n*) when
  ///   nothing is out of order.
  package init(
    from old: CollectionSnapshot<SectionID, ItemID>, to new: CollectionSnapshot<SectionID, ItemID>
  ) {
    sections = Self.sectionChanges(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    var comparison = ItemComparison(old: old, new: new)
    items = comparison.changes()
  }

  private static func sectionChanges(
    from old: [SectionID], to new: [SectionID]
  ) -> Changeset<SectionID, Int> {
    let oldIndex = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let kept = Set(new)
    var changes = Changeset<SectionID, Int>()
    for (index, id) in old.enumerated() where !kept.contains(id) {
      changes.deleted.append(.init(id: id, position: index))
    }
    let sources = new.map { oldIndex[$0] }
    let stays = IncreasingRun.longest(in: sources)
    for (index, id) in new.enumerated() {
      if let source = sources[index] {
        if !stays[index] { changes.moved.append(.init(id: id, source: source, target: index)) }
      } else {
        changes.inserted.append(.init(id: id, position: index))
      }
    }
    return changes
  }
}

/// Two snapshots side by side, with the table that finds an old item by its identifier.
nonisolated private struct ItemComparison<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  typealias Snapshot = CollectionSnapshot<SectionID, ItemID>

  let old: Snapshot
  let new: Snapshot
  /// Where each old item stood.
  private var oldPositions: [ItemID: ItemPosition]
  /// By old section and item: whether it is there still.
  private var survives: [[Bool]]
  private var result = Changeset<ItemID, ItemPosition>()

  init(old: Snapshot, new: Snapshot) {
    self.old = old
    self.new = new
    oldPositions = Dictionary(minimumCapacity: old.numberOfItems)
    for (section, content) in old.sections.enumerated() {
      for (item, id) in content.items.enumerated() {
        oldPositions[id] = ItemPosition(section: section, item: item)
      }
    }
    survives = old.sections.map { Array(repeating: false, count: $0.items.count) }
  }

  mutating func changes() -> Changeset<ItemID, ItemPosition> {
    let oldSection = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($1.id, $0) })
    for (index, section) in new.sections.enumerated() {
      compare(section.items, section: index, oldSection: oldSection[section.id])
    }
    for (section, content) in old.sections.enumerated() {
      for (item, id) in content.items.enumerated() where !survives[section][item] {
        result.deleted.append(
          .init(id: id, position: ItemPosition(section: section, item: item)))
      }
    }
    return result
  }

  /// Sorts the items of one new section into inserted, moved and staying ones.
  private mutating func compare(_ items: [ItemID], section: Int, oldSection: Int?) {
    let sources = items.map { oldPositions[$0] }
    let stays = IncreasingRun.longest(
      in: sources.map { $0.flatMap { $0.section == oldSection ? $0.item : nil } })
    for (item, id) in items.enumerated() {
      let target = ItemPosition(section: section, item: item)
      guard let source = sources[item] else {
        result.inserted.append(.init(id: id, position: target))
        continue
      }
      survives[source.section][source.item] = true
      if !stays[item] { result.moved.append(.init(id: id, source: source, target: target)) }
      if new.reloadedItemIdentifiers.contains(id) {
        result.updated.append(.init(id: id, position: target))
      }
    }
  }
}
