import TestSupport
import Testing

@testable import TerminalUI

private typealias Snapshot = CollectionSnapshot<Int, Int>
private typealias Changes = CollectionChangeset<Int, Int>

struct CollectionChangesetTests {
  private func changes(_ old: [Int], _ new: [Int]) throws -> Changeset<Int, ItemPosition> {
    try Changes(from: Snapshot([(0, old)]), to: Snapshot([(0, new)])).items
  }

  @Test func `nothing changed is an empty changeset`() throws {
    let snapshot = try Snapshot([(0, [1, 2]), (1, [3])])
    #expect(Changes(from: snapshot, to: snapshot).isEmpty)
    #expect(Changes(from: Snapshot(), to: Snapshot()).isEmpty)
  }

  @Test func `the first taken to the end is one move, and so is the last to the front`() throws {
    let toEnd = try changes([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])
    #expect(toEnd.moved.map(\.id) == [1])
    #expect(toEnd.moved.first?.source == ItemPosition(section: 0, item: 0))
    #expect(toEnd.moved.first?.target == ItemPosition(section: 0, item: 4))
    #expect(try changes([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]).moved.map(\.id) == [5])
  }

  @Test func `a deletion before it does not make an item a moved one`() throws {
    let changes = try changes([1, 2, 3, 4], [0, 3, 4])
    #expect(changes.deleted.map(\.id) == [1, 2])
    #expect(changes.inserted.map(\.id) == [0])
    #expect(changes.moved.isEmpty)
  }

  @Test func `deleting one and moving another at the same place are told apart`() throws {
    let changes = try changes([1, 2, 3], [3, 2])
    #expect(changes.deleted.map(\.id) == [1])
    #expect(changes.moved.count == 1)
  }

  @Test func `one item may be moved and updated`() throws {
    var new = try Snapshot([(0, [2, 3, 1])])
    try new.reloadItems([1])
    let changes = try Changes(from: Snapshot([(0, [1, 2, 3])]), to: new).items
    #expect(changes.moved.map(\.id) == [1])
    #expect(changes.updated.map(\.id) == [1])
  }

  @Test func `a new item is inserted, not updated`() throws {
    var new = try Snapshot([(0, [1, 2])])
    try new.reloadItems([2])
    let changes = try Changes(from: Snapshot([(0, [1])]), to: new).items
    #expect(changes.inserted.map(\.id) == [2])
    #expect(changes.updated.isEmpty)
  }

  @Test func `into another section is a move even where the flat order stays`() throws {
    let changes = try Changes(
      from: Snapshot([(0, [1, 2]), (1, [3])]), to: Snapshot([(0, [1]), (1, [2, 3])]))
    #expect(changes.items.moved.map(\.id) == [2])
    #expect(changes.sections.isEmpty)
  }

  @Test func `a section that moves takes its items along unmoved`() throws {
    let changes = try Changes(
      from: Snapshot([(0, [1, 2]), (1, [3]), (2, [])]),
      to: Snapshot([(1, [3]), (2, []), (0, [1, 2])]))
    #expect(changes.sections.moved.map(\.id) == [0])
    #expect(changes.items.isEmpty)
  }

  @Test func `a deleted section deletes its items, an inserted one inserts them`() throws {
    let changes = try Changes(
      from: Snapshot([(0, [1, 2]), (1, [3])]), to: Snapshot([(1, [3]), (2, [4])]))
    #expect(changes.sections.deleted.map(\.id) == [0])
    #expect(changes.sections.inserted.map(\.id) == [2])
    #expect(changes.items.deleted.map(\.id) == [1, 2])
    #expect(changes.items.inserted.map(\.id) == [4])
  }

  @Test(arguments: 1...300)
  func `applying the changes to the old snapshot makes the new one`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = try Self.randomSnapshot(using: &random)
    var new = try Self.randomSnapshot(using: &random)
    try new.reloadItems(new.itemIdentifiers.filter { _ in Bool.random(using: &random) })
    let changes = Changes(from: old, to: new)
    #expect(changes.items.moved.count + changes.items.inserted.count <= new.numberOfItems)
    #expect(try old.replaying(changes) == new.withoutReloads)
    #expect(
      Set(changes.items.updated.map(\.id))
        == new.reloadedItemIdentifiers.intersection(old.itemIdentifiers))
  }

  private static func randomSnapshot(using random: inout SeededGenerator) throws -> Snapshot {
    var ids = Array(0..<12).shuffled(using: &random)
    let sections = Array(0..<4).shuffled(using: &random)
      .prefix(Int.random(in: 0...4, using: &random))
    return try Snapshot(
      sections.map { section in
        let count = Int.random(in: 0...min(4, ids.count), using: &random)
        defer { ids.removeFirst(count) }
        return (section, Array(ids.prefix(count)))
      })
  }

  @Test func `a large shuffle moves no more than it must`() throws {
    var random = SeededGenerator(seed: 5)
    let old = Array(0..<5_000)
    let new = old.shuffled(using: &random)
    let changes = try changes(old, new)
    let moved = Set(changes.moved.map(\.id))
    let staying = new.filter { !moved.contains($0) }
    #expect(staying == staying.sorted())
    // The longest increasing run of a random shuffle is about twice the square root of its length.
    #expect((120...150).contains(staying.count))
  }
}

struct IncreasingRunTests {
  @Test(arguments: 1...200)
  func `it increases, and no longer one exists`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<9).shuffled(using: &random)
      .map { Bool.random(using: &random) ? $0 : nil }
    let run = zip(values, IncreasingRun.longest(in: values)).compactMap { $1 ? $0 : nil }
    #expect(run == run.sorted())
    #expect(run.count == Self.longestLength(values.compactMap { $0 }))
  }

  /// By trying all of them.
  private static func longestLength(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).map { mask in
      let chosen = values.indices.filter { mask >> $0 & 1 == 1 }.map { values[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }
}

extension CollectionSnapshot where SectionID == Int, ItemID == Int {
  fileprivate var withoutReloads: Self {
    get throws { try Self(sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) }) }
  }

  /// The plain meaning of a changeset: take out what is deleted or moved, then put in what is
  /// inserted or moved, by ascending place.
  fileprivate func replaying(_ changes: CollectionChangeset<Int, Int>) throws -> Self {
    let goneSections = changes.sections.deleted.map(\.id) + changes.sections.moved.map(\.id)
    var sections = sectionIdentifiers.filter { !goneSections.contains($0) }
    let newSections =
      changes.sections.inserted.map { ($0.position, $0.id) }
      + changes.sections.moved.map { ($0.target, $0.id) }
    for (place, id) in newSections.sorted(by: <) { sections.insert(id, at: place) }

    let goneItems = changes.items.deleted.map(\.id) + changes.items.moved.map(\.id)
    var items = sections.map { section in
      itemIdentifiers(inSection: section).filter { !goneItems.contains($0) }
    }
    let newItems =
      changes.items.inserted.map { ($0.position, $0.id) }
      + changes.items.moved.map { ($0.target, $0.id) }
    for (place, id) in newItems.sorted(by: { $0.0 < $1.0 }) {
      items[place.section].insert(id, at: place.item)
    }
    return try Self(Array(zip(sections, items)).map { ($0, $1) })
  }
}
