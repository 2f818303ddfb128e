import Terminal
import TestSupport
import Testing

@testable import TerminalUI

private typealias Snapshot = CollectionSnapshot<String, Int>

struct CollectionSnapshotNarrowingTests {
  @Test func `it has the items asked for in the order asked for`() throws {
    let all = try Snapshot([("a", [1, 2, 3]), ("b", []), ("c", [4, 5])])
    let some = all.narrowed(to: [("c", [4, 1]), ("d", [0]), ("a", [])])
    #expect(some.sectionIdentifiers == ["c", "d", "a"])
    #expect(some.itemIdentifiers(inSection: "c") == [5, 2])
    #expect(some.itemIdentifiers == [5, 2, 1])
    #expect(some.numberOfItems == 3)
    #expect(some.indexOfItem(1) == 2)
    #expect(!some.contains(3))
    #expect(some.indexOfItem(3) == nil)
    #expect(all.itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test(arguments: 1...100)
  func `it is the snapshot that is made of its items`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let all = try Snapshot([("a", Array(0..<20)), ("b", Array(20..<30))])
    let (old, new) = (Part(of: 30, using: &random), Part(of: 30, using: &random))
    #expect(try all.narrowed(to: old.parts) == Snapshot(old.sections))
    #expect((all.narrowed(to: old.parts) == all.narrowed(to: new.parts)) == (old == new))
    let narrowed = CollectionChangeset(
      from: all.narrowed(to: old.parts), to: all.narrowed(to: new.parts))
    let made = try CollectionChangeset(from: Snapshot(old.sections), to: Snapshot(new.sections))
    #expect(narrowed == made)
  }

  @Test(arguments: 1...20)
  func `it is edited as any other, and the whole stays as it was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let all = try Snapshot([("a", Array(0..<200))])
    let part = Part(of: 200, using: &random)
    var narrowed = all.narrowed(to: part.parts)
    var made = try Snapshot(part.sections)
    for step in 0..<100 {
      let known = made.itemIdentifiers
      switch (Int.random(in: 0..<3, using: &random), known.randomElement(using: &random)) {
      case (0, let item?):
        narrowed.deleteItems([item])
        made.deleteItems([item])
      case (1, let item?):
        let other = try #require(known.randomElement(using: &random))
        try narrowed.moveItem(item, afterItem: other)
        try made.moveItem(item, afterItem: other)
      default:
        // One that was left out comes back, where it is not there, or a new one comes.
        let item = made.contains(step) ? 1_000 + step : step
        try narrowed.appendItems([item], toSection: "y")
        try made.appendItems([item], toSection: "y")
      }
      #expect(narrowed == made)
      #expect(narrowed.itemIdentifiers == made.itemIdentifiers)
      #expect((0..<200).allSatisfy { narrowed.contains($0) == made.contains($0) })
    }
    #expect(all.itemIdentifiers == Array(0..<200))
  }

  @Test func `what stands in it already is refused`() throws {
    var some = try Snapshot([("a", [1, 2, 3])]).narrowed(to: [("a", [0, 2])])
    #expect(throws: Snapshot.EditError.duplicateItem(3)) { try some.appendItems([2, 3]) }
    #expect(some.itemIdentifiers == [1, 3])
    try some.appendItems([2])
    #expect(some.itemIdentifiers == [1, 3, 2])
  }
}

/// Some of the places below a number, in any order, in two sections.
private struct Part: Equatable {
  let first: [Int]
  let second: [Int]

  init(of count: Int, using random: inout SeededGenerator) {
    let chosen = (0..<count).filter { _ in Bool.random(using: &random) }
    let isSorted = Bool.random(using: &random)
    let places = isSorted ? chosen : chosen.shuffled(using: &random)
    let middle = Int.random(in: 0...places.count, using: &random)
    (first, second) = (Array(places[..<middle]), Array(places[middle...]))
  }

  /// The sections, of which the items are the places.
  var sections: [(section: String, items: [Int])] { [("x", first), ("y", second)] }

  /// What a snapshot is to be narrowed to.
  var parts: [(section: String, indices: [Int])] { [("x", first), ("y", second)] }
}

/// What a view does with snapshots that are made from one.
struct NarrowedViewTests {
  private static let words = (0..<60).map { String(repeating: "x", count: $0 % 7) + "\($0)" }

  @Test(arguments: 1...40)
  func `a view shows the same as if each snapshot was made anew`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let all = try CollectionSnapshot([("x", Self.words), ("y", [])])
    let rect = Rect(x: 0, y: 0, width: 30, height: 6)
    let narrowing = try WordView(in: rect)
    let making = try WordView(in: rect)
    for _ in 0..<20 {
      let part = Part(of: Self.words.count, using: &random)
      narrowing.view.apply(all.narrowed(to: part.parts), animated: false)
      making.view.apply(
        try CollectionSnapshot(
          part.sections.map { ($0.section, $0.items.map { Self.words[$0] }) }),
        animated: false)
      if Bool.random(using: &random), let place = (part.first + part.second).first {
        narrowing.view.focusItem(Self.words[place])
        making.view.focusItem(Self.words[place])
      }
      let move = try #require(FocusMove.allCases.randomElement(using: &random))
      #expect(narrowing.view.moveFocus(move) == making.view.moveFocus(move))
      #expect(narrowing.draw() == making.draw())
      #expect(narrowing.view.focusedItem == making.view.focusedItem)
      #expect(narrowing.view.visibleRows == making.view.visibleRows)
    }
    #expect(narrowing.measureCounts.values.allSatisfy { $0 == 1 })
  }

  @Test func `an item that was filtered away comes back without being measured`() throws {
    let all = try CollectionSnapshot([("", ["one", "two", "three"])])
    let words = try WordView(in: Rect(x: 0, y: 0, width: 20, height: 2))
    for indices in [[0, 1, 2], [1], [], [0, 1, 2], [2, 0]] {
      words.view.apply(all.narrowed(to: [("", indices)]), animated: false)
      words.draw()
    }
    #expect(words.measureCounts == ["one": 1, "two": 1, "three": 1])
  }

  @Test func `the same items in a snapshot made anew are not measured again`() throws {
    let words = try WordView([("", ["one", "two"])], in: Rect(x: 0, y: 0, width: 20, height: 2))
    let all = try CollectionSnapshot([("", ["two", "three", "one"])])
    for indices in [[2, 0], [1, 0], [0, 1, 2]] {
      words.view.apply(all.narrowed(to: [("", indices)]), animated: false)
      words.draw()
    }
    #expect(words.measureCounts == ["one": 1, "two": 1, "three": 1])
  }

  @Test func `reloaded, invalidated and inserted again, an item is measured again`() throws {
    let all = try CollectionSnapshot([("", ["one", "two"])])
    let words = try WordView(in: Rect(x: 0, y: 0, width: 20, height: 2))
    words.view.apply(all, animated: false)
    words.draw()
    var some = all.narrowed(to: [("", [1])])
    try some.reloadItems(["two"])
    words.view.apply(some, animated: false)
    words.draw()
    #expect(words.measureCounts == ["one": 1, "two": 2])
    words.view.invalidateLayout()
    words.draw()
    words.view.apply(all, animated: false)
    words.draw()
    #expect(words.measureCounts == ["one": 2, "two": 3])
    var other = words.view.snapshot
    other.deleteItems(["one"])
    words.view.apply(other, animated: false)
    words.draw()
    try other.appendItems(["one"])
    words.view.apply(other, animated: false)
    words.draw()
    #expect(words.measureCounts == ["one": 3, "two": 3])
  }
}
