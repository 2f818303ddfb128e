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
    self.init(from: old, to: new, sources: new.sources(in: old))
  }

  /// The changes from `old` to `new`, of which `sources` says where each item stood.
  init(
    from old: CollectionSnapshot<SectionID, ItemID>, to new: CollectionSnapshot<SectionID, ItemID>,
    sources: [Int?]
  ) {
    let oldIndex = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($1.id, $0) })
    let sectionSources = new.sections.map { oldIndex[$0.id] }
    sections = Self.sectionChanges(from: old, to: new, sources: sectionSources)
    var comparison = ItemComparison(
      old: old, new: new, sectionSources: sectionSources, sources: sources)
    items = comparison.changes()
  }

  private static func sectionChanges(
    from old: CollectionSnapshot<SectionID, ItemID>, to new: CollectionSnapshot<SectionID, ItemID>,
    sources: [Int?]
  ) -> Changeset<SectionID, Int> {
    var changes = Changeset<SectionID, Int>()
    let kept = Set(sources)
    for (index, section) in old.sections.enumerated() where !kept.contains(index) {
      changes.deleted.append(.init(id: section.id, position: index))
    }
    let stays = IncreasingRun.longest(in: sources)
    for (index, section) in new.sections.enumerated() where !stays[index] {
      if let source = sources[index] {
        changes.moved.append(.init(id: section.id, source: source, target: index))
      } else {
        changes.inserted.append(.init(id: section.id, position: index))
      }
    }
    return changes
  }
}

/// Two snapshots side by side, and where each item of the new one stood in the old.
nonisolated private struct ItemComparison<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  typealias Snapshot = CollectionSnapshot<SectionID, ItemID>

  let old: Snapshot
  let new: Snapshot
  let sectionSources: [Int?]
  let sources: [Int?]
  private let oldPositions: [ItemPosition]
  private var result = Changeset<ItemID, ItemPosition>()

  init(old: Snapshot, new: Snapshot, sectionSources: [Int?], sources: [Int?]) {
    self.old = old
    self.new = new
    self.sectionSources = sectionSources
    self.sources = sources
    oldPositions = old.sections.enumerated().flatMap { section, content in
      content.numbers.indices.map { ItemPosition(section: section, item: $0) }
    }
  }

  mutating func changes() -> Changeset<ItemID, ItemPosition> {
    addDeleted()
    var first = 0
    for (index, section) in new.sections.enumerated() {
      let end = first + section.numbers.count
      addInsertedAndMoved(in: index, sources: sources[first..<end])
      first = end
    }
    addUpdated()
    return result
  }

  private mutating func addDeleted() {
    var survives = Array(repeating: false, count: oldPositions.count)
    for case let source? in sources { survives[source] = true }
    for (index, position) in oldPositions.enumerated() where !survives[index] {
      result.deleted.append(.init(id: old.item(at: position), position: position))
    }
  }

  /// Sorts the items of one new section into those that stay and the others.
  private mutating func addInsertedAndMoved(in section: Int, sources: ArraySlice<Int?>) {
    let oldSection = sectionSources[section]
    let stays = IncreasingRun.longest(
      in: sources.map { source in
        source.flatMap { oldPositions[$0].section == oldSection ? $0 : nil }
      })
    for (item, source) in sources.enumerated() where !stays[item] {
      let target = ItemPosition(section: section, item: item)
      let id = new.item(at: target)
      if let source {
        result.moved.append(.init(id: id, source: oldPositions[source], target: target))
      } else {
        result.inserted.append(.init(id: id, position: target))
      }
    }
  }

  private mutating func addUpdated() {
    result.updated = new.reloadedItemIdentifiers
      .filter(old.contains)
      .compactMap { id in new.position(of: id).map { .init(id: id, position: $0) } }
      .sorted { $0.position < $1.position }
  }
}
