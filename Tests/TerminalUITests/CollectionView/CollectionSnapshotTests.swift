import TerminalUI
import TestSupport
import Testing

private typealias Snapshot = CollectionSnapshot<String, Int>

struct CollectionSnapshotTests {
  private static func sample() throws -> Snapshot {
    try Snapshot([("a", [1, 2, 3]), ("b", []), ("c", [4])])
  }

  @Test func `sections and items stand in the order they were given`() throws {
    let snapshot = try Self.sample()
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("c") == 2)
  }

  @Test func `what is not there has no place`() throws {
    let snapshot = try Self.sample()
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("z") == nil)
    #expect(snapshot.itemIdentifiers(inSection: "z") == [])
    #expect(!snapshot.contains(9))
  }

  @Test func `items are inserted beside others, in the order given`() throws {
    var snapshot = try Self.sample()
    try snapshot.insertItems([10, 11], beforeItem: 2)
    try snapshot.insertItems([12], afterItem: 4)
    try snapshot.appendItems([13], toSection: "b")
    try snapshot.appendItems([14])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [13])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [4, 12, 14])
  }

  @Test func `items move within and between sections, to either side`() throws {
    var snapshot = try Self.sample()
    try snapshot.moveItem(1, afterItem: 3)
    try snapshot.moveItem(3, beforeItem: 2)
    try snapshot.moveItem(2, beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [2, 4])
  }

  @Test func `moving beside itself changes nothing`() throws {
    var snapshot = try Self.sample()
    try snapshot.moveItem(2, beforeItem: 2)
    #expect(try snapshot == Self.sample())
  }

  @Test func `deleting takes items, and forgets what is not there`() throws {
    var snapshot = try Self.sample()
    snapshot.deleteItems([2, 4, 99])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 3])
    #expect(!snapshot.contains(2))
    try snapshot.appendItems([2], toSection: "c")
    #expect(snapshot.itemIdentifiers == [1, 3, 2])
  }

  @Test func `reloading marks items until they are gone`() throws {
    var snapshot = try Self.sample()
    try snapshot.reloadItems([1, 4])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [4])
  }

  @Test(arguments: 1...20)
  func `after many edits everything is where plain lists say`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var snapshot = try Snapshot([("a", []), ("b", []), ("c", [])])
    var lists: [String: [Int]] = ["a": [], "b": [], "c": []]
    for step in 0..<400 {
      let before = snapshot
      let known = lists.values.flatMap { $0 }.sorted()
      let target = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      switch (Int.random(in: 0..<3, using: &random), known.randomElement(using: &random)) {
      case (0, let item?):
        snapshot.deleteItems([item])
        for key in lists.keys { lists[key]?.removeAll { $0 == item } }
      case (1, let item?):
        guard let other = lists[target]?.randomElement(using: &random), other != item else { break }
        try snapshot.moveItem(item, beforeItem: other)
        for key in lists.keys { lists[key]?.removeAll { $0 == item } }
        if let place = lists[target]?.firstIndex(of: other) {
          lists[target]?.insert(item, at: place)
        }
      default:
        try snapshot.appendItems([step], toSection: target)
        lists[target]?.append(step)
      }
      for (section, items) in lists {
        #expect(snapshot.itemIdentifiers(inSection: section) == items)
      }
      let all = snapshot.itemIdentifiers
      #expect(all.map { snapshot.indexOfItem($0) } == Array(all.indices))
      let inserted = CollectionChangeset(from: before, to: snapshot).items.inserted.map(\.id)
      #expect(Set(inserted) == Set(all).subtracting(before.itemIdentifiers))
    }
  }

  nonisolated private struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: Snapshot.EditError
    let edit: @Sendable (inout Snapshot) throws -> Void
  }

  nonisolated private static let refusals: [Refusal] = [
    Refusal(testDescription: "append twice", error: .duplicateItem(7)) {
      try $0.appendItems([6, 7, 7])
    },
    Refusal(testDescription: "append known", error: .duplicateItem(1)) {
      try $0.appendItems([5, 1], toSection: "b")
    },
    Refusal(testDescription: "insert known", error: .duplicateItem(3)) {
      try $0.insertItems([5, 3], beforeItem: 1)
    },
    Refusal(testDescription: "insert beside unknown", error: .unknownItem(8)) {
      try $0.insertItems([5], afterItem: 8)
    },
    Refusal(testDescription: "append to unknown", error: .unknownSection("z")) {
      try $0.appendItems([5], toSection: "z")
    },
    Refusal(testDescription: "section twice", error: .duplicateSection("y")) {
      try $0.appendSections(["x", "y", "y"])
    },
    Refusal(testDescription: "section known", error: .duplicateSection("b")) {
      try $0.appendSections(["x", "b"])
    },
    Refusal(testDescription: "move unknown", error: .unknownItem(8)) {
      try $0.moveItem(8, beforeItem: 1)
    },
    Refusal(testDescription: "move beside unknown", error: .unknownItem(8)) {
      try $0.moveItem(1, afterItem: 8)
    },
    Refusal(testDescription: "reload unknown", error: .unknownItem(8)) {
      try $0.reloadItems([1, 8])
    },
  ]

  @Test(arguments: refusals)
  private func `a refused edit throws and leaves the snapshot as it was`(refusal: Refusal) throws {
    var snapshot = try Self.sample()
    #expect(throws: refusal.error) { try refusal.edit(&snapshot) }
    #expect(try snapshot == Self.sample())
    #expect(snapshot.numberOfItems == 4)
  }

  @Test func `items need a section`() {
    var snapshot = Snapshot()
    #expect(throws: Snapshot.EditError.noSections) {
      try snapshot.appendItems([1])
    }
  }

  @Test func `a snapshot made at once refuses duplicates across sections`() {
    #expect(throws: Snapshot.EditError.duplicateItem(1)) {
      _ = try Snapshot([("a", [1]), ("b", [1])])
    }
  }
}
